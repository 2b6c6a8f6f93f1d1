import Foundation
import NavigationModel

// What the user can do with a target: tap it, type into it, drag it, hold it.
extension Stage.User {
  /// The touches of targets, back to front, each in the words by which `user` finds it.
  func touchesOfTargets(on screen: Screen, typing texts: [String]) -> [Screen.Touch] {
    let targets = screen.targets.map { ($0, stage.targets.object($0.id)) }
    let entries = targets.compactMap { $1 as? any TextEntryView }
    let sliders = targets.compactMap { $1 as? UISlider }
    let lists = screen.tables.compactMap { stage.targets.object($0) }
    let rows = (
      swiped: lists.lazy.compactMap { $0 as? any SwipingList }.last,
      deleted: lists.lazy.compactMap { $0 as? UITableView }.last
    )
    let lastBar = targets.lastIndex { $1 is UINavigationBar }
    return targets.indices.flatMap { index -> [Screen.Touch] in
      let (target, object) = targets[index]
      if let slider = object as? UISlider { return drags(of: slider, among: sliders, target) }
      let words = words(for: target, after: targets[..<index])
      var touches = [
        Screen.Touch(
          kind(of: object), name(of: target, object), Screen.Gesture("tap", words),
          at: .target(target.id), obstacle: unaskedObstacle(to: target, object))
      ]
      if let entry = object as? any TextEntryView {
        let place: Screen.Place =
          entry.isFirstResponder && screen.keyboard != nil ? .keyboard : .target(target.id)
        touches += keys(texts, for: entry, among: entries, at: place, target)
      }
      if index == lastBar { touches += entriesOfBackMenu(of: object, target) }
      if mayBeHeld(object) {
        touches.append(
          Screen.Touch(
            .hold, name(of: target, object), Screen.Gesture("hold", words), at: .target(target.id),
            obstacle: obstacle(to: target)))
      }
      return touches + swipes(over: object, rows, target)
    }
  }

  /// The words that mean a target: its text, and its index if an earlier one is meant by that.
  private func words(
    for target: Screen.Target, after others: ArraySlice<(Screen.Target, AnyObject?)>
  ) -> [Screen.Gesture.Argument] {
    let index = others.count { isMeant($0, $1, by: target.text) }
    return [.text(target.text)] + (index > 0 ? [.integer(index)] : [])
  }

  /// Why a tap on a target does nothing; nil if it does something, unless the program refuses.
  private func unaskedObstacle(to target: Screen.Target, _ object: AnyObject?) -> String? {
    if let obstacle = obstacle(to: target) { return obstacle }
    return switch object {
    case let bar as UINavigationBar: bar.obstacleToBack
    case let cell as UITableViewCell: cell.isRecognised ? nil : cell.obstacleToSelecting
    case let cell as UICollectionViewCell: cell.isRecognised ? nil : cell.obstacleToSelecting
    default: nil
    }
  }

  private func kind(of object: AnyObject?) -> Hit.Kind {
    switch object {
    case is UINavigationBar: .backButton
    case is UITableViewCell, is UICollectionViewCell: .row
    case let button as PanelButton: button.owner is MenuPanel ? .menuEntry : .alertButton
    case is UIAlertAction: .alertButton
    case is UISegmentedControl.Segment: .segment
    case is UISwitch: .toggle
    case is any TextEntryView: .field
    case is UIViewController, is UITab: .tab
    case is UIContextualAction: .rowAction
    default: .button
    }
  }

  /// What a screen reader would say: the label for accessibility, the text, else the class or the kind.
  private func name(of target: Screen.Target, _ object: AnyObject?) -> String {
    let label =
      (object as? UIView)?.accessibilityLabel ?? (object as? UIBarItem)?.accessibilityLabel
    if let label, !label.isEmpty { return label }
    let text = target.text.withoutMarks
    return text.isEmpty ? kind(of: object).rawValue : text
  }

  // MARK: Fields and sliders

  /// The texts that the keyboard has.
  private func keys(
    _ texts: [String], for entry: any TextEntryView, among entries: [any TextEntryView],
    at place: Screen.Place, _ target: Screen.Target
  ) -> [Screen.Touch] {
    let obstacle =
      (entry.isFirstResponder ? nil : entry.obstacleOfTransition) ?? entry.obstacleToTyping
    let words = words(for: entry, among: entries)
    return texts.filter { $0.allSatisfy(entry.keyboardType.offers) }.map {
      Screen.Touch(
        .keys, name(of: target, entry), Screen.Gesture("type", [.text($0)] + words), at: place,
        obstacle: obstacle)
    }
  }

  /// Letters, digits, Delete and Return.
  package static let usualTexts = ["a", "12", "\u{8}", "\n"]

  /// The words that mean a field: none for the one that is edited, or the only one.
  private func words(
    for entry: any TextEntryView, among entries: [any TextEntryView]
  ) -> [Screen.Gesture.Argument] {
    if entry.isFirstResponder || entries.count == 1 { return [] }
    let names = [(entry as? UITextField)?.placeholder, (entry as? UITextField)?.text]
    for case let name? in names where !name.isEmpty {
      if entries.first(where: { $0.isCalled(name) }) === entry { return [.text(name)] }
    }
    return entries.firstIndex { $0 === entry }.map { [.integer($0)] } ?? []
  }

  /// Both ends of a slider.
  private func drags(
    of slider: UISlider, among sliders: [UISlider], _ target: Screen.Target
  ) -> [Screen.Touch] {
    let index = sliders.count > 1 ? sliders.firstIndex(of: slider).map { [$0] } ?? [] : []
    let name = slider.accessibilityLabel ?? slider.objectName ?? "slider"
    return Set([slider.minimumValue, slider.maximumValue]).sorted().map { value in
      Screen.Touch(
        .slider, name,
        Screen.Gesture("slide", [.number(Double("\(value)") ?? 0)] + index.map { .integer($0) }),
        at: .target(target.id), obstacle: slider.obstacle ?? slider.obstacleToTouches)
    }
  }

  // MARK: Rows

  /// Swipes over a row: to delete it, and to uncover its actions, in the lists whose rows `user`
  /// swipes, and deletes.
  private func swipes(
    over object: AnyObject?, _ lists: (swiped: (any SwipingList)?, deleted: UITableView?),
    _ target: Screen.Target
  ) -> [Screen.Touch] {
    guard let cell = object as? UIView, let list = cell.superview as? any SwipingList,
      let path = (cell as? UITableViewCell)?.place ?? (cell as? UICollectionViewCell)?.place
    else { return [] }
    let place: [Screen.Gesture.Argument] = [.integer(path.row), .integer(path.section)]
    var gestures: [(Hit.Kind, Screen.Gesture)] = []
    if let table = lists.deleted, table === list, table.mayDelete(path) {
      gestures.append((.deletion, Screen.Gesture("deleteRow", place)))
    }
    if lists.swiped === list, (list as? UITableView)?.showsControls != true {
      if list.mayHaveSwipeActions(at: .trailing, of: path) {
        gestures.append((.rowSwipe, Screen.Gesture("swipeRow", place)))
      }
      if list.mayHaveSwipeActions(at: .leading, of: path) {
        let edge: [Screen.Gesture.Argument] = [.options(["edge": .text("leading")])]
        gestures.append((.rowSwipe, Screen.Gesture("swipeRow", place + edge)))
      }
    }
    return gestures.map { kind, gesture in
      Screen.Touch(
        kind, name(of: target, object), gesture, at: .target(target.id),
        obstacle: list.obstacleToTouches)
    }
  }

  // MARK: Long presses

  private func mayBeHeld(_ object: AnyObject?) -> Bool {
    switch object {
    case let item as UIBarButtonItem:
      item.isEnabled && item.menu != nil && item.displayedText != nil
    case let tab as UITab: tab.tabBarController?.mayShowMenuOfTabs == true
    case let button as UIButton where button.menu != nil: button.isEnabled
    case let view as UIView: view.mayShowContextMenu || view.recognisesLongPresses
    default: false
    }
  }

  /// The entries of the back button's menu; those with the same text mean the first.
  private func entriesOfBackMenu(of object: AnyObject?, _ target: Screen.Target) -> [Screen.Touch] {
    guard stage.profile.bars.hasBackMenu, let bar = object as? UINavigationBar else { return [] }
    var seen: Set<String> = []
    return bar.menu.filter { seen.insert($0).inserted }.map {
      Screen.Touch(
        .backEntry, $0, Screen.Gesture("holdBack", [.text($0)]), at: .target(target.id),
        obstacle: bar.obstacleToTouches)
    }
  }
}

extension String {
  /// Without what a bar adds to a text: chevrons, brackets and marks of menus.
  fileprivate var withoutMarks: String {
    var text = self[...]
    for mark in [BarContents.chevron, "✓"] where text.hasPrefix(mark) {
      text = text.dropFirst(mark.count)
    }
    for mark in [BarContents.menuMark, "›"] where text.hasSuffix(mark) {
      text = text.dropLast(mark.count)
    }
    if text.hasPrefix("["), text.hasSuffix("]") { text = text.dropFirst().dropLast() }
    return text.trimmingCharacters(in: .whitespaces)
  }
}

extension UITableView {
  /// Whether a row can be deleted, or may be when the program is asked.
  fileprivate func mayDelete(_ path: IndexPath) -> Bool {
    obstacleToEdits == nil && knownStyle(of: path).map { $0 == .delete } != false
  }
}

extension UITableViewCell {
  /// Why a tap on it selects nothing now; nil if it does, unless the program refuses.
  fileprivate var obstacleToSelecting: String? {
    guard let table = superview as? UITableView, let path = place, table.swiped == nil else {
      return nil
    }
    guard table.isEditing, !table.allowsSelectionDuringEditing else {
      return table.obstacleToSelecting
    }
    // Its control is tapped then, if that inserts a row.
    switch table.knownStyle(of: path) {
    case .insert?: return table.obstacleToEdits
    case nil: return nil
    default: return table.obstacleToSelecting
    }
  }
}

extension UICollectionViewCell {
  /// Why a tap on it selects nothing now; nil if it does, unless the program refuses.
  fileprivate var obstacleToSelecting: String? {
    guard let list = superview as? UICollectionView, list.swiped == nil else { return nil }
    return list.obstacleToSelecting
  }
}

extension UIView {
  /// Whether a tap on it may be recognised by it, or by a view around it.
  fileprivate final var isRecognised: Bool { hasRecognizer { $0 is UITapGestureRecognizer } }

  /// Whether a long press of it may be recognised by it, or by a view around it.
  fileprivate final var recognisesLongPresses: Bool {
    hasRecognizer { $0 is UILongPressGestureRecognizer }
  }

  private func hasRecognizer(where fits: (UIGestureRecognizer) -> Bool) -> Bool {
    var view: UIView? = self
    while let current = view {
      if (current.extras?.recognizers ?? []).contains(where: { $0.isEnabled && fits($0) }) {
        return true
      }
      view = current.container
    }
    return false
  }
}
