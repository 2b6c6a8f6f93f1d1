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

  /// Whether its class is the program's, and none of this framework.
  package var isOfProgram: Bool { !stage.registry.isOfFramework(type(of: self)) }

  /// Sets the name of the controller's class, if that isn't the Swift class's.
  package func adoptClassName(_ name: String) {
    stage.hierarchy.update(id) {
      $0.className = name
      $0.hasOwnClassName = true
    }
  }
}

extension UIView: Retained {}

extension Stage {
  /// The controllers that were removed from the windows and are still alive, but for those that one in
  /// a window retains for later.
  package var removedControllers: [UIViewController] {
    let present = Set(hierarchy.members)
    let reserve = hierarchy.identifiers.filter { id in
      controller(id)?.retainingControllers.contains { present.contains($0.id) } == true
    }
    return hierarchy.removedButAlive(in: trace, besides: reserve).compactMap(controller)
  }
}
