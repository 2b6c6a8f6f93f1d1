// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptedSidebarDelegate {
  func tabBarController(_ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar, animator: any UITabBarController.Sidebar.Animating) { _ = run(.sidebarVisibilityWillChange, [tabBarController, sidebar, animator as? ContextMenuAnimator]) }
  func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, contextMenuConfigurationFor tab: UITab) -> UIContextMenuConfiguration? { answer(.contextMenuConfigurationForTab, [tabBarController, sidebar, tab]) }
}

extension TableDescriptor {
  static var uiTabBarControllerSidebarDelegate: TableDescriptor {
    TableDescriptor("UITabBarControllerSidebarDelegate", "Is notified of changes of a sidebar (iOS 18).")
      .call(.sidebarVisibilityWillChange, ["tabBarController": UITabBarController.self, "sidebar": UITabBarController.Sidebar.self, "animator": ContextMenuAnimator.self], "Called before the sidebar is shown or hidden, while `isHidden` is as it was.")
      .call(.contextMenuConfigurationForTab, ["tabBarController": UITabBarController.self, "sidebar": UITabBarController.Sidebar.self, "tab": UITab.self], returning: UIContextMenuConfiguration?.self, "Asked when the user presses a tab in the sidebar long for its menu; nil for none.", facts: "H123")
  }
}
