import Foundation
import NavigationModel

extension Stage.User {
  /// Arranges the tabs with Edit of the More list: the tabs with these titles come first, in this
  /// order; then taps Done (F86).
  public func reorderTabs(_ titles: [String]) throws(Failure) {
    try perform { () throws(Failure) in try check(tabBarController.userCustomizes(titles)) }
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

  private var tabBarController: UITabBarController {
    get throws(Failure) {
      try topmost(UITabBarController.self, or: "there are no tabs on screen")
    }
  }
}
