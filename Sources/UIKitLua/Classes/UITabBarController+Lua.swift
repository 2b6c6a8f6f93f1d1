import Foundation
import HeadlessUIKit
import Lua

extension ScriptWorld {
  var tabBarController: ClassDescriptor<UITabBarController> {
    ClassDescriptor(
      "UITabBarController", of: UITabBarController.self, extends: "UIViewController",
      receiver: "tabs", summary: "A container that shows the selected one of its children."
    )
    .initializer { _ in UITabBarController() }
    .children { (tabs: UITabBarController, children: [UIViewController]) in
      tabs.viewControllers = children
    }
    .property(
      "viewControllers", summary: "The tabs.", get: { Optional($0.viewControllers ?? []) },
      set: { $0.viewControllers = $1 }
    )
    .property(
      "selectedViewController", summary: "The controller of the selected tab.",
      get: { $0.selectedViewController }, set: { $0.selectedViewController = $1 }
    )
    .property(
      "selectedIndex", summary: "The index of the selected tab, from 0; nil without tabs.",
      get: { $0.selectedIndex == NSNotFound ? nil : $0.selectedIndex },
      set: { (tabs: UITabBarController, index: Int?) in
        if let index { tabs.selectedIndex = index }
      }
    )
    .delegate(
      type: "UITabBarControllerDelegate",
      summary: "A table with `shouldSelect(tabs, controller)` and `didSelect`.",
      as: ScriptedTabBarDelegate.self, in: self
    ) { $0.delegate = $1 }
    .method("setViewControllers", "viewControllers", "animated", summary: "Replaces the tabs.") {
      (tabs: UITabBarController, children: [UIViewController], animated: Bool) -> Void in
      tabs.setViewControllers(children, animated: animated)
    }
  }
}
