import Console
import EscapedText
import Foundation
import Lua
import StoredValues

/// The settings in a project's `.busted`, a Lua file that returns tables of options: those of
/// `_all`, and those of `default` or of the run that was named.
package struct BustedFile {
  /// The folders and files to run; none if it names none.
  package private(set) var roots: [String] = []
  /// Where `require` looks first.
  package private(set) var modulePath: String?
  /// The file or module to run before each file.
  package private(set) var helper: String?
  /// Tags, one of which a test must have.
  package private(set) var tags: [String] = []
  /// Tags that no test may have.
  package private(set) var excludedTags: [String] = []
  /// Lua patterns, one of which a full name must match.
  package private(set) var filters: [String] = []
  /// Lua patterns that no full name may match.
  package private(set) var excludes: [String] = []
  /// Lua patterns, one of which the name of a file in a folder must match; none for `_spec.lua`.
  package private(set) var patterns: [String] = []
  /// Lua patterns that no name of a file in a folder may match.
  package private(set) var excludedPatterns: [String] = []
  /// Whether tests are shuffled.
  package private(set) var isShuffled = false
  /// The seed of the random order.
  package private(set) var seed: Int?
  /// How often each file runs.
  package private(set) var repetitions: Int?
  /// Whether the first failure ends the run.
  package private(set) var stopsAtFailure = false
  /// Whether all tests are listed.
  package private(set) var isVerbose = false
  /// The options that have no effect here.
  package private(set) var unused: [String] = []

  /// The usual name of the file.
  package static let name = ".busted"

  /// Settings that say nothing.
  package init() {}

  /// Reads the settings of a run from a text; throws a sentence about what is wrong.
  package init(_ text: String, run: String?) throws(LuaError) {
    let interpreter = Interpreter()
    defer { interpreter.close() }
    interpreter.confine(to: ".")
    interpreter.setGlobal("os", Self.system(in: interpreter))
    interpreter.memoryLimit = 64 << 20
    interpreter.allowInstructions(10_000_000)
    let results = try interpreter.call(interpreter.load(text, named: Self.name), [])
    guard case .table(let table)? = results.first else {
      throw LuaError("\(Self.name) must return a table")
    }
    let name = run ?? "default"
    if run != nil, table[name].isNil {
      throw LuaError("\(Self.name) has no run '\(name.escaped)'")
    }
    for part in ["_all", name] {
      if case .table(let settings) = table[part] { try add(settings, of: part) }
    }
  }

  /// What it may ask the system: the variables of its environment.
  private static func system(in interpreter: Interpreter) -> LuaTable {
    let table = LuaTable(in: interpreter)
    let getenv = Member.function("getenv", ["name"], "A variable; nil if there is none.") {
      (name: String) -> String? in ProcessEnvironment.values[name]
    }
    table[getenv.name] = interpreter.value(of: getenv)
    return table
  }

  private mutating func add(_ settings: LuaTable, of part: String) throws(LuaError) {
    for key in settings.sortedStringKeys {
      guard let row = Self.rows[key] else {
        unused.append(key)
        continue
      }
      if let wanted = row(&self, settings[key]) {
        throw LuaError("\(Self.name): \(part).\(key.escaped) must be \(wanted)")
      }
    }
  }

  /// Takes a value; returns what was wanted instead of it.
  private typealias Row = (inout Self, LuaValue) -> String?

  private static let rows: [String: Row] = [
    "ROOT": texts(\.roots), "lpath": text(\.modulePath), "helper": text(\.helper),
    "tags": texts(\.tags), "exclude-tags": texts(\.excludedTags), "filter": texts(\.filters),
    "filter-out": texts(\.excludes), "pattern": texts(\.patterns),
    "exclude-pattern": texts(\.excludedPatterns), "shuffle": flag(\.isShuffled),
    "shuffle-tests": flag(\.isShuffled), "seed": number(\.seed), "repeat": number(\.repetitions),
    "verbose": flag(\.isVerbose), "no-keep-going": flag(\.stopsAtFailure),
    "keep-going": { settings, value in
      guard case .boolean(let goesOn) = value else { return "true or false" }
      settings.stopsAtFailure = !goesOn
      return nil
    },
  ]

  private static func text(_ path: WritableKeyPath<Self, String?>) -> Row {
    { settings, value in
      guard case .string(let text) = value else { return "a string" }
      settings[keyPath: path] = text
      return nil
    }
  }

  /// A list, or a string with commas.
  private static func texts(_ path: WritableKeyPath<Self, [String]>) -> Row {
    { settings, value in
      switch value {
      case .string(let text):
        settings[keyPath: path] = text.split(separator: ",").map(String.init)
      case .table(let list):
        let texts = list.sequence.compactMap {
          if case .string(let text) = $0 { text } else { nil }
        }
        guard texts.count == list.sequence.count else { return "a list of strings" }
        settings[keyPath: path] = texts
      default: return "a string or a list of strings"
      }
      return nil
    }
  }

  private static func flag(_ path: WritableKeyPath<Self, Bool>) -> Row {
    { settings, value in
      guard case .boolean(let flag) = value else { return "true or false" }
      settings[keyPath: path] = flag
      return nil
    }
  }

  private static func number(_ path: WritableKeyPath<Self, Int?>) -> Row {
    { settings, value in
      guard case .integer(let number) = value else { return "a whole number" }
      settings[keyPath: path] = number
      return nil
    }
  }
}
