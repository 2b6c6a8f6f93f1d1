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

  /// Its children except those lent by a split view or a tab bar controller.
  var ownChildren: [UIViewController] {
    children.filter { stage.hierarchy[$0.id].returnParent == nil }
  }
}
