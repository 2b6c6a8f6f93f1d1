import Foundation
import NavigationModel

/// What bars take from an edge of a controller's view (E68).
///
/// [UILayoutSupport](https://developer.apple.com/documentation/uikit/uilayoutsupport)
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The distance from the edge of the view to the end of the bars, in points.
  var length: CGFloat { get }
}
