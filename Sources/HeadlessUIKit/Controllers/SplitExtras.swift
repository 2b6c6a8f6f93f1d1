import Foundation
import NavigationModel

/// What few split views need: their buttons, the inspector, and the ways of iOS 7.
final class SplitExtras {
  /// The mode that was shown last; nil before the first one.
  var shownMode: UISplitViewController.DisplayMode?
  /// Whether the inspector is shown, or wanted as a column (F47).
  var showsInspector = false
  /// Whether the primary column is hidden in the way of iOS 7; nil in later releases (F50).
  private(set) var hidesPrimary: Bool?
  /// What the delegate has of a column that is hidden in the way of iOS 7.
  fileprivate var hidden: HiddenColumn?
  private(set) var modeButtonIfMade: SplitButton?
  private var columnButton: SplitButton?
  private var secondaryOnlyButton: SplitButton?

  /// A hidden column, and the button and the popover that show it; the popover, which retains the
  /// column, belongs to the delegate.
  struct HiddenColumn {
    let id: Hierarchy.ID
    let button: UIBarButtonItem
    weak var popover: UIPopoverController?
  }

  /// The button for a bar of the program's; created on first access (F36).
  func modeButton(of split: UISplitViewController) -> UIBarButtonItem {
    if let modeButtonIfMade { return modeButtonIfMade }
    let button = SplitButton(.mode, of: split)
    modeButtonIfMade = button
    button.askForTarget()
    return button
  }

  /// The buttons that a column's bar shows before its own (F35, F36).
  func buttons(of split: UISplitViewController, in column: Hierarchy.ID) -> [UIBarButtonItem] {
    var buttons: [UIBarButtonItem] = []
    let shown = split.stage.hierarchy[split.id].shown
    if split.showsColumnButton, shown.array.first == column {
      let button = columnButton ?? SplitButton(.columns, of: split)
      columnButton = button
      buttons.append(button)
    }
    if split.showsSecondaryOnlyButton, split.style == .tripleColumn, !split.isCollapsed,
      split.columns[.secondary]?.id == column
    {
      let button = secondaryOnlyButton ?? SplitButton(.secondaryOnly, of: split)
      secondaryOnlyButton = button
      buttons.append(button)
    }
    return buttons
  }

  /// Asks the delegate whether the primary column is hidden, up to iOS 7 (F50).
  func askWhetherToHide(in split: UISplitViewController) {
    guard split.stage.profile.era < .iOS8, split.style == .unspecified,
      let primary = split.controller(split.expandedColumns.first)
    else { return hidesPrimary = nil }
    let orientation = UIInterfaceOrientation(split.stage.traits)
    hidesPrimary =
      split.call(UISplitViewController.Calls.shouldHide, [primary.label]) {
        $0.splitViewController(split, shouldHide: primary, in: orientation)
      } ?? (split.stage.traits.orientation == .portrait)
  }
}

/// A button of a split view: its own, or one that the program puts into a bar.
final class SplitButton: UIBarButtonItem {
  private weak var split: UISplitViewController?
  private let role: Role
  /// The mode that the delegate wants a tap to lead to; nil for the split view's choice (F36).
  private var wantedMode: UISplitViewController.DisplayMode?

  /// What a tap does.
  enum Role {
    /// Leads to the delegate's mode, in a split view without a style.
    case mode
    /// Leads to the next mode of the behaviour.
    case columns
    /// Leaves the secondary column alone on the screen, or brings the others back.
    case secondaryOnly
    /// Shows or hides the hidden column in the way of iOS 7.
    case hiddenColumn
  }

  /// Creates a button of a split view.
  init(_ role: Role, of split: UISplitViewController) {
    self.role = role
    self.split = split
    super.init()
  }

  required init?(coder: NSCoder) {
    role = .mode
    super.init(coder: coder)
  }

  /// Asks the delegate where a tap should lead (F36).
  func askForTarget() {
    guard let split, split.style == .unspecified else { return }
    let answer = split.call(UISplitViewController.Calls.targetMode) {
      $0.targetDisplayModeForAction(in: split)
    }
    wantedMode = answer == .automatic ? nil : answer
  }

  /// Where a tap leads; nil if it leads nowhere.
  private var destination: UISplitViewController.DisplayMode? {
    guard let split, !split.isCollapsed else { return nil }
    let modes = split.modes
    let current = split.displayMode
    switch role {
    case .mode: return wantedMode ?? (current.count > 0 ? .secondaryOnly : modes.mode(showing: 1))
    case .columns: return modes.button[current]
    case .secondaryOnly: return current.count > 0 ? .secondaryOnly : modes.mode(showing: 1)
    case .hiddenColumn: return current.count > 0 ? .secondaryOnly : .oneOverSecondary
    }
  }

  /// The text that stands for its picture; nil where it isn't shown (unconfirmed).
  override var displayedText: String? {
    guard let split, !split.isCollapsed || role == .hiddenColumn else { return nil }
    switch role {
    case .hiddenColumn: return super.displayedText
    case .columns: return "[sidebar]"
    case .mode, .secondaryOnly: return split.displayMode.count > 0 ? "[expand]" : "[sidebar]"
    }
  }

  override func tap() -> Bool {
    guard isEnabled, let split, let destination else { return false }
    if role == .hiddenColumn, destination != .secondaryOnly { split.popoverWillPresent() }
    split.changeMode(to: destination, as: .userColumns, animated: true)
    return true
  }

  nonisolated deinit {}
}

extension UISplitViewController {
  /// Whether a column's bar shows the button (F35).
  var showsColumnButton: Bool {
    guard style != .unspecified, !isCollapsed, modes.button[displayMode] != nil else {
      return false
    }
    switch displayModeButtonVisibility {
    case .automatic: return presentsWithGesture
    case .never: return false
    case .always: return true
    }
  }

  /// Notifies the delegate of a primary column that is hidden or shown in the way of iOS 7 (F50).
  func updateHiddenColumn() {
    let primary = expandedColumns.count > 1 ? controller(expandedColumns.first) : nil
    let wanted =
      extras.hidesPrimary == true && stage.traits.device == .iPad && !isCollapsed ? primary : nil
    guard wanted?.id != extras.hidden?.id else { return }
    if let old = extras.hidden {
      extras.hidden = nil
      if let vc = controller(old.id) {
        call(Calls.willShowViewController, [vc.label]) {
          $0.splitViewController(self, willShow: vc, invalidating: old.button)
        }
      }
    }
    guard let wanted else { return }
    let button = SplitButton(.hiddenColumn, of: self)
    let popover = UIPopoverController(contentViewController: wanted)
    extras.hidden = SplitExtras.HiddenColumn(id: wanted.id, button: button, popover: popover)
    call(Calls.willHideViewController, [wanted.label]) {
      $0.splitViewController(self, willHide: wanted, with: button, for: popover)
    }
  }

  /// Notifies the delegate that the hidden column is about to be shown (F50).
  fileprivate func popoverWillPresent() {
    guard let hidden = extras.hidden, let vc = controller(hidden.id) else { return }
    let popover = hidden.popover ?? UIPopoverController(contentViewController: vc)
    call(Calls.popoverWillPresent, [vc.label]) {
      $0.splitViewController(self, popoverController: popover, willPresent: vc)
    }
  }

  // MARK: The user

  /// Performs a drag that shows another column, or hides one; returns the reason if nothing happens.
  package func userDragsColumn(in isShowing: Bool, _ gesture: Gesture) -> String? {
    if isCollapsed { return "the split view is collapsed" }
    if !presentsWithGesture { return "presentsWithGesture is false" }
    if stage.isTouching || stage.engine.isBusy(lane) { return "a transition is active" }
    let current = displayMode
    let mode = modes.mode(showing: current.count + (isShowing ? 1 : -1))
    if mode.count == current.count {
      return isShowing ? "no further column can be shown" : "no column can be hidden"
    }
    call(Calls.gestureWillBegin) {
      $0.splitViewControllerInteractivePresentationGestureWillBegin(self)
    }
    modeBeforeGesture = chosenMode
    stage.withGesture(gesture) { changeMode(to: mode, as: .userColumns, animated: true) }
    return nil
  }

  /// Performs a tap on the dimmed secondary column (F33); returns the reason if nothing happens.
  func userTapsSecondary() -> String? {
    guard !isCollapsed, displayMode.dimsSecondary, let mode = afterTap else {
      return "the secondary column isn't dimmed"
    }
    if stage.isTouching || stage.engine.isBusy(lane) { return "a transition is active" }
    changeMode(to: mode, as: .userColumns, animated: true)
    return nil
  }

  private var afterTap: DisplayMode? {
    style == .unspecified ? .secondaryOnly : modes.afterTap
  }
}
