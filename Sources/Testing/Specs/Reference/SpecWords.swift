/// All words of specs in addition to those of scripts.
nonisolated enum SpecWords {
  private static let block = "(name: string, body: fun())"
  private static let hook = "(body: fun())"

  /// The words that define blocks.
  static let blocks = [
    SpecWord("describe", block, "A block of tests."),
    SpecWord("context", block, "A block of tests; the same as `describe`."),
    SpecWord("insulate", block, "A block that restores the globals and modules it changed."),
    SpecWord("expose", block, "A block that shares the globals around it."),
    SpecWord("it", block, "A test, in a fresh world."),
    SpecWord("spec", block, "A test; the same as `it`."),
    SpecWord("test", block, "A test; the same as `it`."),
    SpecWord(
      "pending", "(name?: string, body?: fun())",
      "A test that isn't run; inside a test, ends it as skipped with a reason."),
    SpecWord(
      "property",
      "(name: string, options: { runs?: integer, choices?: integer[] }|fun(g: Generator), body?: fun(g: Generator))",
      "A test that runs many times, with random values and steps."),
    SpecWord("before_each", hook, "Runs before each test of the block, in its world."),
    SpecWord("after_each", hook, "Runs after each test of the block, in its world."),
    SpecWord("setup", hook, "Runs once, before all tests of the block."),
    SpecWord("teardown", hook, "Runs once, after all tests of the block."),
    SpecWord("strict_setup", hook, "The same as `setup`."),
    SpecWord("strict_teardown", hook, "The same as `teardown`."),
    SpecWord("lazy_setup", hook, "Runs once, before the first test of the block that runs."),
    SpecWord("lazy_teardown", hook, "Runs once, after the tests, if the block's `lazy_setup` ran."),
    SpecWord(
      "randomize", "(wanted?: boolean|integer, seed?: integer)",
      "Runs the tests of the block in random order."),
    SpecWord("finally", hook, "Runs when the test that calls it has ended, passed or failed."),
    SpecWord("fail", "(message?: any)", "Fails the test."),
    SpecWord(
      "exhaustive", "()",
      "Makes the test fail unless everything that happens from here on is asserted; call it in a test or before_each."
    ),
  ]

  /// The blocks that have `each`.
  static let blocksWithRows: Set<String> = ["describe", "context", "it", "spec", "test"]

  /// Makes a block for each row.
  static let each = SpecWord(
    "each", "(rows: any[]): fun(title: string, body: fun(...: any))",
    "A block for each row; its title has the entries as `%s` and the fields as `$name`.")

  /// The tables that can be called.
  static let tables = ["assert", "expect", "spy", "stub", "mock", "match"]

  /// The functions that create spies, stubs and mocks, after their tables.
  static let doubles: KeyValuePairs<String, [SpecWord]> = [
    "spy": [
      SpecWord("new", "(body?: function): Spy", "A function that records its calls."),
      SpecWord(
        "on", "(target: table, key: any): Spy", "Replaces a function with a spy that calls it."),
      SpecWord("is_spy", "(value: any): boolean", "Whether a value is a spy."),
    ],
    "stub": [
      SpecWord(
        "new", "(target?: table, key?: any, ...: any): Stub",
        "Replaces a function with one that returns these values, or calls the given one.")
    ],
    "mock": [
      SpecWord(
        "new", "(target: any, isStub?: boolean, body?: function): any",
        "Replaces the functions of a table with spies or stubs."),
      SpecWord("clear", "(target: any): any", "Clears the recorded calls of a table's spies."),
      SpecWord("revert", "(target: any): any", "Reverts the spies of a table."),
    ],
  ]

  /// The methods of spies, and the additional ones of stubs.
  static let spy = [
    SpecWord("clear", "(self: Spy): Spy", "Clears the recorded calls."),
    SpecWord("revert", "(self: Spy): any", "Restores the original function."),
    SpecWord("called", "(self: Spy, times?: integer): boolean, integer", "Whether it was called."),
    SpecWord(
      "called_with", "(self: Spy, ...: any): boolean", "Whether any call had these arguments."),
    SpecWord(
      "returned_with", "(self: Spy, ...: any): boolean", "Whether any call returned these values."),
  ]
  static let stub = [
    SpecWord("returns", "(...: any): Stub", "Returns these values from now on."),
    SpecWord("invokes", "(body: function): Stub", "Calls a function from now on."),
    SpecWord(
      "on_call_with",
      "(...: any): { returns: (fun(...: any): Stub), invokes: (fun(body: function): Stub) }",
      "Its behavior when called with these arguments."),
  ]

  /// The methods of `assert`.
  static let methods = [
    SpecWord(
      "register",
      "(self: Assert, kind: \"assertion\"|\"modifier\"|\"matcher\", name: string, callback: function, positive?: string, negative?: string)",
      "Registers a word."),
    SpecWord(
      "unregister", "(self: Assert, kind: \"assertion\"|\"modifier\"|\"matcher\", name: string)",
      "Unregisters a word."),
    SpecWord(
      "add_formatter", "(self: Assert, format: fun(value: any): string?)",
      "Adds a function that formats values in failures; it returns nil for values it doesn't format."
    ),
    SpecWord("remove_formatter", "(self: Assert, format: function)", "Removes a formatter."),
    SpecWord(
      "format", "(self: Assert, arguments: table): table", "Formats values as texts."),
    SpecWord("set_parameter", "(self: Assert, name: string, value: any)", "Stores a parameter."),
    SpecWord("get_parameter", "(self: Assert, name: string): any", "A stored parameter."),
    SpecWord(
      "snapshot", "(self: Assert): Snapshot",
      "A snapshot: words, spies and stubs added later can be reverted."),
    SpecWord(
      "level", "(self: Assert, level: integer): table",
      "How many callers up to report a failure, as the third argument of `assert`."),
    SpecWord("get_level", "(self: Assert, level: any): integer?", "The number of such a level."),
    SpecWord("add_spy", "(self: Assert, spy: Spy)", "Lets the next snapshot revert a spy."),
  ]

  /// The generator of properties.
  static let generator = [
    SpecWord(
      "integer", "(self: Generator, low?: integer, high?: integer): integer",
      "A whole number, from -100 to 100 by default."),
    SpecWord("boolean", "(self: Generator): boolean", "True or false."),
    SpecWord(
      "string", "(self: Generator, most?: integer): string",
      "A text of at most this many characters, 20 by default."),
    SpecWord("pick", "(self: Generator, list: any[]): any", "An entry of a sequence."),
    SpecWord("action", "(self: Generator)", "Performs a random user action."),
    SpecWord(
      "actions", "(self: Generator, most?: integer)",
      "Performs up to this many random user actions, 20 by default."),
    SpecWord("operation", "(self: Generator)", "Performs a random operation of the program."),
    SpecWord(
      "operations", "(self: Generator, most?: integer)",
      "Performs up to this many random operations of the program, 20 by default."),
  ]
}
