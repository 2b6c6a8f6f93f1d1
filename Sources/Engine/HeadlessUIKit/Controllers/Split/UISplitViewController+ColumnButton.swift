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
    if let obstacle = obstacle(toDraggingColumnIn: isShowing) { return obstacle }
    let mode = mode(afterDraggingIn: isShowing)
    call(Calls.gestureWillBegin) {
      $0.splitViewControllerInteractivePresentationGestureWillBegin(self)
    }
    modeBeforeGesture = chosenMode
    stage.withGesture(gesture) { changeMode(to: mode, as: .dragColumns, animated: true) }
    return nil
  }

  /// Why no drag shows another column, or hides one, now; nil if one does.
  func obstacle(toDraggingColumnIn isShowing: Bool) -> String? {
    if isCollapsed { return "the split view is collapsed" }
    if !presentsWithGesture { return "presentsWithGesture is false" }
    if stage.isTouching || stage.engine.isBusy(lane) { return "a transition is active" }
    guard mode(afterDraggingIn: isShowing).count == displayMode.count else { return nil }
    return isShowing ? "no further column can be shown" : "no column can be hidden"
  }

  private func mode(afterDraggingIn isShowing: Bool) -> DisplayMode {
    modes.mode(showing: displayMode.count + (isShowing ? 1 : -1))
  }

  /// Performs a tap on the dimmed secondary column (F33); returns the reason if nothing happens.
  func userTapsSecondary() -> String? {
    if let obstacleToTappingSecondary { return obstacleToTappingSecondary }
    if let mode = afterTap { changeMode(to: mode, as: .userColumns, animated: true) }
    return nil
  }

  /// Why a tap on the secondary column does nothing now; nil if it hides what dims it.
  var obstacleToTappingSecondary: String? {
    guard !isCollapsed, displayMode.dimsSecondary, afterTap != nil else {
      return "the secondary column isn't dimmed"
    }
    return stage.isTouching || stage.engine.isBusy(lane) ? "a transition is active" : nil
  }

  private var afterTap: DisplayMode? {
    style == .unspecified ? .secondaryOnly : modes.afterTap
  }
}
