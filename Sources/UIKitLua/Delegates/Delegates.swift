import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptWorld {
  /// The tables that scripts write for the framework, with all that it may call in them.
  static var delegates: [TableDescriptor] {
    applicationDelegates + containerDelegates + presentationDelegates + viewDelegates
      + systemDelegates
  }
}

extension TableDescriptor {
  /// A call that the framework makes, by the key that a script's table has for it.
  func call(
    _ call: DelegateCall, _ parameters: KeyValuePairs<String, any LuaConvertible.Type>,
    returning result: (any LuaConvertible.Type)? = nil, _ summary: String, facts: String...
  ) -> Self {
    self.call(
      call.rawValue, parameters, returning: result?.luaDescription, summary, facts: facts)
  }

  /// A call whose answer is another table that the script writes.
  func call(
    _ call: DelegateCall, _ parameters: KeyValuePairs<String, any LuaConvertible.Type>,
    returning table: String, _ summary: String, facts: String...
  ) -> Self {
    self.call(
      call.rawValue, parameters, returning: .optional(.named(table)), summary, facts: facts)
  }
}
