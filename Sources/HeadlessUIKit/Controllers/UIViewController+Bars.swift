import Foundation
import NavigationModel

extension UIViewController {
  /// The tab item of its own, made with its title when first asked for (B4).
  var ownTabBarItem: UITabBarItem {
    if let item = parts.tabBarItem { return item }
    let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
    parts.tabBarItem = item
    return item
  }

  /// The tab item of its own, if somebody has asked for it.
  package var tabBarItemIfMade: UITabBarItem? { parts.tabBarItem }

  /// Takes note of the flag for bars at the bottom, as a stack does for its top (B57).
  func readBottomBarFlag() { parts.hidesBottomBarAsRead = parts.hidesBottomBar }

  /// Whether bars at the bottom are hidden for its sake (B55 to B57, X4).
  var hidesBottomBar: Bool { parts.hidesBottomBarAsRead }

  // MARK: Editing

  /// The edit button, if somebody has asked for it.
  package var editButtonIfMade: UIBarButtonItem? { parts.editButtonItem }

  /// The edit button; made when first asked for.
  var ownEditButtonItem: UIBarButtonItem {
    if let item = parts.editButtonItem { return item }
    let item = UIBarButtonItem()
    item.onTap = { [weak self] _ in
      guard let self else { return }
      edit(!isEditing, animated: true)
    }
    parts.editButtonItem = item
    nameEditButton(item)
    return item
  }

  /// Gives the edit button the title that fits (B60, X8).
  func nameEditButton(_ item: UIBarButtonItem) {
    item.title = isEditing ? "Done" : "Edit"
    item.style = isEditing ? .done : .plain
  }

  /// Begins or ends editing as the framework asks for it: an override is called, and one that leaves
  /// out super is complained of (B61).
  package func edit(_ editing: Bool, animated: Bool) {
    if !isPerformedByScript("setEditing", editing, animated) {
      setEditing(editing, animated: animated)
    }
    guard isEditing != editing else { return }
    stage.complain(.superLeftOut, stage.describe(self), "setEditing:animated:")
  }
}

extension UIView {
  /// What a person does to a view that does not handle it; returns why nothing happens (B52).
  package func userTouches(_ gesture: ContentGesture) -> String? {
    let controller = nearestController
    let stack = controller as? UINavigationController ?? controller?.navigationController
    guard let stack else { return "nothing handles it" }
    return stack.userTouchesContents(gesture)
  }
}
