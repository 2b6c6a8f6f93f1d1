import Foundation
import NavigationModel

// What UIKit's containers store about their children. A page view controller stores nothing about
// its pages.

extension UIViewController {
  /// Its children except those lent by a split view or a tab bar controller.
  fileprivate var ownChildren: [UIViewController] {
    children.filter { stage.hierarchy[$0.id].returnParent == nil }
  }
}

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

extension UISplitViewController {
  private static let columnsKey = "UISplitViewController.viewControllers"
  private static let modeKey = "UISplitViewController.preferredDisplayMode"

  /// Stores the contents of each column: a stack created by the program, or the controllers of a
  /// stack that the split view created (unconfirmed).
  func encodeColumns(with coder: NSCoder) {
    for (column, place) in columns {
      guard let root = controller(place.id) else { continue }
      coder.encode(
        place.isWrapped ? root.ownChildren : [root], forKey: Self.key(of: column))
    }
    if style == .unspecified { coder.encode(viewControllers, forKey: Self.columnsKey) }
    coder.encode(preferredDisplayMode.rawValue, forKey: Self.modeKey)
  }

  /// Restores the contents of the columns, unless they are there already.
  func decodeColumns(with coder: NSCoder) {
    if coder.containsValue(forKey: Self.modeKey),
      let mode = DisplayMode(rawValue: coder.decodeInteger(forKey: Self.modeKey))
    {
      preferredDisplayMode = mode
    }
    if style == .unspecified {
      let restored = restoredChildren(coder, forKey: Self.columnsKey)
      if viewControllers.isEmpty && !restored.isEmpty { viewControllers = restored }
    } else {
      for column in Column.allCases { decode(column, coder) }
    }
  }

  private func decode(_ column: Column, _ coder: NSCoder) {
    let restored = restoredChildren(coder, forKey: Self.key(of: column))
    guard let first = restored.first else { return }
    setViewController(first, for: column)
    guard restored.count > 1, columns[column]?.isWrapped == true, let place = columns[column],
      let stack = controller(place.id) as? UINavigationController
    else { return }
    stack.setViewControllers(
      restored.filter { !($0 is UINavigationController || $0 is UISplitViewController) },
      animated: false)
  }

  private static func key(of column: Column) -> String {
    "UISplitViewController.column\(column.rawValue)"
  }
}
