import Lua

/// A kind of statement in randomly generated programs: a row of a table.
struct Operation {
  /// Its name in the counts.
  let name: String
  /// How often it is picked, relative to the others.
  let weight: Int
  /// Its effects if everything succeeds, by the names that programs report.
  let results: [String]
  /// The statement.
  let write: (inout ProgramWriter) -> String

  /// A row.
  init(
    _ name: String, weight: Int, results: [String] = [],
    _ write: @escaping (inout ProgramWriter) -> String
  ) {
    (self.name, self.weight, self.results, self.write) = (name, weight, results, write)
  }

  /// The table.
  static let all = members + oddities + views + gestures + sheets + animators + surroundings

  /// The table, with each row repeated by its weight.
  static let weighted = repeated(all)
  /// Those before a limit is used up, which need little time and don't prevent what does it.
  static let weightedBeforeLimits = repeated(all.dropLast(surroundings.count))

  private static func repeated(_ rows: some Collection<Operation>) -> [Operation] {
    rows.flatMap { Array(repeating: $0, count: $0.weight) }
  }

  private static let members = [
    Operation("make an object", weight: 24) { $0.declaration() },
    Operation("set a property", weight: 40) { $0.assignment() },
    Operation("call a method", weight: 52) { $0.call() },
    Operation("override a method", weight: 16) { $0.override() },
    Operation("read a property", weight: 12) { $0.reading() },
    Operation("call a function", weight: 20) { $0.function() },
    Operation("set a delegate", weight: 8) { $0.delegation() },
    Operation("set an application callback", weight: 2) { $0.application() },
    Operation("set the root view controller", weight: 6) {
      "window.rootViewController = \($0.object())"
    },
    Operation("use the simulator", weight: 6) { $0.simulation() },
  ]

  private static let oddities = [
    Operation("collect garbage", weight: 1) { _ in "collectgarbage()" },
    Operation("run a coroutine", weight: 1) {
      "coroutine.wrap(function() \($0.body()) end)()"
    },
    Operation("run a task", weight: 1) {
      "app.task(function() wait(\($0.number(below: 3))) \($0.body()) end)"
    },
    Operation("define a subclass", weight: 1) {
      "local C = class(\"Own\", UIViewController) function C:init() \($0.body()) end v[1] = C{}"
    },
    Operation("animate a view", weight: 1) { "UIView.animate(0.1, function() \($0.body()) end)" },
    Operation("raise an error", weight: 1) { "error(\($0.value(.named("any"))))" },
    Operation("iterate over an object", weight: 1) {
      "for k, e in pairs(\($0.object())) do print(k, e) end"
    },
    Operation("print an object and its length", weight: 1) {
      "print(#\($0.object()), \($0.object()))"
    },
    Operation("close a variable", weight: 1) {
      "local t <close> = setmetatable({}, { __close = function() \($0.body()) end })"
    },
    Operation("run a finalizer", weight: 1) {
      "setmetatable({}, { __gc = function() \($0.body()) end }) collectgarbage()"
    },
    Operation("move to the background and back", weight: 1) {
      "app.didBecomeActive = function() \($0.body()) end simulator:background() simulator:foreground()"
    },
    Operation("call back from C", weight: 1) {
      "string.rep(\"x\", 100):gsub(\".\", function() \($0.body()) end)"
    },
    Operation("yield", weight: 1) {
      "coroutine.wrap(function() coroutine.yield(\($0.body().isEmpty ? "1" : "2")) end)()"
    },
    Operation("use a delegate with a metatable", weight: 1) {
      "v[2].delegate = setmetatable({}, { __index = function(_, k) \($0.body()) end })"
    },
  ]
}
