import CLua
import CLuaShims
import Texts

extension Interpreter {
  /// Sets the entries of a table on an object, as the initializer does that a subclass calls.
  ///
  /// `Class.super.init(self, { title = "Home" })`; the table of the call itself is applied already.
  package func initialize(
    _ object: some LuaConvertible & AnyObject, with properties: LuaTable
  ) throws(LuaError) {
    guard !wasApplied(properties, to: object), let binding = binding(of: object) else { return }
    let children = binding.inherited(\.childrenProperty)
    if properties.count > 0 && children == nil {
      throw LuaError("\(binding.name) takes no children")
    }
    for key in properties.sortedStringKeys
    where binding.inherits(label: key) && binding.members[key] == nil && key != Self.rootLabel {
      throw LuaError("'\(key)' is read when a \(binding.name) is created: pass it to that call")
    }
    try call(
      load(Texts["Lua/Glue/assigning.lua"], named: "init"),
      [object, properties, children ?? "", Self.rootLabel])
  }

  private func wasApplied(_ table: LuaTable, to object: some LuaConvertible) -> Bool {
    withStack { stack in
      table.push(onto: stack)
      object.push(onto: stack)
      return dd_was_applied(stack.state, -2, -1)
    } ?? false
  }

  /// The label whose value is the only child.
  private static let rootLabel = "rootViewController"
}
