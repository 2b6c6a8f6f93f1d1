import Foundation
import NavigationModel

extension UINavigationController {
  private static let stackKey = "UINavigationController.viewControllers"

  /// Stores the controllers of the stack; those without identifiers are skipped and leave no gap
  /// (B75).
  func encodeStack(with coder: NSCoder) {
    coder.encode(ownChildren, forKey: Self.stackKey)
  }

  /// Rebuilds the stack from the restored controllers; if there are none it is unchanged (B80).
  func decodeStack(with coder: NSCoder) {
    let stack = restoredChildren(coder, forKey: Self.stackKey).filter {
      !($0 is UINavigationController || $0 is UISplitViewController)
    }
    if !stack.isEmpty { setViewControllers(stack, animated: false) }
  }
}
