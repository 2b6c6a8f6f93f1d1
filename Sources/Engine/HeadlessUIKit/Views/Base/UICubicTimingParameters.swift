import Foundation
import NavigationModel

/// A curve of control points; nothing is drawn in between.
///
/// [UICubicTimingParameters](https://developer.apple.com/documentation/uikit/uicubictimingparameters)
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// A curve of control points, or one of the system's.
  open private(set) var timingCurveType: UITimingCurveType
  /// Itself: the control points.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// The spring: nil, as it is a curve.
  open var springTimingParameters: UISpringTimingParameters? { nil }
  /// Its name, if it is one of the system's.
  open private(set) var animationCurve: UIView.AnimationCurve
  /// The first control point.
  open private(set) var controlPoint1: CGPoint
  /// The second control point.
  open private(set) var controlPoint2: CGPoint

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

/// What describes how fast animations are at which time.
///
/// [UITimingCurveProvider](https://developer.apple.com/documentation/uikit/uitimingcurveprovider)
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// What kind of curve it is.
  var timingCurveType: UITimingCurveType { get }
  /// The control points; nil for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A kind of timing curve.
///
/// [UITimingCurveType](https://developer.apple.com/documentation/uikit/uitimingcurvetype)
nonisolated public enum UITimingCurveType: Int, Sendable {
  case builtin = 0
  case cubic = 1
  case spring = 2
  case composed = 3
}
