import Lua

/// Writes the definitions of the words of specs for editors and linters.
nonisolated package enum SpecDefinitionWriter {
  /// The file for lua-language-server.
  package static var file: GeneratedFile {
    let head = """
      ---@meta
      -- Written by `drilldown meta`; do not edit. The words of `*_spec.lua` files.

      """
    let sections = SpecWords.blocks.map(function) + classes + tables
    return GeneratedFile(
      path: "library/specs.d.lua", text: ([head] + sections).joined(separator: "\n"))
  }

  /// The words that are functions.
  package static var functions: [String] {
    SpecWords.blocks.map(\.name).filter { !SpecWords.blocksWithRows.contains($0) }.sorted()
  }

  /// The words that are tables with fields of any type.
  package static var openTables: [String] {
    (SpecWords.tables + SpecWords.blocksWithRows).sorted()
  }

  private static func function(_ word: SpecWord) -> String {
    SpecWords.blocksWithRows.contains(word.name)
      ? "---\(word.summary)\n---@type Block\n\(word.name) = {}\n"
      : "---\(word.summary)\n---@type fun\(word.call)\n\(word.name) = function(...) end\n"
  }

  // MARK: Types

  private static func type(_ name: String, _ summary: String, _ fields: [String]) -> String {
    "---\(summary)\n---@class \(name)\n\(fields.joined(separator: "\n"))\n"
  }

  private static func call(_ signature: String) -> String { "---@overload fun\(signature)" }

  private static func field(_ word: SpecWord) -> String {
    field(word.name, "fun\(word.call)", word.summary)
  }

  /// Lua's reserved words are in brackets.
  private static func field(_ name: String, _ type: String, _ summary: String) -> String {
    let isRetained = ["true", "false", "nil", "function", "not"].contains(name)
    return "---@field \(isRetained ? "[\"\(name)\"]" : name) \(type) \(summary)"
  }

  private static func fields(_ assertions: [SpecAssertion]) -> [String] {
    assertions.flatMap { assertion in
      assertion.names.map { name in
        let isTurned = name.hasPrefix("not_") || name.contains("_not_") || name.contains("no_")
        let summary = isTurned ? "Not: " + assertion.word.summary : assertion.word.summary
        return field(name, "fun\(assertion.word.call)", summary)
      }
    }
  }

  private static func modifiers(_ type: String) -> [String] {
    SpecWords.modifiers.map { field($0, type, "The following fields belong to it.") }
  }

  private static var classes: [String] {
    [
      type(
        "Assertions", "The assertions, and the modifiers before them.",
        modifiers("Assertions") + SpecWords.takers.map(field) + fields(SpecWords.assertions)),
      type(
        "Assert: Assertions", "Assertions, and functions to extend them.",
        [call("(value: any, message?: any, ...: any): any")] + SpecWords.methods.map(field)),
      type(
        "Expect: Assertions", "Assertions after which the test continues.",
        [call("(value: any, message?: any): any")]),
      type(
        "Matchers", "Placeholders for arguments in assertions about calls.",
        ["---@field _ Matcher Matches anything."] + SpecWords.matcherFunctions.map(field)
          + modifiers("Matchers") + fields(SpecWords.matchers)),
      type(
        "Block", "A block or test, and one for each row.",
        [call("(name: string, body: fun())"), field(SpecWords.each)]),
      type("Matcher", "Matches an argument.", [call("(value: any): boolean")]),
      type(
        "Snapshot", "A state to revert to.",
        [
          call("()"),
          field("revert", "fun(self: Snapshot)", "Reverts everything that came after it."),
        ]),
      type(
        "Spy", "A function that records its calls.",
        [
          call("(...: any): any"),
          field("calls", "{ vals: any[], refs: any[] }[]", "The arguments of its calls."),
          field("returnvals", "{ vals: any[], refs: any[] }[]", "What it returned."),
        ] + SpecWords.spy.map(field)),
      type(
        "Stub: Spy", "A function with configured results that records its calls.",
        SpecWords.stub.map(field)),
      type(
        "Generator", "Generates the random values and steps of a property.",
        SpecWords.generator.map(field)),
    ]
  }

  // MARK: Tables

  private static var tables: [String] {
    [
      "---@type Assert\nassert = {}\n",
      "---The assertions, after which the test continues; it fails at its end.\n---@type Expect\nexpect = {}\n",
      "---@type Matchers\nmatch = {}\n",
    ]
      + SpecWords.doubles.map { name, words in
        let typeName = name.prefix(1).uppercased() + name.dropFirst() + "s"
        let made = words[0]
        return type(typeName, made.summary, [call(made.call)] + words.map(field))
          + "\(name) = {}\n"
      }
  }
}
