import Foundation
import NavigationModel

extension UIViewController {
  /// The title that was given to it, without what a container reads of its children (C13).
  package var ownTitle: String? { stage.hierarchy[id].description.title }

  /// The controller's own tab bar item; created with its title on first access (B4).
  var ownTabBarItem: UITabBarItem {
    if let item = parts.tabBarItem { return item }
    let item = UITabBarItem(title: ownTitle, image: nil, selectedImage: nil)
    parts.tabBarItem = item
    return item
  }

  /// The controller's own tab bar item, if it has been requested.
  package var tabBarItemIfMade: UITabBarItem? { parts.tabBarItem }

  /// Reads the flag for bottom bars, as a stack does for its top (B57).
  func readBottomBarFlag() { parts.hidesBottomBarAsRead = parts.hidesBottomBar }

  /// Whether bottom bars are hidden for this controller (B55 to B57, X4).
  var hidesBottomBar: Bool { parts.hidesBottomBarAsRead }

  // MARK: Editing

  /// The edit button, if it has been requested.
  package var editButtonIfMade: UIBarButtonItem? { parts.editButtonItem }

  /// The edit button; created on first access.
  var ownEditButtonItem: UIBarButtonItem {
    if let item = parts.editButtonItem { return item }
    let item = UIBarButtonItem()
    equipEditButton(item)
    return item
  }

  /// Makes an item the edit button: it begins and ends editing.
  func equipEditButton(_ item: UIBarButtonItem) {
    (item.target, item.action) = (self, "setEditing")
    item.onTap = { [weak self] _ in
      guard let self else { return }
      edit(!isEditing, animated: true)
    }
    parts.editButtonItem = item
    nameEditButton(item)
  }

  /// Updates the title and style of the edit button (B60, X8).
  func nameEditButton(_ item: UIBarButtonItem) {
    item.title = isEditing ? "Done" : "Edit"
    item.style = isEditing ? .done : .plain
  }

  /// Begins or ends editing on behalf of the framework: an override is called, and an override that
  /// doesn't call super is reported (B61).
  package func edit(_ editing: Bool, animated: Bool) {
    callMember(.setEditing, [editing, animated]) { setEditing(editing, animated: animated) }
  }

  /// Posted when `showDetailViewController` may have another effect than before; not posted here.
  nonisolated public static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")

  /// The name of the exception that a wrong parent raises.
  nonisolated public static let hierarchyInconsistencyException = NSExceptionName(
    rawValue: "UIViewControllerHierarchyInconsistency")

  /// Whether it prefers the status bar hidden, according to an override or else its class.
  package var resolvedStatusBarHidden: Bool {
    askMember(.prefersStatusBarHidden) { prefersStatusBarHidden }
  }

  /// Its preferred status bar style, according to an override or else its class.
  package var resolvedStatusBarStyle: UIStatusBarStyle {
    askMember(.preferredStatusBarStyle) { preferredStatusBarStyle }
  }

  /// The child that controls whether the status bar is hidden, by an override or else its class.
  package var resolvedChildForStatusBarHidden: UIViewController? {
    askMember(.childForStatusBarHidden) { childForStatusBarHidden }
  }

  /// The child that controls the status bar style, according to an override or else its class.
  package var resolvedChildForStatusBarStyle: UIViewController? {
    askMember(.childForStatusBarStyle) { childForStatusBarStyle }
  }
}

/// Edges of a rectangle.
///
/// [UIRectEdge](https://developer.apple.com/documentation/uikit/uirectedge)
nonisolated public struct UIRectEdge: OptionSet, Sendable {
  /// The edges as bits.
  public let rawValue: UInt

  /// Creates edges from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
