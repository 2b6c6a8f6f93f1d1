import Foundation
import NavigationModel

/// A tab of a tab bar controller: what the bar or the sidebar shows for it, and what provides its
/// controller (iOS 18).
///
/// [UITab](https://developer.apple.com/documentation/uikit/uitab)
@preconcurrency @MainActor
open class UITab: NSObject {
  /// Its name, which no other tab of the controller has.
  open private(set) var identifier: String
  /// The text that is shown for it.
  open var title: String
  /// The image that is shown for it.
  open var image: UIImage?
  /// The second text, which only a sidebar shows.
  open var subtitle: String?
  /// The text of the badge at its corner; nil for none.
  open var badgeValue: String?
  /// Whether it can be tapped; true by default.
  open var isEnabled = true
  /// Whether it is hidden now; by default as `isHiddenByDefault` says (F95).
  open var isHidden: Bool {
    get { hidden ?? isHiddenByDefault }
    set {
      hidden = newValue
      tabsDidChange()
    }
  }
  private var hidden: Bool?
  /// Whether it is hidden until the user shows it.
  open var isHiddenByDefault = false { didSet { tabsDidChange() } }
  /// Whether the user may hide it in the sidebar; false by default.
  open var allowsHiding = false
  /// Where it should be (F95).
  open var preferredPlacement = Placement.automatic { didSet { tabsDidChange() } }
  /// A value of the program's.
  open var userInfo: Any?
  /// The group that it is in; nil for a root.
  open internal(set) weak var parent: UITabGroup?
  /// The tab bar controller that has it; nil outside of one.
  open var tabBarController: UITabBarController? { root.owner }

  /// The tab bar controller, of a root.
  weak var owner: UITabBarController?
  /// Objects that live as long as it, by the property that they are the value of.
  package var attachments: [String: AnyObject] = [:]
  private let provider: AnsweringHandler<UITab, UIViewController?>?
  private var provided: UIViewController?
  private lazy var item = UITabBarItem()

  /// Creates a tab, whose controller is provided when it is first needed (F90).
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider.map { ask in AnsweringHandler(.tab) { ask($0) } }
    super.init()
  }

  /// The same with a provider that may have no answer.
  package init(title: String, identifier: String, asking provider: ((UITab) -> UIViewController?)?)
  {
    self.title = title
    self.identifier = identifier
    self.provider = provider.map { AnsweringHandler(.tab, $0) }
    super.init()
  }

  /// Its controller, which is provided at the first access and kept; nil without a provider (F90).
  open var viewController: UIViewController? {
    if let provided { return provided }
    guard let made = provider?.answer(self) else { return nil }
    made.parts.tab = self
    provided = made
    return made
  }

  /// Its controller, if it has been provided.
  package var viewControllerIfMade: UIViewController? { provided }

  /// The group whose stack shows it: the outermost one around it with a `managingNavigationController`
  /// (F91); nil if there is none.
  open var managingTabGroup: UITabGroup? {
    path.lazy.compactMap { $0 as? UITabGroup }.first { $0.managingNavigationController != nil }
  }

  /// Whether the bar or the sidebar shows it now.
  open var hasVisiblePlacement: Bool {
    guard let controller = tabBarController, !isHidden else { return false }
    if controller.isSidebarShown { return path.allSatisfy { !$0.isHidden } }
    return controller.tabsOfBar.contains { $0 === self }
  }

  /// Where a tab should be: in the bar, in the sidebar only, and whether the user may move it (F95).
  nonisolated public enum Placement: Int, Sendable, CaseIterable {
    /// As `default` for a root, as `optional` in a group.
    case automatic
    /// In the bar, and the user may remove it.
    case `default`
    /// Not in the bar until the user adds it.
    case optional
    /// In the bar, and the user may move it but not remove it.
    case movable
    /// In the bar, at its end.
    case pinned
    /// In the bar, before the others, and not movable.
    case fixed
    /// In the sidebar only.
    case sidebarOnly
  }

  nonisolated deinit {}
}

extension UITab {
  /// The tabs from the root to this one.
  var path: [UITab] { (parent?.path ?? []) + [self] }

  /// The root around it.
  var root: UITab { parent?.root ?? self }

  /// It, and everything in it, each once.
  var family: [UITab] {
    var (found, seen, waiting): ([UITab], Set<ObjectIdentifier>, [UITab]) = ([], [], [self])
    while let tab = waiting.popLast() {
      guard seen.insert(ObjectIdentifier(tab)).inserted else { continue }
      found.append(tab)
      if let group = tab as? UITabGroup { waiting += group.children.reversed() }
    }
    return found
  }

  /// The item that the bar shows for it.
  var barItem: UITabBarItem {
    (item.title, item.image, item.badgeValue, item.isEnabled) = (
      title, image, badgeValue, isEnabled
    )
    return item
  }

  /// The placement that it has: automatic depends on where it is.
  var placement: Placement {
    preferredPlacement == .automatic ? (parent == nil ? .default : .optional) : preferredPlacement
  }

  /// Whether the bar may show it: a visible root, or one that asks for the bar.
  var belongsInBar: Bool {
    !isHidden && placement != .optional && placement != .sidebarOnly
  }

  /// The tab that selecting it selects: itself, or one of a group's (F93).
  var destination: UITab { (self as? UITabGroup)?.destinationInside ?? self }

  /// What the program has set of it may change what is shown.
  func tabsDidChange() { tabBarController?.tabsDidChange() }

  /// Where the bar shows it, as near as the bar says; nil if it doesn't.
  var frameOnScreen: Frame? {
    guard let controller = tabBarController, controller.tabBar.displayed != nil,
      let index = controller.tabsOfBar.firstIndex(where: { $0 === self })
    else { return nil }
    let bar = controller.tabBar
    let width = bar.frame.width / CGFloat(max(controller.tabsOfBar.count, 1))
    let origin = bar.originOnScreen
    return Frame(
      CGRect(
        x: origin.x + CGFloat(index) * width, y: origin.y, width: width, height: bar.frame.height))
  }
}

extension UITab {
  /// What its tab bar controller shows for a root: the stack that manages a group, else its
  /// controller.
  var content: UIViewController? {
    (self as? UITabGroup)?.managingNavigationController ?? viewController
  }

  /// The same, if it has been provided.
  var contentIfMade: UIViewController? {
    (self as? UITabGroup)?.managingNavigationController ?? viewControllerIfMade
  }
}
