import Lua

/// Values, right or wrong.
extension ProgramWriter {
  mutating func value(_ type: LuaType) -> String {
    if roll(8) { return pick(Self.wrong) ?? "nil" }
    switch type {
    case .optional(let type): return roll(15) ? "nil" : value(type)
    case .sequence(let type):
      return "{ \((0..<number(below: 4)).map { _ in value(type) }.joined(separator: ", ")) }"
    case .union(let types): return value(pick(types) ?? .named("any"))
    case .function: return "function(...) \(body()) end"
    case .enumeration(let enumeration): return "\"\(pick(enumeration.cases) ?? "")\""
    case .structure(let structure):
      return
        "{ \(structure.fields.map { "\($0.name) = \(value($0.type))" }.joined(separator: ", ")) }"
    case .named(let name): return value(named: name)
    }
  }

  private mutating func value(named name: String) -> String {
    switch name {
    case "boolean": flag()
    case "integer", "number": pick(["0", "1", "2", "-1", "0.5", "7", "1e9", "100"]) ?? "0"
    case "string": pick(["\"Home\"", "\"\"", "\"OK\"", "\"viewDidLoad\"", "\"a b\""]) ?? "nil"
    case "function": "function(...) \(body()) end"
    case "table": "{ x = 1, y = 2, width = 3, height = 4 }"
    default: grammar.delegates.first { $0.name == name }.map { table(of: $0) } ?? object(of: name)
    }
  }

  private static let wrong = [
    "nil", "0/0", "1e308", "-1", "{}", "print", "\"\\0\\255\"", "window", "UIViewController",
    "true",
    "math.mininteger", "string.rep(\"x\", 1000)", "coroutine.create(print)", "io.stdout", "v", "_G",
  ]

  /// A boolean.
  mutating func flag() -> String { roll(50) ? "true" : "false" }

  /// A statement that advances the clock, or nothing.
  mutating func pause() -> String {
    let move = pick(["", "", "settle()", "wait(0)", "wait(0.1)", "wait(1)"]) ?? ""
    return "try(function() \(move) end)"
  }

  /// Any object.
  mutating func object() -> String {
    roll(10)
      ? pick(["window", "v[1].view", "nil", "simulator", "self"]) ?? "window"
      : "v[\(number(below: places.count) + 1)]"
  }

  /// An object of a class, if there is one.
  mutating func object(of type: String) -> String {
    let fitting = places.indices.filter { places[$0] == type }
    if roll(70), let place = pick(fitting) { return "v[\(place + 1)]" }
    if roll(50), grammar.classes.contains(where: { $0.name == type }) { return "\(type){}" }
    return object()
  }

  /// A controller: one of the program's, one on screen, or a new one.
  mutating func controller() -> String {
    let known = places.indices.filter { places[$0]?.hasSuffix("Controller") == true }
      .map { "v[\($0 + 1)]" }
    let root = "window.rootViewController"
    let found = known + [root, "\(root).presentedViewController", "\(root).children[1]"]
    return "(\(pick(found) ?? root) or plain())"
  }

  /// Stores a controller in a place, where other statements find it.
  mutating func keep(_ name: String) -> String {
    let place = number(below: places.count)
    places[place] = "UIViewController"
    return "v[\(place + 1)] = \(name)"
  }
}
