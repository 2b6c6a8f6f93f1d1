import EscapedText
import StoredValues

/// The Test Anything Protocol, version 13, which all readers know: a point for each test.
///
///     ok 1 - login_spec.lua > login > asks for a password
///     ok 2 - push.lua
///     1..2
///
/// Version 14 has a subtest for each spec.
///
///     # Subtest: login_spec.lua
///         ok 1 - login > asks for a password
///         1..1
///     ok 1 - login_spec.lua
struct TAPReport: Report {
  private let version: Int
  /// The options that a repeated test has.
  private var options = ""
  private var count = 0
  private var results: [TestResult] = []

  /// An empty report.
  init(version: Int = 13) {
    self.version = version
  }

  mutating func text(for event: RunEvent) -> String {
    switch event {
    case .runBegan(_, _, let options):
      self.options = options
      return "TAP version \(version)\n"
    case .fileBegan: results = []
    case .testEnded(let result): results.append(result)
    case .listed(let id): return "# \(Self.comment("\(id.place): \(id.title)"))\n"
    case .remarked(let text): return "# \(text.escaped)\n"
    case .fileEnded(let path, _):
      guard !results.isEmpty else { return "" }
      defer { count += version < 14 ? results.count : 1 }
      return version < 14 ? Self.text(points(from: count + 1, in: path)) : text(of: path)
    case .runEnded(let tally):
      return (tally.wasInterrupted ? "Bail out! interrupted\n" : "1..\(count)\n")
    default: break
    }
    return ""
  }

  private func text(of path: String) -> String {
    let number = count + 1
    if results.count == 1, results[0].isFile { return Self.text(points(from: number)) }
    let hasFailed = results.contains { $0.outcome.isFailure }
    let inner = points(from: 1) + ["1..\(results.count)"]
    return "# Subtest: \(Self.comment(path))\n" + Self.text(inner.map { $0.indented(4) })
      + "\(hasFailed ? "not ok" : "ok") \(number) - \(Self.escaped(path))\n"
  }

  private static func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  /// The points of a file, which stands in front of their names if they are those of all files.
  private func points(from first: Int, in path: String? = nil) -> [String] {
    results.enumerated().flatMap { index, result in
      [Self.point(first + index, result, path.map { "\($0) > " } ?? "")]
        + (result.madeNoAssertion ? ["# made no assertion"] : [])
        + (result.outcome.isFailure ? diagnosis(of: result) : [])
    }
  }

  private static func point(_ number: Int, _ result: TestResult, _ file: String) -> String {
    let name = escaped(result.isFile ? result.id.file : file + result.id.title)
    let word = result.outcome.isFailure ? "not ok" : "ok"
    let skip = result.outcome == .pending ? " # SKIP \(escaped(result.reason))" : ""
    var text = "\(word) \(number) - \(name)\(skip)"
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }

  private func diagnosis(of result: TestResult) -> [String] {
    var lines = ["---", "outcome: \(result.outcome.rawValue)"]
    for (index, problem) in result.problems.enumerated() {
      let number = index == 0 ? "" : "_\(index + 1)"
      lines += Self.keys(of: problem, in: result).flatMap { key, texts in
        Self.list(key + number, texts)
      }
    }
    lines += Self.list("printed", result.printedLines)
    lines += Self.list("film", result.film.isEmpty ? [] : [result.film])
    lines += ["repeat: \(JSON.line(result.repetition(options)))", "..."]
    return lines.map { $0.indented(2) }
  }

  private static func keys(
    of problem: Problem, in result: TestResult
  ) -> KeyValuePairs<String, [String]> {
    [
      "at": [problem.place.isEmpty ? result.id.place : problem.place],
      "remark": problem.remark.isEmpty ? [] : [problem.remark],
      "message": problem.sentence.split(separator: "\n").map(String.init),
      "difference": problem.shownDifference, "source": problem.source,
      "traceback": problem.traceback, "scenario": problem.scenario, "events": problem.events,
      "diagnostics": problem.diagnostics,
    ]
  }

  /// A YAML key and its text, or texts; quoted as in JSON, which every reader understands.
  ///
  /// Perl's reader parses an entry with a colon and a space as a key and a value, quoted or not.
  private static func list(_ key: String, _ texts: [String]) -> [String] {
    switch texts.count {
    case 0: []
    case 1: ["\(key): \(JSON.line(shortened(texts[0])))"]
    default:
      ["\(key):"] + texts.map { "  - \(entry($0))" }
    }
  }

  private static func entry(_ text: String) -> String {
    let entry = JSON.line(shortened(text))
    guard let key = entry.prefixMatch(of: /(\S+\s*):(?=\s)/) else { return entry }
    return key.1 + "\\x3a" + entry[key.range.upperBound...]
  }

  /// A text without what Perl's reader can't read: lines of 65,535 characters and more, each of which
  /// may be escaped as six.
  private static func shortened(_ text: String) -> String {
    let rest = text.unicodeScalars.dropFirst(10_000)
    if rest.isEmpty { return text }
    return String(text.unicodeScalars.prefix(10_000)) + "… (\(rest.count) more characters)"
  }

  private static func escaped(_ text: String) -> String {
    comment(shortened(text)).replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }

  /// A text in one line.
  private static func comment(_ text: String) -> String {
    text.escaped
  }
}
