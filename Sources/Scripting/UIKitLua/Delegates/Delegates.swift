import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptWorld {
  /// The tables that scripts write for the framework, with all functions that it may call in them.
  static var delegates: [TableDescriptor] {
    applicationDelegates + containerDelegates + presentationDelegates + viewDelegates
      + systemDelegates
  }
}

extension TableDescriptor {
  /// Adds a function that the framework calls, by its key in a script's table.
  func call(
    _ call: DelegateCall, _ parameters: KeyValuePairs<String, any LuaConvertible.Type>,
    returning result: (any LuaConvertible.Type)? = nil, _ summary: String, facts: String...
  ) -> Self {
    self.call(call.rawValue, parameters, returning: result, summary, facts: facts)
  }

  /// Adds a function that returns another table that the script writes.
  func call(
    _ call: DelegateCall, _ parameters: KeyValuePairs<String, any LuaConvertible.Type>,
    returning table: String, _ summary: String, facts: String...
  ) -> Self {
    self.call(
      call.rawValue, parameters, returning: .optional(.named(table)), summary, facts: facts)
  }
}
