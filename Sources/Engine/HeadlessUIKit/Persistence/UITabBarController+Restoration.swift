import Foundation
import NavigationModel

extension UITabBarController {
  private static let tabsKey = "UITabBarController.viewControllers"
  private static let selectedKey = "UITabBarController.selectedViewController"
  private static let indexKey = "UITabBarController.selectedIndex"

  /// Stores the tabs and the selected one (B75).
  func encodeTabs(with coder: NSCoder) {
    coder.encode(viewControllers, forKey: Self.tabsKey)
    coder.encode(selectedViewController, forKey: Self.selectedKey)
    coder.encode(selectedIndex, forKey: Self.indexKey)
  }

  /// Restores the tabs, unless they exist already, and selects the one that was selected.
  ///
  /// A selected tab without an identifier is found by its index, if there are enough tabs
  /// (unconfirmed).
  func decodeTabs(with coder: NSCoder) {
    let restored = restoredChildren(coder, forKey: Self.tabsKey).filter { $0.id != moreID }
    let present = viewControllers ?? []
    if !restored.allSatisfy(present.contains) {
      setViewControllers(restored, animated: false)
    }
    let tabs = viewControllers ?? []
    if let selected = coder.decodeObject(forKey: Self.selectedKey) as? UIViewController {
      if tabs.contains(selected) { selectedViewController = selected }
    } else if coder.containsValue(forKey: Self.indexKey) {
      let index = coder.decodeInteger(forKey: Self.indexKey)
      if tabs.indices.contains(index) { selectedIndex = index }
    }
  }
}
