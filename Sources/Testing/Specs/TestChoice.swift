import Console
import Lua
import Reports

/// Decides which tests of a file run.
struct TestChoice {
  private let options: TestOptions
  private let find: LuaFunction?
  private let interpreter: Interpreter
  /// Whether a test's name matters.
  private let isAboutNames: Bool

  /// A choice by the options; patterns are Lua's, and an interpreter matches them.
  init(_ options: TestOptions, in interpreter: Interpreter) {
    self.options = options
    self.interpreter = interpreter
    isAboutNames =
      !(options.filters.isEmpty && options.excludes.isEmpty && options.tags.isEmpty
      && options.excludedTags.isEmpty && options.onlyNames == nil)
    guard case .table(let library) = interpreter.global("string"),
      case .function(let function) = library["find"]
    else {
      find = nil
      return
    }
    find = function
  }

  /// Whether a whole block is left out.
  func excludes(_ block: SpecBlock, in path: String) -> Bool {
    let name = block.names.joined(separator: " ")
    return options.excludes.contains { matches(name, $0) }
      || options.excludedTags.contains(where: Tags(in: name).contains)
  }

  /// Whether a test is to run; its tags are in its name, or in the text of a heading.
  func wants(_ id: TestID, _ test: SpecBlock? = nil, heading: String = "") -> Bool {
    isInShard(id) && isMeant(id, test, heading: heading)
  }

  /// Whether a test is to run in another shard.
  func leavesToOthers(_ id: TestID, _ test: SpecBlock? = nil, heading: String = "") -> Bool {
    !isInShard(id) && isMeant(id, test, heading: heading)
  }

  private func isInShard(_ id: TestID) -> Bool { options.shard.map { $0.contains(id) } != false }

  private func isMeant(_ id: TestID, _ test: SpecBlock?, heading: String) -> Bool {
    guard isAboutLines(test) else { return false }
    if !isAboutNames { return true }
    let name = id.fullName
    let tags = Tags(in: "\(name) \(heading)")
    return (options.filters.isEmpty || options.filters.contains { matches(name, $0) })
      && !options.excludes.contains { matches(name, $0) }
      && (options.tags.isEmpty || options.tags.contains(where: tags.contains))
      && !options.excludedTags.contains(where: tags.contains)
      && options.onlyNames.map { $0.contains(name) } != false
  }

  private func isAboutLines(_ test: SpecBlock?) -> Bool {
    guard let test, !options.lines.isEmpty else { return true }
    return options.lines.contains { line in
      test.contains(line) || test.chain.dropLast().contains { $0.isMeant(by: line) }
    }
  }

  fileprivate func matches(_ name: String, _ pattern: String) -> Bool {
    guard let find, let results = try? interpreter.call(find, [name, pattern]) else { return false }
    return results.first.map { if case .nil = $0 { false } else { true } } ?? false
  }

  /// The first invalid Lua pattern, and the reason.
  static func problem(with patterns: [String]) -> String? {
    guard !patterns.isEmpty else { return nil }
    let interpreter = Interpreter()
    defer { interpreter.close() }
    guard let find = TestChoice(TestOptions(), in: interpreter).find else { return nil }
    for pattern in patterns {
      if let problem = PatternSyntax.problem(in: pattern) { return "\(pattern): \(problem)" }
      do throws(LuaError) {
        try interpreter.call(find, ["", pattern])
        try interpreter.call(find, [String(repeating: "a", count: 64), pattern])
      } catch {
        return "\(pattern): \(error.message)"
      }
    }
    return nil
  }
}

/// Lua patterns from the user.
package final class TestPatterns {
  private lazy var interpreter = Interpreter()
  private lazy var choice = TestChoice(TestOptions(), in: interpreter)
  private var isUsed = false

  /// Nothing has been matched.
  package init() {}

  /// Whether one of some Lua patterns matches a text.
  package func match(_ text: String, anyOf patterns: [String]) -> Bool {
    guard !patterns.isEmpty else { return false }
    isUsed = true
    return patterns.contains { choice.matches(text, $0) }
  }

  /// Nothing more is matched.
  package func close() { if isUsed { interpreter.close() } }

  /// The first invalid Lua pattern, and the reason; nil if all are valid.
  package static func problem(with patterns: [String]) -> String? {
    TestChoice.problem(with: patterns)
  }
}
