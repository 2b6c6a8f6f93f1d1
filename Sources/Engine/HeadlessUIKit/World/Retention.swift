import NavigationModel

/// An object that the framework may retain; a garbage collector needs to know how often.
package protocol Retained: AnyObject {
  /// The number of strong references that the framework has to it because of its place in the
  /// hierarchy of controllers or views; those of properties and running transitions don't count.
  var retainerCount: Int { get }
  /// The objects that retain it: container, presenter or window, or the superview.
  var retainers: [AnyObject] { get }
}

extension Retained {
  package var retainerCount: Int { retainers.count }
}

extension UIViewController: Retained {
  package var retainerCount: Int {
    (stage.registry.isRetained(id) ? 1 : 0) + pageControllers.count
  }

  package var retainers: [AnyObject] {
    let node = stage.hierarchy[id]
    let window = (node.window ?? node.strandedWindow).flatMap {
      stage.registry.windows[$0 - 1].window
    }
    let owner = stage.hierarchy[id].owner.flatMap { stage.registry[$0] }
    return [owner, window].compactMap { $0 as AnyObject? } + pageControllers
  }
}

extension UIViewController {
  /// The controllers that retain it without a place in the hierarchy: the one that it searches
  /// (E29), the one for whose tab it was provided (F90), and those that know it as a page (C26).
  package var retainingControllers: [UIViewController] {
    let searched = (self as? UISearchController)?.searchedController
    return [searched, parts.tab?.tabBarController].compactMap { $0 } + pageControllers
  }

  /// Sets the name of the controller's class, if that isn't the Swift class's.
  package func adoptClassName(_ name: String) {
    stage.hierarchy.update(id) {
      $0.className = name
      $0.hasOwnClassName = true
    }
  }
}

extension UIView: Retained {}
