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

extension Stage {
  /// The presentation controller of a presentation, as UIKit prints it.
  ///
  /// P96
  func describe(_ presentation: Presentation, of presented: Hierarchy.ID) -> String {
    "<\(presentation.managerClassName): \(presented.partAddress)>"
  }
}
