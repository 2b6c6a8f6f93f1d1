import Foundation
import NavigationModel

/// A curve of control points; nothing is drawn in between.
///
/// [UICubicTimingParameters](https://developer.apple.com/documentation/uikit/uicubictimingparameters)
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// A curve of control points, or one of the system's.
  public let timingCurveType: UITimingCurveType
  /// Itself: the control points.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// The spring: nil, as it is a curve.
  open var springTimingParameters: UISpringTimingParameters? { nil }
  /// Its name, if it is one of the system's.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint

  /// Creates one of the system's curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    timingCurveType = .builtin
    (controlPoint1, controlPoint2) = (.zero, CGPoint(x: 1, y: 1))
    super.init()
  }

  /// Creates a curve from control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .linear
    timingCurveType = .cubic
    (controlPoint1, controlPoint2) = (point1, point2)
    super.init()
  }

  nonisolated deinit {}
}
