import Foundation
import NavigationModel

/// A tab with tabs in it, which a sidebar shows below its title (iOS 18).
///
/// [UITabGroup](https://developer.apple.com/documentation/uikit/uitabgroup)
@preconcurrency @MainActor
open class UITabGroup: UITab {
  private var members: [UITab] = []
  private weak var chosen: UITab?

  /// The tabs in it, in the order of the program; groups can be nested 100 deep, and none in itself.
  open var children: [UITab] {
    get { members }
    set {
      guard canHold(newValue) else {
        return Stage.current.report(.groupsTooDeep, "\(Self.deepestNesting)")
      }
      for child in members where child.parent === self { child.parent = nil }
      members = newValue
      for child in newValue { child.parent = self }
      tabsDidChange()
    }
  }

  /// The child that is selected, or was when the group was selected last; setting it selects
  /// it there, and shows it if the group is selected.
  open var selectedChild: UITab? {
    get { chosen.flatMap { child in members.first { $0 === child } } }
    set {
      guard let newValue, members.contains(where: { $0 === newValue }) else { return }
      if let controller = tabBarController, controller.selectedTab?.path.contains(self) == true {
        controller.selectedTab = newValue
      } else {
        chosen = newValue
      }
    }
  }

  /// The identifier of the child that is selected where none was before; nil for the first (F93).
  open var defaultChildIdentifier: String?
  /// The identifiers of the children in the order in which they are shown; empty for that of
  /// `children`.
  open var displayOrderIdentifiers: [String] = [] { didSet { tabsDidChange() } }
  /// The children in the order in which they are shown; those that the order doesn't name come last.
  open var displayOrder: [UITab] {
    var named: [UITab] = []
    for name in displayOrderIdentifiers {
      guard let child = members.first(where: { $0.identifier == name }),
        !named.contains(where: { $0 === child })
      else { continue }
      named.append(child)
    }
    return named + members.filter { child in !named.contains { $0 === child } }
  }
  /// Whether the user may change that order in the sidebar; false by default.
  open var allowsReordering = false
  /// The stack that shows its children: group, nested groups, tab (F91).
  open var managingNavigationController: UINavigationController? {
    didSet { tabsDidChange() }
  }
  /// How a sidebar shows it.
  ///
  /// Kept, no effect.
  open var sidebarAppearance = SidebarAppearance.automatic
  /// What the sidebar offers below its children (H127).
  open var sidebarActions: [UIAction] = []
  /// Whether it is a place of its own in the sidebar, so that selecting it selects no child (F93).
  open var isSidebarDestination = false

  /// Creates a group of tabs.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    self.children = children
  }

  /// The same with a provider that may have no answer.
  package init(
    title: String, identifier: String, children: [UITab],
    asking provider: ((UITab) -> UIViewController?)?
  ) {
    super.init(title: title, identifier: identifier, asking: provider)
    self.children = children
  }

  /// The tab in it with an identifier, at any depth; nil if there is none.
  open func tab(forIdentifier identifier: String) -> UITab? {
    members.lazy.flatMap(\.family).first { $0.identifier == identifier }
  }

  /// How a sidebar shows a group.
  nonisolated public enum SidebarAppearance: Int, Sendable, CaseIterable {
    /// As the system chooses.
    case automatic
    /// Its children are rows below it.
    case inline
    /// It is a section with its children.
    case rootSection
  }

  nonisolated deinit {}
}

extension UITabGroup {
  private static let deepestNesting = 100

  /// Whether tabs can be its children: it isn't in them, and they aren't nested too deeply with it.
  private func canHold(_ tabs: [UITab]) -> Bool {
    var (level, depth) = (tabs, path.count)
    while !level.isEmpty {
      if depth > Self.deepestNesting || level.contains(where: { $0 === self }) { return false }
      var seen: Set<ObjectIdentifier> = []
      level = level.flatMap { ($0 as? UITabGroup)?.children ?? [] }
        .filter { seen.insert(ObjectIdentifier($0)).inserted }
      depth += 1
    }
    return true
  }

  /// The tab that selecting the group selects; nil for itself (F93).
  var destinationInside: UITab? {
    if isSidebarDestination { return nil }
    let child =
      selectedChild ?? members.first { $0.identifier == defaultChildIdentifier }
      ?? displayOrder.first { !$0.isHidden }
    return child?.destination
  }

  /// Notes which child is selected.
  func note(selected child: UITab) { chosen = child }
}
