/// All that specs find beside what scripts do.
nonisolated enum SpecWords {
  private static let block = "(name: string, body: fun())"
  private static let hook = "(body: fun())"

  /// The words that blocks are made of.
  static let blocks = [
    SpecWord("describe", block, "A block of tests."),
    SpecWord("context", block, "A block of tests; the same as `describe`."),
    SpecWord("insulate", block, "A block that takes back what it changed of globals and modules."),
    SpecWord("expose", block, "A block whose globals are those of its surroundings."),
    SpecWord("it", block, "A test, in a world of its own."),
    SpecWord("spec", block, "A test; the same as `it`."),
    SpecWord("test", block, "A test; the same as `it`."),
    SpecWord(
      "pending", "(name?: string, body?: fun())",
      "A test that is not run; inside a test, ends it as skipped for a reason."),
    SpecWord(
      "property",
      "(name: string, options: { runs?: integer, choices?: integer[] }|fun(g: Generator), body?: fun(g: Generator))",
      "A test that runs many times, with values and steps of chance."),
    SpecWord("before_each", hook, "Runs before each test of the block, in its world."),
    SpecWord("after_each", hook, "Runs after each test of the block, in its world."),
    SpecWord("setup", hook, "Runs once, before all tests of the block."),
    SpecWord("teardown", hook, "Runs once, after all tests of the block."),
    SpecWord("strict_setup", hook, "The same as `setup`."),
    SpecWord("strict_teardown", hook, "The same as `teardown`."),
    SpecWord("lazy_setup", hook, "Runs once, before the first test of the block that runs."),
    SpecWord("lazy_teardown", hook, "Runs once, after the tests, if the block's `lazy_setup` did."),
    SpecWord(
      "randomize", "(wanted?: boolean|integer, seed?: integer)",
      "Asks that the tests of the block run in an order of chance."),
    SpecWord("finally", hook, "Runs when the test that says it has ended, however it did."),
    SpecWord("fail", "(message?: any)", "Fails the test."),
    SpecWord(
      "exhaustive", "()",
      "Has the test fail unless all that happens from here on is asserted; said in a test or before_each."
    ),
  ]

  /// What is a table that can be called.
  static let tables = ["assert", "spy", "stub", "mock", "match"]

  /// What spies, stubs and mocks are made by, below their tables.
  static let doubles: KeyValuePairs<String, [SpecWord]> = [
    "spy": [
      SpecWord("new", "(body?: function): Spy", "A function that remembers its calls."),
      SpecWord(
        "on", "(target: table, key: any): Spy", "Puts a spy where a function was, which it calls."),
      SpecWord("is_spy", "(value: any): boolean", "Whether a value is a spy."),
    ],
    "stub": [
      SpecWord(
        "new", "(target?: table, key?: any, ...: any): Stub",
        "Puts a function there that gives these values, or calls the one that is given.")
    ],
    "mock": [
      SpecWord(
        "new", "(target: any, isStub?: boolean, body?: function): any",
        "Puts spies, or stubs, where the functions of a table were."),
      SpecWord("clear", "(target: any): any", "Lets the spies of a table forget their calls."),
      SpecWord("revert", "(target: any): any", "Takes the spies of a table back."),
    ],
  ]

  /// The methods of spies, and of stubs besides.
  static let spy = [
    SpecWord("clear", "(self: Spy): Spy", "Forgets the calls."),
    SpecWord("revert", "(self: Spy): any", "Puts back what was there."),
    SpecWord("called", "(self: Spy, times?: integer): boolean, integer", "Whether it was called."),
    SpecWord("called_with", "(self: Spy, ...: any): boolean", "Whether any call had these values."),
    SpecWord(
      "returned_with", "(self: Spy, ...: any): boolean", "Whether any call returned these values."),
  ]
  static let stub = [
    SpecWord("returns", "(...: any): Stub", "Gives these values from now on."),
    SpecWord("invokes", "(body: function): Stub", "Calls a function from now on."),
    SpecWord(
      "on_call_with",
      "(...: any): { returns: (fun(...: any): Stub), invokes: (fun(body: function): Stub) }",
      "What it does when it is called with these values."),
  ]

  /// The methods of `assert`.
  static let methods = [
    SpecWord(
      "register",
      "(self: Assert, kind: \"assertion\"|\"modifier\"|\"matcher\", name: string, callback: function, positive?: string, negative?: string)",
      "Teaches a word."),
    SpecWord(
      "unregister", "(self: Assert, kind: \"assertion\"|\"modifier\"|\"matcher\", name: string)",
      "Forgets a word."),
    SpecWord(
      "add_formatter", "(self: Assert, format: fun(value: any): string?)",
      "Has a function write values in failures; it gives nil for those that it does not."),
    SpecWord("remove_formatter", "(self: Assert, format: function)", "Forgets a formatter."),
    SpecWord(
      "format", "(self: Assert, arguments: table): table", "Puts texts in the place of values."),
    SpecWord("set_parameter", "(self: Assert, name: string, value: any)", "Keeps a value."),
    SpecWord("get_parameter", "(self: Assert, name: string): any", "A value that was kept."),
    SpecWord(
      "snapshot", "(self: Assert): Snapshot",
      "A moment: what is taught, spied on and stubbed later can be taken back."),
    SpecWord(
      "level", "(self: Assert, level: integer): table",
      "How many callers up a failure happened, as third argument of `assert`."),
    SpecWord("get_level", "(self: Assert, level: any): integer?", "The number of such a level."),
    SpecWord("add_spy", "(self: Assert, spy: Spy)", "Has the next snapshot take a spy back."),
  ]

  /// What draws for properties.
  static let generator = [
    SpecWord(
      "integer", "(self: Generator, low?: integer, high?: integer): integer",
      "A whole number, from -100 to 100 if nothing is said."),
    SpecWord("boolean", "(self: Generator): boolean", "True or false."),
    SpecWord(
      "string", "(self: Generator, most?: integer): string",
      "A text of at most so many characters, 20 if nothing is said."),
    SpecWord("pick", "(self: Generator, list: any[]): any", "An entry of a sequence."),
    SpecWord("action", "(self: Generator)", "Something that a person can do just now."),
    SpecWord(
      "actions", "(self: Generator, most?: integer)",
      "Up to so many things that a person can do, 20 if nothing is said."),
    SpecWord("operation", "(self: Generator)", "Something that a program can do just now."),
    SpecWord(
      "operations", "(self: Generator, most?: integer)",
      "Up to so many things that a program can do, 20 if nothing is said."),
  ]
}
