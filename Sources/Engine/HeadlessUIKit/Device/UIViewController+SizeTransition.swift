import Foundation
import NavigationModel

extension UIViewController: UIContentContainer {}

extension UIViewController {
  /// The controllers that this controller notifies of a change of size or traits: the children it
  /// shows, and the one it presents (children that are not shown: unconfirmed).
  var sizeChangeReceivers: [UIViewController] {
    controllers(stage.hierarchy[id].shown)
      + [controller(stage.hierarchy[id].presentation?.presented)].compactMap { $0 }
  }

  /// Notifies them of other traits, each of those that it will have; one that overrides the size
  /// classes and keeps them isn't notified.
  func forwardWillTransition(
    to collection: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for member in sizeChangeReceivers {
      let new = member.traits(inheriting: collection)
      if member.currentParent !== self {
        member.presentationManagerIfMade?.receiveWillTransition(to: new, coordinator)
      }
      guard !stage.hasTraitOverrides || !new.hasRoom(of: member.ownTraits) else { continue }
      member.receiveWillTransition(to: new, coordinator)
    }
  }

  /// Notifies them of the size that this controller gives them, or their presentations; those whose size
  /// stays aren't notified (E93).
  func forwardWillTransition(
    to size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for member in sizeChangeReceivers {
      let isChild = member.currentParent === self
      if !isChild { member.presentationManagerIfMade?.receiveWillTransition(to: size, coordinator) }
      let new =
        isChild
        ? resolvedSize(of: member, within: size)
        : member.sizeAsPresented(within: size, coordinator as? TransitionCoordinator)
      if let old = member.loadedView?.frame.size, old == new { continue }
      member.receiveWillTransition(to: new, coordinator)
    }
  }

  /// The size that its presentation will have when the presenter, or what it presents over, has a size:
  /// a card, a form and a popover have their own.
  private func sizeAsPresented(
    within size: CGSize, _ coordinator: TransitionCoordinator?
  ) -> CGSize {
    let presentation = stage.hierarchy[id].presenter.flatMap { stage.hierarchy[$0].presentation }
    guard let manager = presentationManagerIfMade, let current = presentation?.adaptedStyle,
      !current.isContextual, let turn = coordinator?.coordinated.resizing
    else { return size }
    if manager.madeFor == .custom {
      let screen = CGSize(width: turn.new.screen.width, height: turn.new.screen.height)
      return manager.askMember(.sizeForChildContentContainer, [self, screen]) {
        manager.size(forChildContentContainer: self, withParentContainerSize: screen)
      }
    }
    let style =
      current == manager.ownAdaptation ? manager.ownAdaptation(in: turn.new) : current
    return stage.withTraits(turn.new) { stage.frame(ofPresented: self, as: style).size }
  }

  /// The new size of another controller when this controller's view is resized: a view that fills
  /// it fills it again, and a smaller one grows with it (unconfirmed).
  func newSize(of other: UIViewController, within size: CGSize) -> CGSize {
    guard other.currentParent === self, let old = viewIfLoaded?.frame.size,
      let own = other.viewIfLoaded?.frame.size
    else { return size }
    return CGSize(
      width: max(own.width + size.width - old.width, 0),
      height: max(own.height + size.height - old.height, 0))
  }
}
