import Foundation
import NavigationModel

/// Methods to respond to changes of the items of a bar; for a managed bar, the controller
/// implements them.
///
/// [UINavigationBarDelegate](https://developer.apple.com/documentation/uikit/uinavigationbardelegate)
// rows: UINavigationBar.Calls, $0.delegate, or $0.navigationController
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether an item may be pushed (B43).
  // row: shouldPush = true
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Called when an item has been pushed; after the animation, if there is one (B43).
  // row: didPush; at didChangeItems
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Whether an item may be popped (B43, B63).
  // row: shouldPop = true
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called when an item has been popped; after the animation, if there is one (B43).
  // row: didPop; at didChangeItems
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}
