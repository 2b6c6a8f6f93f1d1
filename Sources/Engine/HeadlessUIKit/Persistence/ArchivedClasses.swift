/// Knows the classes that a binding has defined: archives contain their names, and what their
/// objects archive themselves.
package protocol ArchivedClasses: AnyObject {
  /// The name of an object's class; nil for one of the framework's.
  func archivedName(of controller: UIViewController) -> String?
  /// What an object archives itself, as a text; nil for nothing.
  func archivedValues(of controller: UIViewController) -> String?
  /// Makes an object that is created from an archive one of the class with a name.
  func adopt(_ controller: UIViewController, className: String)
  /// Creates the rest of an object from what it has archived.
  func restore(_ controller: UIViewController, from values: String)
}

extension UIViewController {
  /// What an archive contains about a class that a binding has defined.
  static let archivedClass: [ArchivedProperty<UIViewController>] = [
    ArchivedProperty("drilldown.class", get: { $0.stage.archivedClasses?.archivedName(of: $0) }) {
      $0.stage.archivedClasses?.adopt($0, className: $1)
    },
    ArchivedProperty(
      "drilldown.values", get: { $0.stage.archivedClasses?.archivedValues(of: $0) }
    ) {
      $0.stage.archivedClasses?.restore($0, from: $1)
    },
  ]
}
