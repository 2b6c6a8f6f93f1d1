import Lua
import UIKitLua

/// The API as the binding describes it, so that every addition is tried.
struct Grammar {
  /// A class with all its members, inherited ones included.
  struct Class {
    let name: String
    let members: [Member]
    /// What its initializer takes beside properties.
    var labels: [LuaType.Component] = []
    /// The type of the values in the list that its initializer takes; nil for none.
    var elements: LuaType?
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

  /// The properties that take a view, and the kind of view.
  let viewProperties: [(owner: String, property: String, view: String)]
  /// The functions of delegates that answer with controllers or views, with a place for the delegate.
  let answers: [Answer]

  /// A function of a delegate, the type of what it answers with, and a place for the delegate.
  struct Answer {
    let function: Member
    let type: LuaType
    let owner: String
    let property: String
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
    classes = catalog.classes.map {
      Class(
        name: $0.name, members: catalog.allMembers(of: $0), labels: $0.labelledParts,
        elements: $0.childType)
    }
    let delegates = catalog.delegates.map { Class(name: $0.name, members: $0.members) }
    self.delegates = delegates
    members = Dictionary(uniqueKeysWithValues: classes.map { ($0.name, $0.members) })
    let classes = classes
    var places: [String: [(owner: String, property: String)]] = [:]
    for type in classes {
      for member in type.members where member.kind == .property || member.kind == .slot {
        guard case .named(let name)? = member.type?.wrapped else { continue }
        places[name, default: []].append((type.name, member.name))
      }
    }
    delegations = delegates.compactMap { delegate in
      places[delegate.name].map { Delegation(delegate: delegate, places: $0) }
    }
    let kinds = Kinds(catalog)
    viewProperties = classes.flatMap { type in
      type.members.compactMap { member in
        guard member.kind == .property, !member.isReadOnly, let view = kinds.view(in: member.type)
        else { return nil }
        return (type.name, member.name, view)
      }
    }
    answers = delegations.flatMap { delegation in
      delegation.delegate.members.compactMap { function in
        guard let type = function.type, kinds.isControllerOrView(type),
          let place = delegation.places.first
        else { return nil }
        return Answer(
          function: function, type: type, owner: place.owner, property: place.property)
      }
    }
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

/// Which of the types are controllers, and which are views.
private struct Kinds {
  private let controllers, views: Set<String>

  init(_ catalog: Catalog) {
    func names(under root: String) -> Set<String> {
      Set(
        catalog.classes.filter { type in catalog.lineage(of: type).contains { $0.name == root } }
          .map(\.name))
    }
    controllers = names(under: "UIViewController")
    views = names(under: "UIView")
  }

  /// The name of a view's class in a type; nil for another type.
  func view(in type: LuaType?) -> String? {
    if case .named(let name)? = type?.wrapped, views.contains(name) { name } else { nil }
  }

  /// Whether a type has controllers or views: `UIViewController?`, `UIViewController[]`.
  func isControllerOrView(_ type: LuaType) -> Bool {
    switch type.wrapped {
    case .named(let name): controllers.contains(name) || views.contains(name)
    case .sequence(let element): isControllerOrView(element)
    default: false
    }
  }
}
