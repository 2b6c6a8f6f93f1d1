import Lua
import UIKitLua

/// What scripts can say, asked of the binding itself, so that whatever is added to it is tried.
struct Grammar {
  /// A class with all its members, inherited ones included.
  struct Class {
    let name: String
    let members: [Member]
  }

  /// A function that is not a method: `wait`, `user.tap`.
  struct Function {
    let name: String
    let member: Member
  }

  let classes: [Class]
  let functions: [Function]

  /// Asks a world.
  init() {
    let world = ScriptWorld()
    let catalog = world.interpreter.catalog
    classes = catalog.classes.map { Class(name: $0.name, members: catalog.allMembers(of: $0)) }
    let global = catalog.functions.map { Function(name: $0.name, member: $0) }
    functions =
      global
      + catalog.tables.flatMap { table in
        table.members.map { Function(name: "\(table.name).\($0.name)", member: $0) }
      }
    // Its classes describe themselves when they are asked.
    withExtendedLifetime(world) {}
  }
}
