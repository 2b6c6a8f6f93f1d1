import Foundation
import NavigationModel

extension UIViewController {
  private static let presentedKey = "UIViewController.presented"

  /// Stores what it presents itself (B76); popovers do not come back (unconfirmed).
  func encodePresented(with coder: NSCoder) {
    guard let presentation = stage.hierarchy[id].presentation, !presentation.isLeaving,
      presentation.adaptedStyle != .popover
    else { return }
    coder.encode(controller(presentation.presented), forKey: Self.presentedKey)
  }

  /// Presents again what it presented once the roots are on screen, without an animation
  /// (unconfirmed).
  func decodePresented(with coder: NSCoder) {
    guard let presented = coder.decodeObject(forKey: Self.presentedKey) as? UIViewController
    else { return }
    stage.application.presentRestored(presented, on: self)
  }

  /// The controllers for a key that can become its children, each of them once.
  func restoredChildren(_ coder: NSCoder, forKey key: String) -> [UIViewController] {
    var seen: Set<Hierarchy.ID> = []
    return (coder.decodeObject(forKey: key) as? [Any] ?? []).compactMap { $0 as? UIViewController }
      .filter { child in
        let node = stage.hierarchy[child.id]
        return node.presenter == nil && node.window == nil && !isWithin(child)
          && seen.insert(child.id).inserted
      }
  }
}

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
      if next.isPossible { next.presenter.present(next.presented, animated: false) }
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
