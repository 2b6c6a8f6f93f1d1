import Foundation
import NavigationModel

extension UIViewController {
  /// The coordinator of the animated transition that this controller or its container takes part
  /// in, from the call that was accepted (C23); nil without one, for transitions that are not
  /// animated and for those that are held (A53, A46d).
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    stage.note(.transitionCoordinator)
    let family = Set(stage.hierarchy.lineage(of: id))
    let transition = stage.engine.active.last { $0.involves(id, family) }
    return transition.map { TransitionCoordinator($0, on: stage) }
  }
}
