import Foundation
import NavigationModel

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
