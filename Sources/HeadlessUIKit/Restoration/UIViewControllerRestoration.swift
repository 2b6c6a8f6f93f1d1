import Foundation

/// A class that makes controllers again when the state is restored.
///
/// [UIViewControllerRestoration](https://developer.apple.com/documentation/uikit/uiviewcontrollerrestoration)
public protocol UIViewControllerRestoration: AnyObject {
  /// The controller of a path of identifiers, made or found; nil leaves it and what is in it out
  /// (B78).
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

/// Finds restoration classes that Swift does not know.
package protocol RestorationClassFinding: AnyObject {
  /// The class that a controller names; nil where it names none.
  func restorationClass(of controller: UIViewController) -> (any RestorationMaking)?
  /// The class that was saved under a name; nil where there is none.
  func restorationClass(named name: String) -> (any RestorationMaking)?
}

/// A restoration class, whoever made it.
package protocol RestorationMaking {
  /// The name that it is saved under.
  var name: String { get }
  /// Its name in traces and messages.
  var label: String { get }
  /// Whether it has the function that makes controllers.
  var conforms: Bool { get }
  /// The controller of a path.
  func controller(at path: [String], _ coder: NSCoder) -> UIViewController?
}

/// A restoration class of a Swift program.
struct SwiftRestorationClass: RestorationMaking {
  let type: any UIViewControllerRestoration.Type
  let name: String
  var label: String { "\(type)" }
  var conforms: Bool { true }

  /// The class that a controller names.
  init?(of type: (any UIViewControllerRestoration.Type)?) {
    guard let type, let name = _mangledTypeName(type) else { return nil }
    self.type = type
    self.name = name
  }

  /// The class of a name; names come out of archives, so only plain letters go to the runtime.
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

extension UIApplication {
  /// The restoration class of a controller.
  func restorationClass(of controller: UIViewController) -> (any RestorationMaking)? {
    restorationClasses?.restorationClass(of: controller)
      ?? SwiftRestorationClass(of: controller.restorationClass)
  }

  /// The restoration class that was saved under a name.
  func restorationClass(named name: String) -> (any RestorationMaking)? {
    restorationClasses?.restorationClass(named: name) ?? SwiftRestorationClass(named: name)
  }
}
