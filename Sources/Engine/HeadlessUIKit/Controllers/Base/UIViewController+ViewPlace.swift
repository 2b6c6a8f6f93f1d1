import Foundation
import NavigationModel

extension UIViewController {
  /// Whether the view may be added to another controller's view, with a diagnostic if not: the view
  /// of a controller without a parent may be anywhere, another one only with its parent (A71).
  func viewMayJoin(_ owner: UIViewController?) -> Bool {
    guard let owner, let parent, parent !== owner else { return true }
    return ViewPlaceAttempt(controller: self, owner: owner, parent: parent)
      .meets(ViewPlaceAttempt.conditionsOfView)
  }

  /// Called before the view is added to a controller's view; that of a child appears, and that of a
  /// controller without a parent does as well (A33, A78).
  func viewWillJoin(_ owner: UIViewController) {
    guard owner === parent else { return becomeUncontainedChild(of: owner) }
    var shown = stage.hierarchy[owner.id].shown
    guard !shown.contains(id), stage.hierarchy[owner.id].showing == .placed else { return }
    shown.append(id)
    stage.engine.submit(.embed, in: owner.lane) { [shown] in $0.show(shown, in: owner.id) }
  }

  /// Appears in a controller's view as an uncontained child, retained only by the transition (A78,
  /// CAT-12; in that of a pushed controller unconfirmed, D41).
  private func becomeUncontainedChild(of host: UIViewController) {
    guard stage.hierarchy.mayAdd(id, to: host.id) else { return }
    let transition = stage.engine.submit(.embed, in: host.lane) { [id] in
      $0.addUncontained(id, to: host.id)
    }
    transition?.retain(self)
    stage.engine.releaseStranded(id, to: transition)
  }

  /// Called before the view is added to a window by hand, or to a view in it: it appears there,
  /// visible or not, unless a container or a presentation shows it (C3).
  func viewWillJoin(_ window: UIWindow?) {
    guard let window, stage.hierarchy[id].isFree else { return }
    let transition = stage.engine.submit(.root, in: window.lane) { [id] in
      $0.addUncontained(id, toWindow: window.number)
    }
    transition?.retain(self)
  }

  /// Called when the view was removed from a window by hand: that of a presentation may have been the
  /// last one for which the window has retained a former root (C24).
  func viewLeftWindow() {
    if stage.hierarchy[id].presenter != nil { stage.engine.presentationLeftWindow(id) }
  }

  /// Called before the view is removed from a controller's view, or from a window.
  func viewWillLeave(_ owner: UIViewController?) {
    let node = stage.hierarchy[id]
    if let number = node.hostWindow {
      let transition = stage.engine.submit(.root, in: .window(number)) { [id] in
        $0.removeUncontained(child: id)
      }
      transition?.retain(self)
      return
    }
    guard let owner else { return }
    if node.host == owner.id {
      let transition = stage.engine.submit(.embed, in: owner.lane) { [id] in
        $0.removeUncontained(child: id)
      }
      transition?.retain(self)
      return
    }
    let shown = stage.hierarchy[owner.id].shown
    guard shown.contains(id), stage.hierarchy[owner.id].showing == .placed else { return }
    stage.engine.submit(.embed, in: owner.lane) { [id] in $0.hide(id, in: owner.id) }
  }
}
