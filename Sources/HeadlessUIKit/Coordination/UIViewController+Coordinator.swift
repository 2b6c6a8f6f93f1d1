import Foundation
import NavigationModel

extension UIViewController {
  /// What `transitionCoordinator` is where no class overrides it.
  final var ownTransitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    stage.note(.transitionCoordinator)
    let family = Set(stage.hierarchy.lineage(of: id))
    let transition = stage.engine.transition(involving: id, family)
    return transition?.coordinator(on: stage)
  }
}
