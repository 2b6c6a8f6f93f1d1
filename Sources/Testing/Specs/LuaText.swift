import Lua
import Texts

/// The Lua side of the runner: the files of the folder `Lua`.
enum LuaText {
  /// The same, compiled once for all interpreters: that takes longer than the rest of preparing one.
  static let compiled = Result { () throws(LuaError) in
    try all.map { (name, text) throws(LuaError) in
      try Interpreter.CompiledText(text, named: "[\(name)]")
    }
  }

  /// The files by the names of their chunks, in the order in which they run; all share one table.
  static var all: [(name: String, text: [UInt8])] {
    names.map { ($0, Texts["Specs/Lua/\($0).lua"]) }
  }

  private static let names = [
    "values", "teaching", "assert", "assert.basics", "assert.errors", "spies",
    "mocks", "assert.calls", "matchers", "exhaustive", "assert.worlds", "assert.timelines",
    "assert.goldens", "modules", "properties", "isolation", "limits", "rows",
    "spec",
  ]
}
