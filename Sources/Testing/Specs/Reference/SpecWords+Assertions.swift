nonisolated extension SpecWords {
  private static let two = "(expected: any, actual: any, message?: any): any"
  private static let one = "(value: any, message?: any): any"

  private static func type(_ name: String, _ article: String) -> SpecAssertion {
    SpecAssertion(name, one, "The value is \(article).")
  }

  /// The assertions.
  static let assertions =
    [
      SpecAssertion("equal equals", two, "Both are the same value.", verbs: "are is"),
      SpecAssertion("same", two, "Both have the same contents.", verbs: "are is"),
      SpecAssertion(
        "near", "(expected: number, actual: number, tolerance: number, message?: any): any",
        "A number is as expected, within a tolerance."),
      SpecAssertion("truthy", one, "The value is neither nil nor false."),
      SpecAssertion("falsy", one, "The value is nil or false."),
      SpecAssertion("callable", one, "The value can be called."),
      SpecAssertion(
        "unique", "(list: table, isDeep?: boolean, message?: any): any",
        "No value occurs twice.", verbs: "is are"),
      SpecAssertion(
        "match matches",
        "(pattern: string, text: any, init?: integer, isPlain?: boolean, message?: any): any",
        "A text matches a pattern; returns its captures.", verbs: "has does is"),
      SpecAssertion(
        "error errors", "(body: function, expected?: any, message?: any): any",
        "A function raises an error, this one if it is given.", verbs: "has has_no is"),
      SpecAssertion(
        "error_matches error_match errors_match matches_error match_error",
        "(body: function, pattern: string, init?: integer, isPlain?: boolean, message?: any): any",
        "A function raises an error whose text matches a pattern.", verbs: "has has_no"),
      SpecAssertion(
        "returned_arguments", "(count: integer, ...: any): any", "The number of values is this."),
      SpecAssertion(
        "holes", "(length?: integer): integer?",
        "The list of `assert.array(list)` has a hole.", verbs: "has has_no"),
    ] + [
      type("true", "true"), type("false", "false"), type("nil", "nil"),
      type("boolean", "a boolean"), type("number", "a number"), type("string", "a string"),
      type("table", "a table"), type("function", "a function"), type("userdata", "an object"),
      type("thread", "a coroutine"),
    ] + calls + worlds

  private static let count = "(count: integer): any"

  private static let calls = [
    SpecAssertion(
      "called", "(times?: integer): any", "The spy was called; this many times, if given.",
      verbs: "was"),
    SpecAssertion(
      "called_at_least", count, "The spy was called at least this many times.", verbs: "was"),
    SpecAssertion(
      "called_at_most", count, "The spy was called at most this many times.", verbs: "was"),
    SpecAssertion(
      "called_more_than", count, "The spy was called more than this many times.", verbs: "was"),
    SpecAssertion(
      "called_less_than", count, "The spy was called less than this many times.", verbs: "was"),
    SpecAssertion("called_with", "(...: any): any", "A call had these arguments.", verbs: "was"),
    SpecAssertion(
      "returned_with", "(...: any): any", "A call returned these values.", verbs: "was has"),
  ]

  private static let timeline = "(events: Event[], lines?: string[], message?: any): any"

  private static let worlds = [
    SpecAssertion(
      "stack", "(nav: UINavigationController, names: string[], message?: any): any",
      "The stack has these controllers, root first.", verbs: ""),
    SpecAssertion(
      "bar", "(nav: UINavigationController, parts: table, message?: any): any",
      "The parts of the bar that are given: `left`, `title`, `prompt`, `right`.", verbs: ""),
    SpecAssertion(
      "tree", "(text?: string, message?: any): any",
      "`tree()` is this; `--record` writes or updates the text.", verbs: ""),
    SpecAssertion(
      "screen", "(text?: string, message?: any): any",
      "`screen()` is this; `--record` writes or updates the text.", verbs: ""),
    SpecAssertion(
      "timeline", timeline, "These lines occur in this order; others may be between them.",
      verbs: ""),
    SpecAssertion(
      "exact_timeline", timeline, "Exactly these lines occur, in this order.", verbs: ""),
    SpecAssertion(
      "raises raise", "(name: string, text: string, body: function, message?: any): any",
      "A function raises the exception of this name, with this text in its message.", verbs: ""),
    SpecAssertion(
      "warns warn", "(id: string, body: function, message?: any): any",
      "A function triggers the warning with this ID.", verbs: ""),
    SpecAssertion(
      "warnings", "(): any", "There are warnings; `no_warnings` says there are none.",
      verbs: "no has_no"),
    SpecAssertion(
      "explores", "(build: function, options?: table, message?: any): any",
      "When the test has ended, the app that a function builds is explored; nothing is wrong with it.",
      verbs: ""),
    SpecAssertion(
      "dead_ends", "(options?: table): any",
      "When the test has ended, its app is explored; there are dead ends. `no_dead_ends` says there "
        + "are none.", verbs: "no has_no"),
    SpecAssertion("freed", "(object: Weak, message?: any): any", "The object was released."),
    SpecAssertion(
      "golden", "(name: string, text?: string): any",
      "The test's tree, screen and timeline, or a text, equal the golden of this name.", verbs: ""),
  ]

  /// The words before assertions, as tables of them.
  static let modifiers = [
    "is", "are", "was", "were", "has", "have", "does", "do", "be", "to", "not", "no", "is_not",
    "are_not", "was_not", "has_no", "does_not",
  ]

  /// The words before assertions that take arguments.
  static let takers = [
    SpecWord("message", "(message: any): Assertions", "The beginning of the failure message."),
    SpecWord("spy", "(spy: Spy|function, message?: any): Assertions", "Selects a spy."),
    SpecWord("stub", "(stub: Stub|function, message?: any): Assertions", "Selects a stub."),
    SpecWord("array", "(list: table): Assertions", "Selects a list."),
  ]

  /// The types that distinguish matchers from other values.
  static let matcherFunctions = [
    SpecWord("is_matcher", "(value: any): boolean", "Whether a value is a matcher."),
    SpecWord("is_ref_matcher", "(value: any): boolean", "Whether it matches one object."),
  ]

  /// The matchers.
  static let matchers =
    [
      "true", "false", "truthy", "falsy", "nil", "boolean", "number", "string", "table",
      "function", "userdata", "thread", "callable",
    ].map { SpecAssertion($0, "(): Matcher", "Matches what is \($0).") } + [
      SpecAssertion("unique", "(isDeep?: boolean): Matcher", "Matches a list without duplicates."),
      SpecAssertion("equal equals", "(value: any): Matcher", "Matches this value."),
      SpecAssertion("same", "(value: any): Matcher", "Matches a value with the same contents."),
      SpecAssertion("ref", "(object: any): Matcher", "Matches this object only."),
      SpecAssertion(
        "near", "(expected: number, tolerance: number): Matcher",
        "Matches a number within a tolerance."),
      SpecAssertion(
        "match matches", "(pattern: string, init?: integer, isPlain?: boolean): Matcher",
        "Matches a text by a pattern.", verbs: "has is"),
      SpecAssertion("all_of", "(...: Matcher): Matcher", "Matches if all of them match."),
      SpecAssertion("any_of", "(...: Matcher): Matcher", "Matches if any of them matches."),
      SpecAssertion("none_of", "(...: Matcher): Matcher", "Matches if none of them matches."),
    ]
}
