import Foundation
import HeadlessUIKit
import Lua

/// An object of a script's class that has no other superclass than NSObject.
final class ScriptObject: NSObject, OutlivesWorlds {
  static let luaType = "NSObject"

  nonisolated deinit {}
}

extension ScriptWorld {
  /// The class that all other classes descend from.
  var rootClass: ClassDescriptor<ScriptObject> {
    ClassDescriptor(
      "NSObject", of: ScriptObject.self, receiver: "object",
      summary: "The root of all classes."
    )
    .initializer { _ in ScriptObject() }
  }
}
