// Written by `make generate` from the declarations of HeadlessUIKit; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import SystemControllers

extension ClassDescriptor<UITabBarController> {
  func bottomAccessory(_ summary: String = "What is shown above the bar, or beside the minimised bar; nil at first (iOS 26).", owned: Bool = false) -> Self {
    property("bottomAccessory", summary: summary, owned: owned, get: { $0.bottomAccessory }, set: { $0.bottomAccessory = $1 })
  }

  func compactTabIdentifiers(_ summary: String = "The identifiers of the roots that compact width shows; nil for all.", owned: Bool = false) -> Self {
    property("compactTabIdentifiers", summary: summary, owned: owned, get: { $0.compactTabIdentifiers }, set: { $0.compactTabIdentifiers = $1 })
  }

  func contentLayoutGuide(_ summary: String = "What the bars of its view leave of it, the same guide each time (iOS 26).", owned: Bool = false) -> Self {
    property("contentLayoutGuide", summary: summary, owned: owned, get: { $0.contentLayoutGuide })
  }

  func customizableViewControllers(_ summary: String = "The controllers that the user may move with Edit of the More list.", owned: Bool = false) -> Self {
    property("customizableViewControllers", summary: summary, owned: owned, get: { $0.customizableViewControllers }, set: { $0.customizableViewControllers = $1 })
  }

  func customizationIdentifier(_ summary: String = "A name under which UIKit stores what the user customizes.", owned: Bool = false) -> Self {
    property("customizationIdentifier", summary: summary, owned: owned, get: { $0.customizationIdentifier }, set: { $0.customizationIdentifier = $1 })
  }

  func isTabBarHidden(_ summary: String = "Whether the program has hidden the bar; false at first.", owned: Bool = false) -> Self {
    property("isTabBarHidden", summary: summary, owned: owned, get: { $0.isTabBarHidden }, set: { $0.isTabBarHidden = $1 })
  }

  func mode(_ summary: String = "Whether a sidebar can show the tabs instead of the bar.", owned: Bool = false) -> Self {
    property("mode", summary: summary, owned: owned, get: { $0.mode }, set: { $0.mode = $1 })
  }

  func selectedTab(_ summary: String = "The selected tab, a child of a group if one is selected there; nil while the More list is shown.", owned: Bool = false) -> Self {
    property("selectedTab", summary: summary, owned: owned, get: { $0.selectedTab }, set: { $0.selectedTab = $1 })
  }

  func selectedViewController(_ summary: String = "The controller of the selected tab, the More controller while its list is shown; nil without tabs.", owned: Bool = false) -> Self {
    property("selectedViewController", summary: summary, owned: owned, get: { $0.selectedViewController }, set: { $0.selectedViewController = $1 })
  }

  func setTabBarHidden(_ summary: String = "Hides or shows the bar; it is hidden as well where a controller hides it on its stack.") -> Self {
    method("setTabBarHidden", "hidden", "animated", summary: summary) { (object: UITabBarController, hidden: Bool, animated: Bool) -> Void in
      object.setTabBarHidden(hidden, animated: animated)
    }
  }

  func setViewControllers(_ summary: String = "Replaces the tabs; all of them can be customized then.") -> Self {
    method("setViewControllers", "viewControllers", "animated", summary: summary) { (object: UITabBarController, viewControllers: [UIViewController]?, animated: Bool) -> Void in
      object.setViewControllers(viewControllers, animated: animated)
    }
  }

  func tabBarMinimizeBehavior(_ summary: String = "What happens to the bar while the user scrolls.", owned: Bool = false) -> Self {
    property("tabBarMinimizeBehavior", summary: summary, owned: owned, get: { $0.tabBarMinimizeBehavior }, set: { $0.tabBarMinimizeBehavior = $1 })
  }

  func tabs(_ summary: String = "The roots; empty while `viewControllers` are used.", owned: Bool = false) -> Self {
    property("tabs", summary: summary, owned: owned, get: { $0.tabs }, set: { $0.tabs = $1 })
  }

  func viewControllers(_ summary: String = "The tabs; nil if they were never set, or set to nil, and while `tabs` are used.", owned: Bool = false) -> Self {
    property("viewControllers", summary: summary, owned: owned, get: { $0.viewControllers }, set: { $0.viewControllers = $1 })
  }
}
