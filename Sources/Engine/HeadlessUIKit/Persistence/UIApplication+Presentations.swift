import Foundation
import NavigationModel

extension UIApplication {
  /// A controller that is to be presented again.
  struct RestoredPresentation {
    let presented: UIViewController
    let presenter: UIViewController
  }

  /// Presents a controller in a separate turn, after the previous ones.
  func presentRestored(_ presented: UIViewController, on presenter: UIViewController) {
    restoredPresentations.append(RestoredPresentation(presented: presented, presenter: presenter))
    if restoredPresentations.count == 1 { presentNextRestored() }
  }

  private func presentNextRestored() {
    stage.after(.zero) { [weak self] in
      guard let self, !restoredPresentations.isEmpty else { return }
      let next = restoredPresentations.removeFirst()
      if next.isPossible { next.presenter.receivePresent(next.presented, animated: false) }
      if !restoredPresentations.isEmpty { presentNextRestored() }
    }
  }
}

extension UIApplication.RestoredPresentation {
  /// Whether UIKit would accept it: the program may have changed the hierarchy in the meantime.
  fileprivate var isPossible: Bool {
    let stage = presenter.stage
    let hierarchy = stage.hierarchy
    let style = presented.modalPresentationStyle
    return hierarchy.mayAdd(presented.id, to: presenter.id) && style != .none && style != .popover
      && presented.modalTransitionStyle != .partialCurl
      && hierarchy[presenter.id].presentation == nil && hierarchy.isInWindow(presenter.id)
      && !(stage.profile.modalTransitionsExclude && stage.engine.isInModalTransition)
  }
}
