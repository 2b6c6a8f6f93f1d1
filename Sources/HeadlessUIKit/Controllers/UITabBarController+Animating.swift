import Foundation
import NavigationModel

// A change of tabs by an animator of the program's (F87).
extension UITabBarController {
  typealias Driver = any UIViewControllerInteractiveTransitioning

  /// Shows a child: with an animator if the delegate has one for the change, else at once.
  ///
  /// Only a change on the screen that leads from one child to another one is animated.
  func change(to child: Hierarchy.ID, as kind: Choreography.Kind) {
    let animated = kind.animatedByProgram.flatMap { kind in
      animator(to: child).map { (kind: kind, animator: $0) }
    }
    // The delegate may have changed the tabs meanwhile.
    guard mayShow(child) else { return }
    guard let animated else {
      stage.engine.makeChange(kind, in: lane, animated: false) { $0.show([child], in: id) }
      return
    }
    let driver = driver(of: animated.animator)
    guard mayShow(child) else { return }
    change(as: animated.kind, with: (animated.animator, driver)) { [id] in $0.show([child], in: id)
    }
  }

  /// Who animates a change of the tabs to those of a list, and who drives it, if the program asks for an
  /// animation and its delegate has an animator for it (H135).
  func animation(
    to child: Hierarchy.ID?, animated: Bool
  ) -> (animator: any UIViewControllerAnimatedTransitioning, driver: Driver?)? {
    guard animated, let child, stage.hierarchy[id].shown != [child],
      let animator = animator(to: child)
    else { return nil }
    return (animator, driver(of: animator))
  }

  /// Makes a change with an animator, or without one at once.
  func change(
    as kind: Choreography.Kind,
    with animation: (animator: any UIViewControllerAnimatedTransitioning, driver: Driver?)?,
    _ edit: (inout Hierarchy) -> Change
  ) {
    let transition = stage.engine.makeChange(
      kind, in: lane, animated: animation != nil, edit: edit)
    guard let animation, let transition, transition.isAnimated else { return }
    transition.context = TransitionContext(
      animation.animator, driver: animation.driver, of: transition, on: stage)
  }

  private func driver(of animator: any UIViewControllerAnimatedTransitioning) -> Driver? {
    call(Calls.interactionController) {
      $0.tabBarController(self, interactionControllerFor: animator)
    }
  }

  /// Whether a controller is a child that isn't shown yet: callbacks and the delegate may have taken
  /// it away.
  func mayShow(_ child: Hierarchy.ID) -> Bool {
    stage.hierarchy.contains(child) && stage.hierarchy[child].parent == id
      && stage.hierarchy[id].shown != [child]
  }

  private func animator(
    to child: Hierarchy.ID
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard stage.hierarchy[id].isOnScreen, !stage.engine.isBusy(lane),
      let from = controller(stage.hierarchy[id].shown.last), let to = controller(child),
      from !== to, Calls.animationController.receiver(of: self) != nil
    else { return nil }
    return call(Calls.animationController, [from.label, to.label]) {
      $0.tabBarController(self, animationControllerForTransitionFrom: from, to: to)
    }
  }
}

extension Choreography.Kind {
  /// The kind of a change of tabs that an animator of the program's makes; nil for other changes.
  fileprivate var animatedByProgram: Self? {
    switch self {
    case .select: .animatedSelect
    case .tap: .animatedTap
    default: nil
    }
  }
}
