import CLuaShims
import Texts

extension Interpreter {
  /// What functions in Lua that stand in Lua's libraries share with the host.
  ///
  /// Scripts can reach neither the table nor what is in it.
  func installLibraries() -> LuaTable {
    guard case .table(let parts) = library(dd_push_library_parts) else {
      preconditionFailure("a library is a table")
    }
    for name in Self.usual { run(library: name, [parts]) }
    return parts
  }

  /// Runs a text of the libraries.
  func run(library name: String, _ arguments: [any LuaConvertible]) {
    if let text = Self.libraryTexts[name], let function = try? load(text.get()) {
      callOwn(function, arguments)
    }
  }

  /// Calls a function of the parts that has no result.
  func run(part name: String, _ arguments: [any LuaConvertible] = []) {
    if case .function(let part) = parts[name] { callOwn(part, arguments) }
  }

  private func callOwn(_ function: LuaFunction, _ arguments: [any LuaConvertible]) {
    withStack { stack in
      function.push(onto: stack)
      for argument in arguments { argument.push(onto: stack) }
      dd_call_own(stack.state, Int32(arguments.count))
    }
  }

  /// Calls a function of the parts.
  @discardableResult
  func call(part name: String, _ arguments: [any LuaConvertible]) throws(LuaError) -> [LuaValue] {
    guard case .function(let part) = parts[name] else { return [] }
    return try call(part, arguments)
  }

  /// The texts that all interpreters run, in this order.
  private static let usual = [
    "calls", "programs", "loading", "output", "debugging", "tasks", "lines", "pairs", "collecting",
  ]

  /// Compiled once for all interpreters, without lines: positions in errors are those of scripts.
  private static let libraryTexts = Dictionary(
    uniqueKeysWithValues: (usual + ["sandbox", "files"]).map { name in
      (
        name,
        Result { () throws(LuaError) in
          try CompiledText(Texts["Lua/Glue/\(name).lua"], named: "[\(name)]", isStripped: true)
        }
      )
    })
}
