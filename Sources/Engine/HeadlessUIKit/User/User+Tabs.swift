import Foundation
import NavigationModel

extension Stage.User {
  /// Arranges the tabs with Edit of the More list: the tabs with these titles come first, in this
  /// order; then taps Done, unless Edit was tapped before (F86).
  public func reorderTabs(_ titles: [String]) throws(Failure) {
    try perform { () throws(Failure) in
      let tabs = try arrangedTabs
      try checkTouches(of: tabs.viewIfLoaded)
      try check(tabs.userCustomizes(titles))
    }
  }

  /// Edits the sidebar: gives the children of a group this order, by their titles, hides some tabs and
  /// shows others (F96).
  public func editSidebar(
    group: String? = nil, order: [String] = [], hiding: [String] = [], showing: [String] = []
  ) throws(Failure) {
    try perform { () throws(Failure) in
      try check(
        tabBarController.userEditsSidebar(
          group: group, order: order, hiding: hiding, showing: showing))
    }
  }

  /// The tabs whose Edit was tapped, else those on screen.
  private var arrangedTabs: UITabBarController {
    get throws(Failure) {
      for id in stage.hierarchy.visibleInFront {
        if let tabs = (stage.registry[id] as? UITabArrangingController)?.tabs { return tabs }
      }
      return try tabBarController
    }
  }

  private var tabBarController: UITabBarController {
    get throws(Failure) {
      try topmost(UITabBarController.self, or: "there are no tabs on screen")
    }
  }
}
