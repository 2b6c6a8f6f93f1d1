import Foundation

/// A class that recreates controllers when the state is restored.
///
/// [UIViewControllerRestoration](https://developer.apple.com/documentation/uikit/uiviewcontrollerrestoration)
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: AnyObject {
  /// The controller for a path of identifiers, created or found; nil leaves out the controller and
  /// its descendants (B78).
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

/// Finds restoration classes that are not Swift types.
package protocol RestorationClassFinding: AnyObject {
  /// The restoration class that a controller specifies; nil if there is none.
  func restorationClass(of controller: UIViewController) -> (any RestorationMaking)?
  /// The class that was saved under a name; nil if there is none.
  func restorationClass(named name: String) -> (any RestorationMaking)?
}

/// A restoration class, implemented in Swift or elsewhere.
package protocol RestorationMaking {
  /// The name that it is saved under.
  var name: String { get }
  /// Its name in traces and messages.
  var label: String { get }
  /// Whether it has the function that creates controllers.
  var conforms: Bool { get }
  /// The controller for a path.
  func controller(at path: [String], _ coder: NSCoder) -> UIViewController?
}

/// A restoration class of a Swift program.
struct SwiftRestorationClass: RestorationMaking {
  let type: any UIViewControllerRestoration.Type
  let name: String
  var label: String { "\(type)" }
  var conforms: Bool { true }

  /// The restoration class that a controller specifies.
  init?(of type: (any UIViewControllerRestoration.Type)?) {
    guard let type, let name = _mangledTypeName(type) else { return nil }
    self.type = type
    self.name = name
  }

  /// The class with a name; names are read from archives, so only plain letters are passed to the
  /// runtime.
  init?(named name: String) {
    guard name.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
      let type = _typeByName(name) as? any UIViewControllerRestoration.Type,
      _mangledTypeName(type) == name
    else { return nil }
    self.type = type
    self.name = name
  }

  func controller(at path: [String], _ coder: NSCoder) -> UIViewController? {
    type.viewController(withRestorationIdentifierPath: path, coder: coder)
  }
}
