import Lua
import StoredValues
import Testing
import UIKitLua

/// The values that `defaults` stores, and those that it refuses.
struct DefaultsTests {
  @Test(arguments: [
    ("true", StoredValue.bool(true)), ("1", .integer(1)), ("1.0", .number(1)),
    ("math.mininteger", .integer(.min)), ("-1/0", .number(-.infinity)), ("'é'", .string("é")),
    ("'\\xff\\0'", .data([0xFF, 0])), ("{}", .list([])),
    ("{ 1, { 2 } }", .list([.integer(1), .list([.integer(2)])])),
    ("{ a = { b = 'c' } }", .record(["a": .record(["b": .string("c")])])),
    ("{ [1.0] = 'x' }", .list([.string("x")])),
  ])
  func plainValuesAreStored(expression: String, value: StoredValue) {
    let script = Script("defaults.set('it', \(expression))")
    #expect(script.error == nil)
    #expect(script.world.defaults["it"] == value)
  }

  @Test func valuesComeBackAsTheyWere() {
    let script = Script(
      """
      local deep = {}
      for _ = 1, 99 do deep = { deep } end
      for _, value in ipairs{ false, 1, 1.0, -0.0, 1e300, "\\0é\\xff", "", { 1, 2, { a = "b" } }, deep } do
        defaults.set("it", value)
        local back = defaults.get("it")
        print(math.type(back) or type(back), type(back) == "table" or back == value)
      end
      local inner = defaults.get("it")
      for _ = 1, 99 do inner = inner[1] end
      print(next(inner), #defaults.get("it"), defaults.get("none"))
      """)
    #expect(
      script.lines == [
        "boolean\ttrue", "integer\ttrue", "float\ttrue", "float\ttrue", "float\ttrue",
        "string\ttrue",
        "string\ttrue", "table\ttrue", "table\ttrue", "nil\t1\tnil",
      ])
  }

  @Test func tablesAreCopies() {
    let script = Script(
      """
      local list = { "a" }
      defaults.set("list", list)
      list[1] = "b"
      local copy = defaults.get("list")
      print(copy[1], copy ~= defaults.get("list"))
      copy[1] = "c"
      print(defaults.get("list")[1])
      """)
    #expect(script.lines == ["a\ttrue", "a"])
  }

  @Test func nilRemoves() {
    let script = Script("defaults.set('a', 1) defaults.set('a', nil) print(defaults.get('a'))")
    #expect(script.lines == ["nil"])
  }

  nonisolated private static let remedy =
    "which cannot be stored: store booleans, numbers, strings, and plain tables of them"

  @Test(arguments: [
    ("defaults.set('a', print)", "value is a function, \(remedy)"),
    ("defaults.set('a', UIViewController 'x')", "value is a UIViewController, \(remedy)"),
    ("defaults.set('a', coroutine.create(print))", "value is a thread, \(remedy)"),
    (
      "defaults.set('a', { tabs = { 1, { ['a b'] = print } } })",
      "value.tabs[2][\"a b\"] is a function, \(remedy)"
    ),
    (
      "defaults.set('a', { b = setmetatable({}, {}) })",
      "value.b is a table with a metatable, \(remedy)"
    ),
    (
      "local t = {} t.b = { t } defaults.set('a', t)",
      "value.b[1] is a table that contains itself, which can't be stored"
    ),
    (
      "local t = 1 for _ = 1, 101 do t = { t } end defaults.set('a', t)",
      "value[1][1][1][1][1][1][1][1][1][1][1][1… is nested in more than 100 tables, and can't be "
        + "stored"
    ),
    (
      "defaults.set('a', { 1, nil, 3 })",
      "value has the key 1, and cannot be stored: keys are either 1, 2, 3 and so on or strings of "
        + "UTF-8"
    ),
    (
      "defaults.set('a', { b = { ['\\xff'] = 1 } })",
      "value.b has the key of bytes that are not UTF-8, and cannot be stored: keys are either 1, 2, "
        + "3 and so on or strings of UTF-8"
    ),
    (
      "defaults.set('a', { ['\\u{e9}'] = 1, ['e\\u{301}'] = 2 })",
      "value has the key \"é\" twice, its accents written in two ways"
    ),
    (
      "local t = {} for _ = 1, 90 do t = { t, t } end defaults.set('a', t)",
      "there are more than 100000 values to store"
    ),
    (
      "defaults.set('a')",
      "bad argument #2 to 'set' (value expected, got no value; nil removes the key)"
    ),
    ("defaults.set(1, 2)", "bad argument #1 to 'set' (string expected, got number)"),
    ("defaults.set('\\xff', 2)", "bad argument #1 to 'set' (a key is UTF-8)"),
    ("defaults.get()", "bad argument #1 to 'get' (string expected, got no value)"),
    (
      "defaults:get('a')",
      "bad argument #1 to 'get' (string expected, got table; use a dot: defaults.get(key), "
        + "defaults.set(key, value))"
    ),
  ])
  func wrongValuesAreExplained(statement: String, message: String) {
    let script = Script("defaults.set('a', 'former')\n\(statement)")
    #expect(script.error?.message == "script:2: \(message)")
    #expect(script.world.defaults["a"] == .string("former"))
  }
}
