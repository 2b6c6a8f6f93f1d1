import Foundation
import NavigationModel

extension UINavigationItem {
  /// The items in the middle: those of the groups, for the styles browser and editor in regular width
  /// (H76; that compact width has none is unconfirmed).
  var itemsInMiddle: [UIBarButtonItem] {
    showsMiddle ? shownGroups.flatMap(\.barButtonItems) : []
  }

  /// The items at the left edge, from the edge inwards: those of groups, or its own (H110).
  var itemsAtLeft: [UIBarButtonItem] {
    leftBarButtonItems ?? Self.shown(leadingItemGroups).flatMap(\.barButtonItems)
  }

  /// The items at the right edge, from the edge inwards: the pinned ones, those of groups or its own,
  /// and the one that shows the overflow menu (H110; that it is the innermost, and that the last item of
  /// a group is outermost, is unconfirmed).
  var itemsAtRight: [UIBarButtonItem] {
    let grouped = Self.shown(trailingItemGroups).flatMap(\.barButtonItems)
    let own = rightBarButtonItems ?? grouped.reversed()
    let pinned = Self.shown([pinnedTrailingGroup].compactMap { $0 }).flatMap(\.barButtonItems)
    return pinned.reversed() + own + (overflows ? [overflowItem] : [])
  }

  /// The items of the middle as the model needs them.
  var middleTexts: [String] { itemsInMiddle.compactMap(\.displayedText) }

  private var shownGroups: [UIBarButtonItemGroup] { Self.shown(centerItemGroups) }

  private static func shown(_ groups: [UIBarButtonItemGroup]) -> [UIBarButtonItemGroup] {
    groups.isEmpty || !Stage.current.profile.hasItemGroups ? [] : groups.filter(\.isShown)
  }

  private var showsMiddle: Bool {
    style != .navigator && (owner?.room ?? Stage.current.traits).horizontal == .regular
  }

  /// Whether something is in the overflow menu.
  private var overflows: Bool {
    additionalOverflowItems != nil || !showsMiddle && !shownGroups.isEmpty
  }

  /// The entries of the overflow menu: those of groups that the bar has no place for.
  fileprivate var overflowElements: [UIMenuElement] {
    guard !showsMiddle else { return [] }
    return shownGroups.flatMap { group in
      group.menuRepresentation.map { [$0] } ?? group.barButtonItems.map(\.elementInOverflow)
    }
  }

  /// Makes the item that shows the overflow menu.
  func makeOverflowItem() -> UIBarButtonItem {
    let item = UIBarButtonItem(title: "…", style: .plain, target: nil, action: nil)
    let own = UIDeferredMenuElement.uncached { [weak self] in $0(self?.overflowElements ?? []) }
    item.menu = UIMenu(
      title: "", children: [own] + [additionalOverflowItems].compactMap { $0 })
    return item
  }
}
