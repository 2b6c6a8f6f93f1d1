import Foundation
import NavigationModel

/// A spring; nothing is drawn in between.
///
/// [UISpringTimingParameters](https://developer.apple.com/documentation/uikit/uispringtimingparameters)
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// A spring.
  open var timingCurveType: UITimingCurveType { .spring }
  /// The control points: nil, as it is a spring.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// Itself: the spring.
  open var springTimingParameters: UISpringTimingParameters? { self }
  /// How fast it begins.
  open private(set) var initialVelocity: CGVector
  /// How much it is damped; 1 for a spring that doesn't swing.
  package let dampingRatio: CGFloat

  /// Creates a spring.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    (dampingRatio, initialVelocity) = (ratio, velocity)
    super.init()
  }

  /// Creates a spring from its physical values.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    let critical = 2 * (mass * stiffness).squareRoot()
    self.init(dampingRatio: critical > 0 ? damping / critical : 1, initialVelocity: velocity)
  }

  nonisolated deinit {}
}
