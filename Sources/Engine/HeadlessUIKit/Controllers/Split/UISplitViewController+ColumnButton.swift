import Foundation
import NavigationModel

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
  func popoverWillPresent() {
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
    stage.withGesture(gesture) { changeMode(to: mode, as: .dragColumns, animated: true) }
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
