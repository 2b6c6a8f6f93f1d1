import Foundation
import NavigationModel

// A change of tabs, which an animator of the program's may make (F87).
extension UITabBarController {
  /// Who animates a change, and who drives it.
  typealias Animation = (
    animator: any UIViewControllerAnimatedTransitioning,
    driver: (any UIViewControllerInteractiveTransitioning)?
  )

  /// Shows a child: with an animator if the delegate has one for the change, else at once.
  func change(to child: Hierarchy.ID, as kind: Choreography.Kind) {
    let animation = animation(to: child)
    // The delegate may have changed the tabs meanwhile.
    guard mayShow(child) else { return }
    change(as: kind, with: animation) { [id] in $0.show([child], in: id) }
  }

  /// Makes a change with an animator, or without one at once.
  func change(
    as kind: Choreography.Kind, with animation: Animation?,
    _ edit: @escaping (inout Hierarchy) -> Change
  ) {
    let transition = stage.engine.submit(kind, in: lane, animated: animation != nil, edit)
    guard let animation, let transition, transition.isAnimated else { return }
    transition.context = TransitionContext(
      animation.animator, driver: animation.driver, of: transition, on: stage)
  }

  /// Who animates a change to a child, if the delegate has an animator for it: only a change on the
  /// screen that leads from one child to another one is animated (F87, H135).
  func animation(to child: Hierarchy.ID) -> Animation? {
    guard stage.hierarchy[id].isOnScreen, !stage.engine.isBusy(lane),
      let from = controller(stage.hierarchy[id].shown.last), let to = controller(child),
      from !== to, Calls.animationControllerFor.receiver(of: self) != nil,
      let animator = call(
        Calls.animationControllerFor, [from.label, to.label],
        { $0.tabBarController(self, animationControllerForTransitionFrom: from, to: to) })
    else { return nil }
    let driver = call(Calls.interactionControllerFor) {
      $0.tabBarController(self, interactionControllerFor: animator)
    }
    return (animator, driver)
  }

  /// Whether a controller is a child that isn't shown yet: callbacks and the delegate may have taken
  /// it away.
  func mayShow(_ child: Hierarchy.ID) -> Bool {
    stage.hierarchy.contains(child) && stage.hierarchy[child].parent == id
      && stage.hierarchy[id].shown != [child]
  }
}
