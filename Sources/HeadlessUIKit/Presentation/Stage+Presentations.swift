import Foundation
import NavigationModel

extension Stage {
  /// The controller that a controller itself presents and is not dismissing.
  func presented(by controller: UIViewController) -> UIViewController? {
    guard let presentation = hierarchy[controller.id].presentation, !presentation.isLeaving else {
      return nil
    }
    return registry[presentation.presented]
  }

  /// Raises an exception if a popover about to appear has nothing to point at, and aborts the
  /// presentation (P77).
  func checkSource(of transition: ActiveTransition) {
    guard case .presenter(let presenter) = transition.lane,
      let popover = engine.popover(appearingIn: transition), let presented = popover.controller,
      !popover.hasSource
    else { return }
    let source = registry[presenter].map { describe($0) } ?? ""
    engine.unlink(transition)
    transition.abort()
    if presented is UIAlertController {
      return report(
        .actionSheetWithoutSource, describe(presented), source,
        registry[presenter]?.className ?? "")
    }
    report(
      .popoverWithoutSource, "<UIPopoverPresentationController: \(presented.id.partAddress)>",
      because: "that of \(presented.label) has neither sourceView nor barButtonItem")
  }

  /// Adapts the style of a presentation to the new environment.
  func adaptPresentation(by presenter: UIViewController) {
    guard let presentation = hierarchy[presenter.id].presentation, !presentation.isLeaving,
      let manager = registry[presentation.presented]?.parts.presentationOptions.manager
    else { return }
    let style = adaptation(of: manager)
    guard style != presentation.adaptedStyle else { return }
    let covers = style == .custom ? manager.removesPresentersView : style.coversPresenter
    engine.makeChange(.adapt, in: .presenter(presenter.id), animated: false) {
      $0.adaptPresentation(of: presenter.id, to: style, coversPresenter: covers)
    }
  }

  /// The program's animation of a presentation or dismissal; nil for UIKit's.
  func animation(of transition: ActiveTransition, presenter id: Hierarchy.ID)
    -> TransitionContext?
  {
    guard hierarchy.contains(id), let presentation = hierarchy[id].presentation,
      let presenter = registry[id],
      let presented = registry[presentation.presented]
    else { return nil }
    let source = registry[presentation.source] ?? presenter
    let isComing = transition.kind.isPresentation
    guard
      let animator = isComing
        ? presented.animatorOfPresentation(by: presenter, source: source)
        : presented.animatorOfDismissal
    else { return nil }
    let driver =
      isComing
      ? presented.driverOfPresentation(animator) : presented.driverOfDismissal(animator)
    return TransitionContext(animator, driver: driver, of: transition, on: self)
  }
}

extension UIViewController {
  fileprivate func animatorOfPresentation(
    by presenter: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    call(TransitioningCalls.animationForPresented, [label]) {
      $0.animationController(forPresented: self, presenting: presenter, source: source)
    }
  }

  fileprivate var animatorOfDismissal: (any UIViewControllerAnimatedTransitioning)? {
    call(TransitioningCalls.animationForDismissed, [label]) {
      $0.animationController(forDismissed: self)
    }
  }

  fileprivate func driverOfPresentation(
    _ animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    call(TransitioningCalls.interactionForPresentation) {
      $0.interactionControllerForPresentation(using: animator)
    }
  }

  fileprivate func driverOfDismissal(
    _ animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    call(TransitioningCalls.interactionForDismissal) {
      $0.interactionControllerForDismissal(using: animator)
    }
  }
}

extension UIViewController {
  /// Performs a swipe down on a sheet; returns why it is not handled, or nil if it is (P33, P34).
  package func userSwipesDown() -> String? {
    guard let presenter = stage.hierarchy[id].presenter,
      let presentation = stage.hierarchy[presenter].presentation
    else { return "nothing is presented" }
    guard stage.profile.sheetsCanBeSwiped else { return "sheets can be swiped down since iOS 13" }
    guard presentation.adaptedStyle.isSheet else {
      return "it is presented as \(presentation.adaptedStyle), which a swipe does not dismiss"
    }
    return userDismisses(presenter)
  }

  /// Performs a tap outside a popover; returns why it is not handled, or nil if it is (P36).
  package func userTapsOutside() -> String? {
    guard let presenter = stage.hierarchy[id].presenter,
      stage.hierarchy[presenter].presentation?.adaptedStyle == .popover
    else { return "there is no popover; other styles ignore taps outside" }
    return userDismisses(presenter)
  }

  /// Why a gesture can't drive the dismissal: the program has no interaction controller; nil if it
  /// can.
  package var dragObstacle: String? {
    guard let presenter = stage.hierarchy[id].presenter else { return "nothing is presented" }
    guard !stage.engine.isBusy(.presenter(presenter)), !stage.isTouching else {
      return "a transition is active"
    }
    guard TransitioningCalls.interactionForDismissal.receiver(of: self) != nil else {
      return "the presented controller has no interaction controller for its dismissal"
    }
    return nil
  }

  /// Dismisses it as the program does when the user begins to drag.
  func userDragsAway() { if !callsOverride(.dismiss, true) { dismiss(animated: true) } }

  private func userDismisses(_ presenterID: Hierarchy.ID) -> String? {
    let lane = TransitionEngine.Lane.presenter(presenterID)
    guard !stage.engine.isBusy(lane), !stage.engine.isPresenting(on: presenterID),
      !stage.isTouching,
      stage.hierarchy[presenterID].presentation?.isLeaving == false
    else { return "a transition is active" }
    guard let manager = parts.presentationOptions.manager, mayBeDismissed(manager) else {
      return "the user may not dismiss the presentation"
    }
    controller(presenterID)?.submitDismissal(animated: true, byUser: true, completion: nil)
    return nil
  }

  /// Whether the user may dismiss it; if not, notifies the delegate of the attempt (P34).
  private func mayBeDismissed(_ manager: UIPresentationController) -> Bool {
    let isModal = stage.hierarchy.shownFamily(of: id).contains {
      stage.registry[$0]?.isModalInPresentation == true
    }
    let answer =
      !isModal
      && manager.call(UIPresentationController.Calls.shouldDismiss) {
        $0.presentationControllerShouldDismiss(manager)
      }
    if !answer {
      manager.call(UIPresentationController.Calls.didAttemptToDismiss) {
        $0.presentationControllerDidAttemptToDismiss(manager)
      }
    }
    return answer
  }
}
