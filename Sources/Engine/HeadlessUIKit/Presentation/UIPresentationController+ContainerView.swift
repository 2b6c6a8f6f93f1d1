import Foundation
import NavigationModel

extension UIPresentationController {
  /// Calls `containerViewWillLayoutSubviews` or its override.
  package func receiveContainerViewWillLayoutSubviews() {
    callMember(.containerViewWillLayoutSubviews) { containerViewWillLayoutSubviews() }
  }

  /// Calls `containerViewDidLayoutSubviews` or its override.
  package func receiveContainerViewDidLayoutSubviews() {
    callMember(.containerViewDidLayoutSubviews) { containerViewDidLayoutSubviews() }
  }

  /// Calls `viewWillTransition` or its override.
  package func receiveWillTransition(
    to size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    callMember(.viewWillTransition, [size, coordinator]) {
      viewWillTransition(to: size, with: coordinator)
    }
  }

  /// Calls `willTransition` or its override.
  package func receiveWillTransition(
    to collection: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    callMember(.willTransition, [collection, coordinator]) {
      willTransition(to: collection, with: coordinator)
    }
  }

  /// Whether a touch on its container view, beside what is presented, reaches what is behind it: a
  /// view outside a popover that may be used (P36), or all where nothing is dimmed (C22).
  func letsThrough(_ point: CGPoint, of area: UIView) -> Bool {
    if let controller, controller.stage.leavesRestUsable(controller.id) { return true }
    let views = (self as? UIPopoverPresentationController)?.passthroughViews ?? []
    return views.contains { $0.has(area.convert(point, to: $0)) }
  }

  /// Whether the delegate allows the user to dismiss it.
  var mayBeDismissed: Bool {
    call(Calls.shouldDismiss) { $0.presentationControllerShouldDismiss(self) }
  }
}
