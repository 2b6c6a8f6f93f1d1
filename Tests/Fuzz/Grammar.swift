import Lua
import UIKitLua

/// The API as the binding describes it, so that every addition is tried.
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
  /// The members of each class by its name.
  let members: [String: [Member]]
  let functions: [Function]
  /// The tables that scripts write for the framework.
  let delegates: [Class]
  /// The properties that such tables are assigned to.
  let delegations: [Delegation]

  /// A table that a script writes, and the properties that accept it.
  struct Delegation {
    let delegate: Class
    let places: [(owner: String, property: String)]
  }

  /// All names that programs can mention, by the class that declares them.
  ///
  /// `UILabel.frame` is counted as `UIView.frame`.
  let origins: [String: String]
  /// The same by what declares them, in a fixed order: for each the names that mention it.
  let topics: [[String]]

  /// Reads the API from a world.
  init() {
    let world = ScriptWorld()
    let catalog = world.interpreter.catalog
    classes = catalog.classes.map { Class(name: $0.name, members: catalog.allMembers(of: $0)) }
    let delegates = catalog.delegates.map { Class(name: $0.name, members: $0.members) }
    self.delegates = delegates
    members = Dictionary(uniqueKeysWithValues: classes.map { ($0.name, $0.members) })
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
    let all = origins.merging(others.map { ($0, $0) }) { origin, _ in origin }
    self.origins = all
    topics = Dictionary(grouping: all.keys.sorted()) { all[$0] ?? $0 }
      .sorted { $0.key < $1.key }.map(\.value)
    // Its classes describe themselves on demand.
    withExtendedLifetime(world) {}
  }
}

extension Member {
  /// Whether it contains values of a named type.
  fileprivate func takes(_ name: String) -> Bool {
    guard kind == .property || kind == .slot else { return false }
    return if case .named(name)? = type?.wrapped { true } else { false }
  }
}
