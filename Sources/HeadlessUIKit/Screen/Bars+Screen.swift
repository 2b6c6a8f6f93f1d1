import NavigationModel

extension UIViewController {
  /// Adds the controller's bars to a pane.
  func fillBars(of pane: inout Screen.Pane) {
    switch self {
    case let nav as UINavigationController:
      pane.bar = nav.navigationBar.screenBar
      pane.toolbarBackground = nav.toolbar.backgroundInForce
      pane.toolbar = nav.toolbar.displayed == nil ? nil : nav.toolbar.screenItems
    case let tabs as UITabBarController:
      pane.tabs = tabs.tabBar.displayed == nil ? nil : tabs.tabBar.screenTabs
      pane.tabsBackground = tabs.tabBar.backgroundInForce
      if let view = tabs.accessoryView {
        pane.accessory = Screen.Pane.Accessory(
          ElementWalk.elements(of: view), isInline: tabs.accessoryEnvironment == .inline)
      }
    case let pages as UIPageViewController:
      guard let dots = pages.dots else { return }
      let spaces = Screen.BarItem.space(isFlexible: true)
      pane.toolbar = [spaces, .button(Screen.Button(dots.text)), spaces]
      pane.toolbarBackground = BarBackground(fill: BarBackground.transparent)
    default: break
    }
  }

  /// The contents of UIKit's own controllers that have no view to show; nil for others.
  var ownElements: [Screen.Element]? {
    switch self {
    case let alert as UIAlertController: alert.screenElements
    case is UIMoreListController: moreList
    case let arranging as UITabArrangingController: arranging.rows
    default: nil
    }
  }

  /// The tabs that don't fit in the bar, as rows.
  private var moreList: [Screen.Element]? {
    tabBarController.map { tabs in
      let rows = tabs.entriesInList(self).map {
        Screen.Table.TableLine.row(
          Screen.TableRow(
            $0.item.displayedText, accessory: .disclosureIndicator, id: $0.object.targetID))
      }
      return [Screen.Element(.table(Screen.Table(rows)))]
    }
  }
}

extension UITabArrangingController {
  /// The tabs as rows.
  fileprivate var rows: [Screen.Element] {
    let rows = order.map {
      Screen.Table.TableLine.row(Screen.TableRow($0.tabBarItem.displayedText))
    }
    return [Screen.Element(.table(Screen.Table(rows)))]
  }
}

extension UINavigationBar {
  /// The three visible zones; nil while the bar is hidden.
  var screenBar: Screen.Bar? {
    displayed.map { seen in
      let back = seen.back.map { _ in
        Screen.Button(seen.left[seen.containerCount], id: targetID)
      }
      let shownItem = searchRow.replacesTitle ? nil : topItem
      let titleButton =
        seen.hasTitleMenu && shownItem?.titleView == nil && !seen.hasLargeTitle
        ? shownItem.map { Screen.Element(.button(Screen.Button(seen.title, id: $0.targetID))) }
        : nil
      let middle =
        shownItem?.titleView.map(ElementWalk.elements) ?? [titleButton].compactMap { $0 }
      // A view that has no text of its own shows what can be used in it.
      let controls = middle.controlTexts
      var bar = Screen.Bar(
        controls.isEmpty ? seen.title : controls, middle: middle,
        left: containerButtons.screenButtons + [back].compactMap { $0 }
          + (shownItem?.itemsAtLeft ?? []).screenButtons,
        right: (shownItem?.itemsAtRight ?? []).reversed().screenButtons,  // B10
        prompt: seen.prompt, hasLargeTitle: seen.hasLargeTitle, search: searchElements,
        showsTitle: !searchRow.replacesTitle)
      bar.background = backgroundInForce
      bar.isTitleLeading = seen.isTitleLeading ? true : nil
      bar.subtitle = seen.subtitle
      let inMiddle = (shownItem?.itemsInMiddle ?? []).screenButtons
      bar.middleButtons = inMiddle.isEmpty ? nil : inMiddle
      return bar
    }
  }

  /// What is seen of its search bar: nothing while it is scrolled away.
  private var searchElements: [Screen.Element] {
    guard let search, let item = search.item, item.shownPartOfSearchBar > 0 else { return [] }
    return ElementWalk.elements(of: search.searchBar)
  }
}

extension UIToolbar {
  /// The buttons and spaces, from left to right.
  var screenItems: [Screen.BarItem] {
    (items ?? []).map { item in
      item.screenButton.map { .button($0) }
        ?? .space(isFlexible: item.systemItem == .flexibleSpace)
    }
  }
}

extension UITabBar {
  /// The tabs, from left to right; those of a standalone bar are no targets.
  var screenTabs: [Screen.Tab] {
    let entries = tabBarController?.entriesInBar
    let tabs = (items ?? []).enumerated().map { index, item in
      Screen.Tab(
        item.displayedText, isEnabled: item.isEnabled, isSelected: item === selectedItem,
        badge: item.badgeValue, id: entries?[index].object.targetID)
    }
    // A minimised bar shows only the selected tab (F98).
    return tabBarController?.isBarMinimized == true ? tabs.filter(\.isSelected) : tabs
  }
}

extension UIBarButtonItem {
  /// Whether a tap on it, or on its custom view, does something.
  fileprivate var mayBeTapped: Bool {
    isEnabled && (customView as? any UserTappable)?.mayBeTapped != false
  }

  /// What represents it: a text, or what can be used in its view; nil for a space (B31).
  fileprivate var screenButton: Screen.Button? {
    guard let parts = usableParts else {
      return displayedText.map { Screen.Button($0, isEnabled: mayBeTapped, id: targetID) }
    }
    let texts = parts.controlTexts
    var button = Screen.Button(
      texts.isEmpty ? displayedText ?? "" : texts, isEnabled: isEnabled, id: targetID)
    button.parts = parts
    return button
  }

  /// The elements of its view; nil without a view, for a button, and where nothing can be used.
  private var usableParts: [Screen.Element]? {
    guard let customView, !(customView is UIButton) else { return nil }
    let parts = ElementWalk.elements(of: customView)
    return parts.flatMap(\.targets).isEmpty ? nil : parts
  }
}

extension [Screen.Element] {
  /// The texts of what can be used, side by side.
  fileprivate var controlTexts: String {
    flatMap(\.targets).map(\.text).filter { !$0.isEmpty }.joined(separator: "  ")
  }
}

extension [UIBarButtonItem] {
  fileprivate var screenButtons: [Screen.Button] { compactMap(\.screenButton) }
}

extension UIAlertController {
  /// Its texts, fields and buttons, from the top.
  fileprivate var screenElements: [Screen.Element] {
    let texts = [title, message].compactMap { $0 }
    return texts.map { Screen.Element(.label(Screen.TextLabel($0, .centre, wraps: true))) }
      + (textFields ?? []).map { Screen.Element(.field($0.screenField)) }
      + actionsAsSeen.map {
        Screen.Element(
          .button(
            Screen.Button(
              $0.title ?? "", isEnabled: $0.isEnabled, id: $0.targetID, role: role(of: $0))))
      }
  }

  private func role(of action: UIAlertAction) -> Screen.Role {
    if action === preferredAction { return .preferred }
    return switch action.style {
    case .default: .plain
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }

  /// Cancel is the first of two buttons of an alert, otherwise the last.
  private var actionsAsSeen: [UIAlertAction] {
    let cancel = actionsToTap.filter { $0.style == .cancel }
    let others = actionsToTap.filter { $0.style != .cancel }
    return preferredStyle == .alert && others.count == 1 ? cancel + others : others + cancel
  }
}
