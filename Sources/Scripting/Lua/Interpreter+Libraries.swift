import CLuaShims
import Texts

extension Interpreter {
  /// Puts functions of the host's own in Lua before those of Lua's libraries.
  func installLibraries() {
    do throws(LuaError) {
      let parts = library(dd_push_library_parts)
      for text in try Self.libraryTexts.get() { try call(load(text), [parts]) }
    } catch {
      preconditionFailure(error.message)
    }
  }

  /// Their texts, compiled once for all interpreters.
  ///
  /// The names of their chunks are in brackets: positions in errors are those of scripts.
  private static let libraryTexts = Result { () throws(LuaError) in
    try ["programs"].map { name throws(LuaError) in
      try CompiledText(Texts["Lua/Glue/\(name).lua"], named: "[\(name)]")
    }
  }
}
