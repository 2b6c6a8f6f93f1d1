import Lua
import Support

/// Writes a program by chance; the same number gives the same program.
///
/// It has objects in eight places, which are set, called, overridden and shown in any order, right or
/// wrong.
struct ProgramWriter {
  let grammar: Grammar
  private var random: SplitMix
  var depth = 0
  /// What the program makes, sets, reads, calls and overrides: `UIView`, `UIView.frame`, `user.tap`.
  var mentions: Set<String> = []
  /// The class of what was last put into each place.
  var places: [String?] = Array(repeating: nil, count: 8)

  /// The writer of a program.
  init(_ grammar: Grammar, seed: UInt64, number: Int) {
    self.grammar = grammar
    random = SplitMix(seed: seed &+ UInt64(number) &* 0x2545_F491_4F6C_DD1D)
  }

  /// The program.
  mutating func program() -> String {
    var lines = ["local v = {}", "local function try(f, ...) return pcall(f, ...) end"]
    for _ in 0..<3 { lines.append(declaration()) }
    lines.append("window.rootViewController = \(object(of: "UIViewController"))")
    for _ in 0..<Int.random(in: 5...25, using: &random) { lines.append(guarded(statement())) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Most errors are caught, so that something follows them.
  private mutating func guarded(_ statement: String) -> String {
    chance(95) ? "try(function() \(statement) end)" : statement
  }

  // MARK: Statements

  private mutating func statement() -> String {
    switch number(below: 100) {
    case 0..<12: declaration()
    case 12..<32: assignment()
    case 32..<58: call()
    case 58..<66: override()
    case 66..<72: reading()
    case 72..<82: function()
    case 82..<87: delegation()
    case 87..<90: "window.rootViewController = \(object())"
    case 90..<93: simulation()
    default: oddity()
    }
  }

  private mutating func declaration() -> String {
    let place = number(below: places.count)
    let made = pick(Self.common + grammar.classes.map(\.name)) ?? "UIViewController"
    places[place] = made
    mentions.insert(made)
    return "v[\(place + 1)] = \(made){ \(entries(of: made)) }"
  }

  /// Made as often as all others together.
  private static let common = Array(
    repeating: [
      "UIViewController", "UIViewController", "UINavigationController", "UITabBarController",
      "UISplitViewController", "UIPageViewController", "UIAlertController",
    ], count: 10
  ).flatMap { $0 }

  private mutating func entries(of name: String) -> String {
    var entries: [String] = []
    for _ in 0..<number(below: 3) {
      guard let member = member(of: name, { $0.kind == .property && !$0.isReadOnly }) else { break }
      entries.append("\(member.name) = \(value(member.type ?? .named("any")))")
    }
    if name.hasSuffix("Controller") && chance(40) { entries.append("\(object()), \(object())") }
    return entries.joined(separator: ", ")
  }

  private mutating func assignment() -> String {
    let (receiver, name) = receiver()
    guard let member = member(of: name, { $0.kind == .property || $0.kind == .slot }) else {
      return "\(receiver).field = \(value(.named("any")))"
    }
    return "\(receiver).\(member.name) = \(value(member.type ?? .named("any")))"
  }

  private mutating func reading() -> String {
    let (receiver, name) = receiver()
    let place = number(below: places.count)
    guard let member = member(of: name, { $0.kind == .property }) else {
      return "print(\(receiver))"
    }
    places[place] = member.type.flatMap(Self.className)
    return "v[\(place + 1)] = \(receiver).\(member.name) print(v[\(place + 1)])"
  }

  private mutating func call() -> String {
    let (receiver, name) = receiver()
    guard let member = member(of: name, { $0.kind == .method || $0.kind == .callback }) else {
      return "\(receiver)()"
    }
    let values = member.parameters.map { value($0.type) }
    return "print(\(receiver):\(member.name)(\(values.joined(separator: ", "))))"
  }

  private mutating func override() -> String {
    let (receiver, name) = receiver()
    let method = member(of: name) { $0.isOverridable }?.name ?? "viewDidLoad"
    let above = chance(50) ? "\(name).\(method)(self, ...) " : ""
    let result = answer(to: member(of: name) { $0.name == method })
    return "\(receiver).\(method) = function(self, ...) \(above)\(body())\(result) end"
  }

  private mutating func simulation() -> String {
    places[7] = "simulator"
    let member = member(of: "simulator") { $0.kind != .slot }
    guard let member else { return "simulator:reset()" }
    if member.kind == .property {
      return "simulator.\(member.name) = \(value(member.type ?? .named("any")))"
    }
    return "simulator:\(member.name)()"
  }

  private mutating func oddity() -> String {
    let odd = [
      "collectgarbage()", "coroutine.wrap(function() \(body()) end)()",
      "app.task(function() wait(\(number(below: 3))) \(body()) end)",
      "local C = class(\"Own\", UIViewController) function C:init() \(body()) end v[1] = C{}",
      "UIView.animate(0.1, function() \(body()) end)", "error(\(value(.named("any"))))",
      "for k, e in pairs(\(object())) do print(k, e) end", "print(#\(object()), \(object()))",
      "local t <close> = setmetatable({}, { __close = function() \(body()) end })",
      "setmetatable({}, { __gc = function() \(body()) end }) collectgarbage()",
      "app.didBecomeActive = function() \(body()) end simulator:background() simulator:foreground()",
      "string.rep(\"x\", 100):gsub(\".\", function() \(body()) end)",
      "coroutine.wrap(function() coroutine.yield(\(body().isEmpty ? "1" : "2")) end)()",
      "v[2].delegate = setmetatable({}, { __index = function(_, k) \(body()) end })",
    ]
    return pick(odd) ?? ""
  }

  // MARK: Values

  mutating func value(_ type: LuaType) -> String {
    if chance(8) { return pick(Self.wrong) ?? "nil" }
    switch type {
    case .optional(let type): return chance(15) ? "nil" : value(type)
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
    case "boolean": chance(50) ? "true" : "false"
    case "integer", "number": pick(["0", "1", "2", "-1", "0.5", "7", "1e9", "100"]) ?? "0"
    case "string": pick(["\"Home\"", "\"\"", "\"OK\"", "\"viewDidLoad\"", "\"a b\""]) ?? "nil"
    case "function": "function(...) \(body()) end"
    case "table": "{ x = 1, y = 2, width = 3, height = 4 }"
    default: grammar.delegates.first { $0.name == name }.map { table(of: $0) } ?? object(of: name)
    }
  }

  private static func className(_ type: LuaType) -> String? {
    if case .named(let name) = type.wrapped { name } else { nil }
  }

  private static let wrong = [
    "nil", "0/0", "1e308", "-1", "{}", "print", "\"\\0\\255\"", "window", "UIViewController",
    "true",
    "math.mininteger", "string.rep(\"x\", 1000)", "coroutine.create(print)", "io.stdout", "v", "_G",
  ]

  private mutating func function() -> String {
    guard let function = pick(grammar.functions) else { return "" }
    mentions.insert(function.name)
    let values = function.member.parameters.map { value($0.type) }
    return "print(\(function.name)(\(values.joined(separator: ", "))))"
  }

  /// What a function does: little, and less the deeper it is.
  mutating func body() -> String {
    guard depth < 2 else { return "" }
    depth += 1
    defer { depth -= 1 }
    return (0..<number(below: 3)).map { _ in guarded(statement()) }.joined(separator: " ")
  }

  private mutating func object() -> String {
    chance(10)
      ? pick(["window", "v[1].view", "nil", "simulator", "self"]) ?? "window"
      : "v[\(number(below: places.count) + 1)]"
  }

  private mutating func object(of type: String) -> String {
    let fitting = places.indices.filter { places[$0] == type }
    if chance(70), let place = pick(fitting) { return "v[\(place + 1)]" }
    if chance(50), grammar.classes.contains(where: { $0.name == type }) { return "\(type){}" }
    return object()
  }

  private mutating func receiver() -> (String, String) {
    if chance(5) { return ("window", "UIWindow") }
    let known = places.indices.filter { places[$0] != nil }
    guard let place = pick(known), let name = places[place] else { return ("window", "UIWindow") }
    return ("v[\(place + 1)]", name)
  }

  // MARK: Chance

  private mutating func member(of name: String, _ fits: (Member) -> Bool) -> Member? {
    let members = grammar.classes.first { $0.name == name }?.members ?? []
    let member = pick(members.filter(fits))
    if let member { mentions.insert("\(name).\(member.name)") }
    return member
  }

  mutating func chance(_ percent: Int) -> Bool { number(below: 100) < percent }

  mutating func number(below limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &random)
  }

  mutating func pick<Element>(_ list: [Element]) -> Element? {
    list.randomElement(using: &random)
  }
}
