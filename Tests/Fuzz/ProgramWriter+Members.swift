import Lua

/// Statements about the members of objects.
extension ProgramWriter {
  mutating func declaration() -> String {
    let place = number(below: places.count)
    let made = pick(Self.common + grammar.classes.map(\.name)) ?? "UIViewController"
    return declaration(of: made, in: place)
  }

  private mutating func declaration(of made: String, in place: Int) -> String {
    places[place] = made
    mentions.insert(made)
    return "v[\(place + 1)] = \(made){ \(entries(of: made)) }"
  }

  /// Created about half as often as all others together.
  private static let common = Array(
    repeating: [
      "UIViewController", "UIViewController", "UINavigationController", "UITabBarController",
      "UISplitViewController", "UIPageViewController", "UIAlertController",
    ], count: 6
  ).flatMap { $0 }

  private mutating func entries(of name: String) -> String {
    var entries: [String] = []
    for _ in 0..<number(below: 3) {
      guard let member = member(of: name, { $0.kind == .property && !$0.isReadOnly }) else { break }
      entries.append("\(member.name) = \(value(member.type ?? .named("any")))")
    }
    let type = grammar.classes.first { $0.name == name }
    for label in type?.labels ?? [] where roll(40) {
      entries.append("\(label.name) = \(value(label.type))")
    }
    if let elements = type?.elements, roll(40) {
      entries += (0..<number(below: 4)).map { _ in value(elements) }
    } else if name.hasSuffix("Controller") && roll(40) {
      entries.append("\(object()), \(object())")
    }
    return entries.joined(separator: ", ")
  }

  mutating func assignment() -> String {
    let (receiver, name) = receiver()
    guard let member = member(of: name, { $0.kind == .property || $0.kind == .slot }) else {
      return "\(receiver).field = \(value(.named("any")))"
    }
    return assignment(of: member, to: receiver)
  }

  private mutating func assignment(of member: Member, to receiver: String) -> String {
    "\(receiver).\(member.name) = \(value(member.type ?? .named("any")))"
  }

  mutating func reading() -> String {
    let (receiver, name) = receiver()
    let place = number(below: places.count)
    guard let member = member(of: name, { $0.kind == .property }) else {
      return "print(\(receiver))"
    }
    places[place] = member.type.flatMap(Self.className)
    return "v[\(place + 1)] = \(receiver).\(member.name) print(v[\(place + 1)])"
  }

  mutating func call() -> String {
    let (receiver, name) = receiver()
    guard let member = member(of: name, { $0.kind == .method || $0.kind == .callback }) else {
      return "\(receiver)()"
    }
    return call(of: member, on: receiver)
  }

  private mutating func call(of member: Member, on receiver: String) -> String {
    let values = member.parameters.map { value($0.type) }
    return "print(\(receiver):\(member.name)(\(values.joined(separator: ", "))))"
  }

  mutating func override() -> String {
    let (receiver, name) = receiver()
    let method = member(of: name) { $0.isOverridable }?.name ?? "viewDidLoad"
    let above = roll(50) ? "\(name).\(method)(self, ...) " : ""
    let result = answer(to: member(of: name) { $0.name == method })
    return "\(receiver).\(method) = function(self, ...) \(above)\(body())\(result) end"
  }

  mutating func simulation() -> String {
    // What else it does may prevent what uses up a limit.
    if usesUpLimit { return "simulator:reset()" }
    let member = member(of: Self.simulator) { $0.kind != .slot }
    return member.map { use(of: $0, on: "simulator") } ?? ""
  }

  private static let simulator = "Simulator"

  mutating func function() -> String {
    pick(grammar.functions).map { call(of: $0) } ?? ""
  }

  private mutating func call(of function: Grammar.Function) -> String {
    mentions.insert(function.name)
    let values = function.member.parameters.map { value($0.type) }
    return "print(\(function.name)(\(values.joined(separator: ", "))))"
  }

  /// A statement with a name: of a class, of a function, of a member, or of a key of a table.
  mutating func mention(_ name: String) -> String {
    if let function = grammar.functions.first(where: { $0.name == name }) {
      return call(of: function)
    }
    let place = number(below: places.count)
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count == 2 else { return declaration(of: name, in: place) }
    guard let member = grammar.members[parts[0]]?.first(where: { $0.name == parts[1] }) else {
      return delegation(parts[0], parts[1], in: place)
    }
    mentions.insert(name)
    if parts[0] == Self.simulator { return use(of: member, on: "simulator") }
    return "\(declaration(of: parts[0], in: place)) \(use(of: member, on: "v[\(place + 1)]"))"
  }

  private mutating func use(of member: Member, on receiver: String) -> String {
    switch member.kind {
    case .slot: assignment(of: member, to: receiver)
    case .property:
      member.isReadOnly
        ? "print(\(receiver).\(member.name))" : assignment(of: member, to: receiver)
    default: call(of: member, on: receiver)
    }
  }

  private static func className(_ type: LuaType) -> String? {
    if case .named(let name) = type.wrapped { name } else { nil }
  }

  private mutating func receiver() -> (String, String) {
    if roll(5) { return ("window", "UIWindow") }
    let known = places.indices.filter { places[$0] != nil }
    guard let place = pick(known), let name = places[place] else { return ("window", "UIWindow") }
    return ("v[\(place + 1)]", name)
  }

  private mutating func member(of name: String, _ fits: (Member) -> Bool) -> Member? {
    let member = pick((grammar.members[name] ?? []).filter(fits))
    if let member { mentions.insert("\(name).\(member.name)") }
    return member
  }
}
