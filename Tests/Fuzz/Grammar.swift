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
  /// The tables that scripts write for others.
  let delegates: [Class]
  /// Where those tables belong that are the value of a property.
  let delegations: [Delegation]

  /// A table of the script's, and the properties that take it.
  struct Delegation {
    let delegate: Class
    let places: [(owner: String, property: String)]
  }

  /// All that programs can mention, by the names of those who have it: what `UILabel.frame` stands for
  /// is `UIView.frame`.
  let origins: [String: String]

  /// Asks a world.
  init() {
    let world = ScriptWorld()
    let catalog = world.interpreter.catalog
    classes = catalog.classes.map { Class(name: $0.name, members: catalog.allMembers(of: $0)) }
    let delegates = catalog.delegates.map { Class(name: $0.name, members: $0.members) }
    self.delegates = delegates
    let classes = classes
    delegations = delegates.map { delegate in
      Delegation(
        delegate: delegate,
        places: classes.flatMap { type in
          type.members.filter { $0.takes(delegate.name) }
            .map { (type.name, $0.name) }
        })
    }.filter { !$0.places.isEmpty }
    let global = catalog.functions.map { Function(name: $0.name, member: $0) }
    let ofClasses = classes.flatMap { type in
      type.members.filter { $0.kind == .function }
        .map { Function(name: "\(type.name).\($0.name)", member: $0) }
    }
    var origins: [String: String] = [:]
    for type in catalog.classes {
      origins[type.name] = type.name
      for ancestor in catalog.lineage(of: type).reversed() {
        for member in ancestor.members {
          origins["\(type.name).\(member.name)"] = "\(ancestor.name).\(member.name)"
        }
      }
    }
    functions =
      global + ofClasses
      + catalog.tables.flatMap { table in
        table.members.map { Function(name: "\(table.name).\($0.name)", member: $0) }
      }
    let others =
      functions.map(\.name)
      + delegates.flatMap { type in type.members.map { "\(type.name).\($0.name)" } }
    self.origins = origins.merging(others.map { ($0, $0) }) { origin, _ in origin }
    // Its classes describe themselves when they are asked.
    withExtendedLifetime(world) {}
  }
}

extension Member {
  /// Whether it holds values of a named type.
  fileprivate func takes(_ name: String) -> Bool {
    guard kind == .property || kind == .slot else { return false }
    return if case .named(name)? = type?.wrapped { true } else { false }
  }
}
