import Foundation
import NavigationModel

extension Stage.User {
  /// Everything that can be tapped now, back to front: what is on screen and not covered by a
  /// presentation.
  ///
  /// Some of it may be disabled.
  public var targets: [Screen.Target] { stage.screen.targets }

  /// Taps the button, tab, row or alert action with this visible text, with or without its chevron.
  ///
  /// Throws `Failure.notFound`, which lists what can be tapped, or `Failure.ignored`.
  public func tap(_ text: String) throws(Failure) { try tap(.text(text)) }

  /// Taps one of several buttons, tabs, rows or alert actions with this visible text: the index is that
  /// among them, from 0.
  public func tap(_ text: String, at index: Int) throws(Failure) { try tap(.text(text), index) }

  /// Taps a target of an earlier `Stage.screen`; throws `Failure.gone` if it has left the screen.
  public func tap(_ target: Screen.Target) throws(Failure) {
    try perform { () throws(Failure) in
      guard let current = targets.first(where: { $0.id == target.id }),
        target.id.row == nil || current.text == target.text
      else { throw .gone(target) }
      try touch(current)
    }
  }

  /// Taps a view: a control, a row, or one that handles no taps itself.
  public func tap(_ view: UIView) throws(Failure) { try tap(.object(view, view.label)) }

  /// Taps a button of a bar.
  public func tap(_ item: UIBarButtonItem) throws(Failure) {
    try tap(.object(item, "UIBarButtonItem \"\(item.displayedText ?? "")\""))
  }

  /// Taps a button of an alert or action sheet.
  public func tap(_ action: UIAlertAction) throws(Failure) {
    try tap(.object(action, "UIAlertAction \"\(action.title ?? "")\""))
  }

  /// Taps the tab of a controller.
  public func tap(_ controller: UIViewController) throws(Failure) {
    try tap(.object(controller, controller.label))
  }

  /// Long-presses a button of a bar or of the contents, or a row, which shows its menu (H18, H22,
  /// H93).
  public func hold(_ text: String) throws(Failure) { try hold(.text(text)) }

  /// Long-presses one of several with this text: the index is that among them, from 0.
  public func hold(_ text: String, at index: Int) throws(Failure) { try hold(.text(text), index) }

  /// Long-presses a button of a bar, which shows its menu (H18).
  public func hold(_ item: UIBarButtonItem) throws(Failure) {
    try hold(.object(item, "UIBarButtonItem \"\(item.displayedText ?? "")\""))
  }

  /// Long-presses a view, which shows the menu of a button, a row or an interaction (H22, H93).
  public func hold(_ view: UIView) throws(Failure) { try hold(.object(view, view.label)) }

  /// Long-presses a text or an object.
  ///
  /// The index is that among several with this text, from 0.
  package func hold(_ wanted: Reference, _ index: Int = 0) throws(Failure) {
    try perform { () throws(Failure) in
      let targets = targets
      guard let target = target(wanted, index, among: targets) else {
        guard index == 0, case .object(let view as UIView, _) = wanted, view.window != nil else {
          throw notFound(wanted, index, among: targets)
        }
        try checkReach(of: view)
        guard try hold(view, showing: view.showContextMenu) else {
          throw .ignored("\(view.label) has no menu")
        }
        return
      }
      try check(obstacle(to: target))
      let isShown =
        switch stage.targets.object(target.id) {
        case let item as UIBarButtonItem: item.showMenu()
        case let button as UIButton:
          try hold(button) { button.showMenu() || button.showContextMenu() }
        case let view as UIView: try hold(view, showing: view.showContextMenu)
        case let tab as UITab: tab.tabBarController?.showMenu(of: tab) ?? false
        default: false
        }
      if !isShown { throw .ignored("\"\(target.text)\" has no menu") }
    }
  }

  /// Taps a text or an object.
  ///
  /// The index is that among several with this text, from 0.
  package func tap(_ wanted: Reference, _ index: Int = 0) throws(Failure) {
    try perform { () throws(Failure) in
      pullDown(wanted)
      let targets = targets
      if let target = target(wanted, index, among: targets) { return try touch(target) }
      if case .object(let item as UIBarButtonItem, _) = wanted, item.customView?.window != nil {
        throw .ignored("its view handles its own taps")  // B28
      }
      guard index == 0, case .object(let view as UIView, _) = wanted, view.window != nil else {
        throw notFound(wanted, index, among: targets)
      }
      try checkReach(of: view)
      try touch(view)
    }
  }

  /// Taps a tab, by its index in the bar from 0.
  public func selectTab(_ index: Int) throws(Failure) { try selectTab(.index(index)) }

  /// Taps the tab with this title.
  public func selectTab(_ title: String) throws(Failure) { try selectTab(.text(title)) }

  /// Taps a tab, by its index, title or controller.
  package func selectTab(_ wanted: Reference) throws(Failure) {
    try perform { () throws(Failure) in
      let tabs = reachable.lazy.compactMap { $0 as? UITabBarController }.first
      guard let tabs else { throw .ignored("there are no tabs on screen") }
      let isBarShown = tabs.tabBar.displayed != nil
      guard isBarShown || tabs.isSidebarShown else { throw .ignored("the tab bar is hidden") }
      let bar =
        isBarShown
        ? tabs.tabBar.screenTabs.compactMap(\.button.target)
        : tabs.sidebarElements.flatMap(\.targets)
      let found =
        if case .index(let index) = wanted { bar.indices.contains(index) ? bar[index] : nil } else {
          bar.first { matches($0, wanted) }
        }
      guard let target = found else {
        throw .notFound(.tab(wanted.description), choices: bar.map(\.text))
      }
      try touch(target)
    }
  }

  /// Taps outside a popover, an action sheet, or a sheet or search that dims its surroundings, which
  /// dismisses it, or on the dimmed column of a split view (F33).
  public func tapOutside() throws(Failure) {
    try perform { () throws(Failure) in
      try checkTouches(of: frontWindow)
      switch try inFront {
      case .panel(let panel):
        try check(panel.obstacleToTapOutside)
        panel.userTapsOutside()
      case .column(let split): try check(split.userTapsSecondary())
      case .alert(let alert): try check(alert.userTapsBesideSheet())
      case .search(let search): try check(search.userTapsDimmedArea())
      case .presentation(let controller): try check(controller.userTapsOutside())
      }
    }
  }

  /// What is in front, so that a tap outside is for it; throws the reason if nothing is.
  var inFront: Front {
    get throws(Failure) {
      if let panel = stage.panel { return .panel(panel) }
      if topmostPresented == nil, let split = dimmingSplit { return .column(split) }
      let topmost = try dimming
      if let alert = topmost as? UIAlertController { return .alert(alert) }
      if let search = topmost as? UISearchController, search.modalPresentationStyle != .popover {
        return .search(search)
      }
      // A presentation in a popover's context is dismissed with it (P37).
      let popover = stage.hierarchy.popover(around: topmost.id).flatMap(stage.controller)
      return .presentation(popover ?? topmost)
    }
  }

  /// The topmost split view whose secondary column is dimmed (F33).
  private var dimmingSplit: UISplitViewController? {
    reachable.lazy.compactMap { $0 as? UISplitViewController }.last {
      !$0.isCollapsed && $0.displayMode.dimsSecondary
    }
  }

  /// The topmost presented controller whose surroundings take taps for it (C22).
  private var dimming: UIViewController {
    get throws(Failure) {
      let hierarchy = stage.hierarchy
      let dimming = hierarchy.visible.last {
        hierarchy[$0].presenter != nil && !stage.leavesRestUsable($0)
      }
      if let controller = dimming.flatMap(stage.controller) { return controller }
      let kind = try presented is UISearchController ? "search" : "sheet"
      throw .ignored("the \(kind) doesn't dim its surroundings")
    }
  }

  // MARK: Targets

  /// The first target that a reference means, or another one of several; the user scrolls down to a
  /// row that has no cell yet.
  private func target(
    _ wanted: Reference, _ index: Int, among targets: [Screen.Target]
  ) -> Screen.Target? {
    guard index >= 0 else { return nil }
    let meant = targets.lazy.filter { matches($0, wanted) }
    if let target = meant.dropFirst(index).first { return target }
    guard index == 0, case .text(let text) = wanted,
      tables.reversed().contains(where: { $0.userFinds(rowNamed: text) })
    else { return nil }
    return self.targets.first { matches($0, wanted) }
  }

  private func notFound(
    _ wanted: Reference, _ index: Int, among targets: [Screen.Target]
  ) -> Failure {
    let name = index == 0 ? wanted.description : "\(wanted.description) with index \(index)"
    return .notFound(.target(name), choices: targets.map(\.text))
  }

  /// Why a tap on a target is ignored; nil if it isn't.
  package func obstacle(to target: Screen.Target) -> String? {
    let object = stage.targets.object(target.id)
    return obstacle(to: target, object) ?? touchedView(of: object)?.obstacleToTouches
  }

  private func obstacle(to target: Screen.Target, _ object: AnyObject?) -> String? {
    guard target.isEnabled else { return "\"\(target.text)\" is disabled" }
    switch object {
    case let action as UIAlertAction: return action.alert?.obstacle
    case let action as UIAction where action.attributes.contains(.disabled):
      return "\"\(target.text)\" is disabled"
    case let button as PanelButton: return button.obstacle
    case let item as UIBarButtonItem where !item.canBeTapped:
      return "\"\(target.text)\" is a view, which handles its own taps"  // B28
    case let field as UISearchTextField: return field.bar?.searchController?.obstacleToTap
    case is UISlider: return "a slider is dragged: user.slide"
    default: return nil
    }
  }

  /// Performs a tap on a target that is on the screen.
  private func touch(_ target: Screen.Target) throws(Failure) {
    try check(obstacle(to: target))
    stage.willTouch?(target.id)
    switch stage.targets.object(target.id) {
    case let bar as UINavigationBar: try check(bar.userTapsBack())
    case let item as UIBarButtonItem:
      if let view = item.customView { try press(view) } else { item.tap() }
    case let action as UIAlertAction: action.alert?.userTaps(action)
    case let item as UINavigationItem: try check(item.userTapsTitle())
    case let button as PanelButton: button.owner?.userTaps(button)
    case let view as UITableViewCell: try press(view)
    case let view as UICollectionViewCell: try press(view)
    case let action as UIContextualAction: try check(action.userTaps())
    case let segment as UISegmentedControl.Segment:
      guard let control = segment.control else { throw .gone(target) }
      try press(control, at: control.touch(segment))
    case let control as UIControl: try press(control)
    case let text as UITextView: try press(text)
    case let tab as UIViewController: tab.tabsAround?.userTaps(tab)
    case let tab as UITab: tab.tabBarController?.userTaps(tab)
    case let action as UIAction: action.perform(from: nil)
    default: throw .gone(target)
    }
  }

  /// Whether a reference means a target: by its text, with or without the chevron, by the name of
  /// its system item, or by the object itself.
  private func matches(_ target: Screen.Target, _ wanted: Reference) -> Bool {
    switch wanted {
    case .index, .object(nil, _): return false
    case .object(let bar as UISearchBar, _): return stage.targets.id(of: bar.field) == target.id
    case .object(let item as UIBarButtonItem, _) where item.customView != nil:
      return [item, item.customView].contains { $0.map(stage.targets.id) == target.id }
    case .object(let object?, _):
      let shown = stage.targets.object(target.id)
      return shown === object || (shown as? UIBarButtonItem)?.customView === object
    case .text(let text): return isMeant(target, stage.targets.object(target.id), by: text)
    }
  }

  /// Whether a text means a target, which is an object.
  func isMeant(
    _ target: Screen.Target, _ object: @autoclosure () -> AnyObject?, by text: String
  ) -> Bool {
    let asShown = [
      text, "\(BarContents.chevron) \(text)", "[\(text)]", "\(text) \(BarContents.menuMark)",
      "\(text) ›", "✓ \(text)",
    ]
    // Rows of a sidebar are indented.
    if asShown.contains(String(target.text.drop { $0 == " " })) { return true }
    let item = (object() as? UIBarButtonItem)?.systemItem
    return item.map { ["\($0)", "[\($0)]"].contains(text) } ?? false
  }
}
