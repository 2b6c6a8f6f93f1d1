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

  /// Adapts the style of a presentation to the new environment.
  func adaptPresentation(by presenter: UIViewController) {
    guard let presentation = hierarchy[presenter.id].presentation, !presentation.isLeaving,
      let manager = registry[presentation.presented]?.parts.presentationOptions.manager
    else { return }
    let style = adaptation(of: manager)
    guard style != presentation.adaptedStyle else { return }
    let covers = style == .custom ? manager.removesPresentersView : style.coversPresenter
    // What presents another one itself stays the same (unconfirmed).
    if manager.mayExchange(for: style), hierarchy[presentation.presented].presentation == nil {
      return exchange(presentation, by: presenter, manager, style, covers)
    }
    engine.makeChange(.adapt, in: .presenter(presenter.id), animated: false) {
      $0.adaptPresentation(of: presenter.id, to: style, coversPresenter: covers)
    }
  }

  /// Lets a presentation take another style with the controller that its delegate has for that (F72);
  /// one in progress does so when it has ended.
  private func exchange(
    _ former: Presentation, by presenter: UIViewController, _ manager: UIPresentationController,
    _ style: PresentationStyle, _ covers: Bool
  ) {
    guard !engine.isPresenting(on: presenter.id) else {
      return engine.wait(for: .presenter(presenter.id)) { [self] in
        if hierarchy.contains(presenter.id) { adaptPresentation(by: presenter) }
      }
    }
    let before = hierarchy.suspendPresentation(of: presenter.id)
    let next = manager.exchange(for: style)
    let new = Presentation(
      presented: next?.id ?? former.presented, source: former.source, style: former.style,
      adaptedStyle: style, coversPresenter: covers, managerClassName: former.managerClassName)
    guard hierarchy.mayAdd(new.presented, to: presenter.id),
      hierarchy[presenter.id].presentation == nil
    else { return engine.release(former.presented, by: presenter, to: nil) }
    engine.makeChange(.adapt, in: .presenter(presenter.id), animated: false) {
      $0.resumePresentation(as: new, by: presenter.id, after: former, showing: before)
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

extension Stage {
  /// The presentation controller of a presentation, as UIKit prints it.
  ///
  /// P96
  func describe(_ presentation: Presentation, of presented: Hierarchy.ID) -> String {
    "<\(presentation.managerClassName): \(presented.partAddress)>"
  }
}
