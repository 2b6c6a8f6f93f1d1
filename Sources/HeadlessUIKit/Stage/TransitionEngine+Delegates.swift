import NavigationModel

/// The beats that notify delegates other than those of containers.
extension TransitionEngine {
  /// Notifies a presentation controller, its delegate or that of a page controller, or asks a page
  /// controller's data source.
  func notify(_ beat: Beat, of transition: ActiveTransition) {
    switch beat {
    case .willDismiss, .didDismiss: notifyPresentationDelegate(beat, of: transition)
    case .willTurnPage, .didTurnPage, .askForPageBeyond:
      notifyPageDelegate(beat, of: transition)
    default: manager(of: transition)?.receive(beat, completed: !transition.isCancelled)
    }
  }

  /// The delegate of a popover that is about to appear, or is one again (unconfirmed), prepares it;
  /// that of a presentation in an adapted style is notified of the style (F68, F72).
  func preparePopover(of transition: ActiveTransition) {
    guard let manager = manager(of: transition), let controller = manager.controller,
      let presenter = hierarchy[controller.id].presenter,
      let style = hierarchy[presenter].presentation?.adaptedStyle
    else { return }
    if style != manager.madeFor || transition.kind == .adapt {
      manager.notifyOfAdaptation(to: style)
    }
    guard style == .popover, let popover = manager as? UIPopoverPresentationController else {
      return
    }
    manager.call(UIPresentationController.Calls.prepareForPopover) {
      $0.prepareForPopoverPresentation(popover)
    }
    popover.passTouchesToBar()
  }

  /// The popover that appears with a transition; nil if none does.
  func popover(appearingIn transition: ActiveTransition) -> UIPopoverPresentationController? {
    guard case .presenter(let presenter) = transition.lane, hierarchy.contains(presenter),
      hierarchy[presenter].presentation?.adaptedStyle == .popover,
      let popover = manager(of: transition) as? UIPopoverPresentationController,
      popover.controller != nil
    else { return nil }
    return popover
  }

  /// Notifies the delegate of a presentation that the user dismisses it, or has dismissed it (P33).
  private func notifyPresentationDelegate(_ beat: Beat, of transition: ActiveTransition) {
    guard let manager = manager(of: transition) else { return }
    if beat == .willDismiss {
      manager.call(UIPresentationController.Calls.willDismiss) {
        $0.presentationControllerWillDismiss(manager)
      }
    } else if let popover = manager.popoverController {
      popover.wasDismissed()
    } else {
      manager.call(UIPresentationController.Calls.didDismiss) {
        $0.presentationControllerDidDismiss(manager)
      }
    }
  }

  /// The manager of a presentation; inside the call it is that of the hierarchy's.
  func manager(of transition: ActiveTransition) -> UIPresentationController? {
    if let manager = transition.manager { return manager }
    guard case .presenter(let presenter) = transition.lane, hierarchy.contains(presenter),
      let presentation = hierarchy[presenter].presentation
    else { return nil }
    return registry[presentation.presented]?.parts.presentationOptions.manager
  }

  /// Notifies the delegate of a stack's bar of the items that were pushed and popped (B43).
  func notifyBarDelegate(of transition: ActiveTransition) {
    let items = transition.changedItems
    transition.changedItems = []
    guard case .container(let id) = transition.lane,
      let stack = registry[id] as? UINavigationController
    else { return }
    for item in items { stack.callBarDelegate(item) }
  }

  /// Notifies the delegate of a page controller of a turn by the user, which may be cancelled, or
  /// asks its data source.
  private func notifyPageDelegate(_ beat: Beat, of transition: ActiveTransition) {
    guard case .container(let id) = transition.lane,
      let book = registry[id] as? UIPageViewController
    else { return }
    let change = transition.change
    switch beat {
    case .willTurnPage: book.willTurn(to: book.controllers(change.shownAfter))
    case .askForPageBeyond: book.askForPageBeyond(from: book.controllers(change.shownBefore).first)
    default:
      let former = transition.isCancelled ? change.shownAfter : change.shownBefore
      book.finishedTurn(from: book.controllers(former), completed: !transition.isCancelled)
    }
  }

  /// Performs a step of a change of a split view's columns.
  func notifyOfColumns(_ beat: Beat, of transition: ActiveTransition) {
    guard case .container(let id) = transition.lane,
      let split = registry[id] as? UISplitViewController
    else { return }
    let isDragged = transition.gesture != nil || transition.kind == .cancelColumns
    if beat == .gestureDidEnd, !isDragged { return }
    split.notify(beat, of: transition.change, animated: transition.isAnimated)
  }
}
