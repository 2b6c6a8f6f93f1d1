import Foundation
import NavigationModel

/// A rotation of the device or a change of size, from its announcement to its end.
final class SizeTransition: CoordinatedAnimation {
  let isAnimated: Bool
  private var alongsideAnimations: [Handler<Void>] = []
  private var completionHandlers: [Handler<Bool>] = []
  private var isOver = false

  /// Creates a rotation that has not begun.
  init(isAnimated: Bool) {
    self.isAnimated = isAnimated
  }

  let interaction = (began: false, drives: false, progress: 0.0)
  let isReversing = false
  var duration: Duration { isAnimated ? .milliseconds(300) : .zero }  // unconfirmed

  func controller(
    _ key: UITransitionContextViewControllerKey, on stage: Stage
  ) -> UIViewController? { nil }

  func addAlongside(
    _ animation: (() -> Void)?, _ completion: ((_ isCancelled: Bool) -> Void)?
  ) -> Bool {
    guard !isOver else { return false }
    if let animation = Handler(.alongside, animation) { alongsideAnimations.append(animation) }
    if let completion = Handler(.alongside, completion) { completionHandlers.append(completion) }
    return true
  }

  /// Runs the alongside animations after the layout, and schedules the completion handlers.
  func begin(on stage: Stage) {
    let handlers = alongsideAnimations
    alongsideAnimations = []
    for handler in handlers { handler.run() }
    guard !completionHandlers.isEmpty else { return isOver = true }
    stage.complete(after: duration) { [self] in end() }
  }

  private func end() {
    isOver = true
    let handlers = completionHandlers
    completionHandlers = []
    for handler in handlers { handler.run(false) }
  }

  nonisolated deinit {}
}

extension Stage {
  /// Rotates the device or changes its screen; controllers on screen are notified before and adapt
  /// at once.
  ///
  /// Changing `device` needs an empty window, as no device becomes another one.
  public func setTraits(_ new: Traits) {
    guard new != traits else { return }
    let former = UITraitCollection(traits)
    let sizeTransition = SizeTransition(isAnimated: animations.areAnimated)
    notifySizeTransition(new, TransitionCoordinator(sizeTransition, on: self))
    traits = new
    adapt(from: former)
    updateStatusBar()
    for id in hierarchy.visible {
      if let controller = registry[id] { layOut(controller) }
    }
    engine.layOutAgain()
    sizeTransition.begin(on: self)
  }

  /// Notifies the controllers on screen of the coming change: first of the traits, then of the
  /// size.
  private func notifySizeTransition(_ new: Traits, _ coordinator: TransitionCoordinator) {
    guard profile.notifiesTraitChanges else { return }
    let collection = UITraitCollection(new)
    let isOther = collection != UITraitCollection(traits)
    for root in rootsOnScreen {
      if isOther { root.receiveWillTransition(to: collection, coordinator) }
      root.receiveWillTransition(
        to: CGSize(width: new.screen.width, height: new.screen.height), coordinator)
    }
  }

  /// Adapts windows and containers to the new environment, and notifies the controllers whose
  /// traits change.
  private func adapt(from former: UITraitCollection) {
    let size = CGSize(width: traits.screen.width, height: traits.screen.height)
    for window in registry.windows { window.window?.frame.size = size }
    let isOther = former != UITraitCollection(traits)
    for id in hierarchy.members {
      guard let controller = registry[id], controller.isViewLoaded else { continue }
      controller.adaptToTraits()
      adaptPresentation(by: controller)
      if isOther && profile.notifiesTraitChanges { controller.receiveDidChange(from: former) }
    }
  }

  /// The roots of the windows on screen, back to front.
  var rootsOnScreen: [UIViewController] {
    hierarchy.windows.filter(\.isVisible).compactMap { $0.root.flatMap { registry[$0] } }
  }

  /// The root of the frontmost window that has one.
  var frontRoot: UIViewController? {
    for index in hierarchy.windows.indices.reversed() where hierarchy.windows[index].isVisible {
      if let id = hierarchy.windows[index].root, let root = registry[id] { return root }
    }
    return nil
  }
}

extension UIViewController {
  /// The controllers that this controller notifies of a change of size or traits: the children it
  /// shows, and the one it presents (children that are not shown: unconfirmed).
  var sizeChangeReceivers: [UIViewController] {
    controllers(stage.hierarchy[id].shown)
      + [controller(stage.hierarchy[id].presentation?.presented)].compactMap { $0 }
  }

  /// The new size of another controller when this controller's view is resized: a view that fills
  /// it fills it again, and a smaller one grows with it (unconfirmed).
  func newSize(of other: UIViewController, within size: CGSize) -> CGSize {
    guard other.parent === self, let old = viewIfLoaded?.frame.size,
      let own = other.viewIfLoaded?.frame.size
    else { return size }
    return CGSize(
      width: max(own.width + size.width - old.width, 0),
      height: max(own.height + size.height - old.height, 0))
  }
}
