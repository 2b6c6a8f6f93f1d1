import NavigationModel

/// An object that others of the framework keep alive; a collector of scripts has to know by how
/// many.
package protocol Kept: AnyObject {
  /// How many strong references the framework holds to it because of its place in the hierarchy of
  /// controllers or views; those of properties and of running transitions do not count.
  var keeperCount: Int { get }
  /// Who holds it by its place.
  var keepers: [AnyObject] { get }
}

extension UIViewController: Kept {
  package var keeperCount: Int { stage.registry.holds(id) ? 1 : 0 }

  /// Who gives it its place: container, presenter or window.
  package var keepers: [AnyObject] {
    let window = stage.hierarchy[id].window.flatMap { stage.registry.windows[$0 - 1].window }
    let owner = stage.hierarchy.owner(of: id).flatMap { stage.registry[$0] }
    return [owner, window].compactMap { $0 as AnyObject? }
  }
}

extension UIViewController {
  /// Takes the name of the class that a script made it of.
  package func adoptClassName(_ name: String) {
    stage.hierarchy.update(id) {
      $0.className = name
      $0.isOfScriptClass = true
    }
  }
}

extension UIView: Kept {
  package var keeperCount: Int { keepers.count }
}
