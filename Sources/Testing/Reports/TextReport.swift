import EscapedText

/// The readable report: a line for each file, and the details of the failures.
///
///     ok    scripts/pushes/push.lua
///     FAIL  specs/login_spec.lua   8 passed, 1 failed
///       login
///         ok    asks for a password
///         FAIL  refuses a wrong one
struct TextReport: Report {
  private let isVerbose: Bool
  /// The options that a repeated test has.
  private var options = ""
  private var results: [TestResult] = []
  /// Whether one of them is a failure.
  private var hasFailed = false
  private var remarks: [String] = []
  private var file = ""
  private var coverage = CoverageText()
  /// The tests that passed without an assertion.
  private var unasserted: [TestID] = []

  /// A report; a verbose one names all tests and shows their output.
  init(isVerbose: Bool = false) {
    self.isVerbose = isVerbose
  }

  mutating func text(for event: RunEvent) -> String {
    switch event {
    case .runBegan(let seed, _, let options):
      self.options = options
      return seed.map { "seed \($0)\n" } ?? ""
    case .fileBegan(let path):
      file = path
      hasFailed = false
      results = []
      remarks = []
    case .testBegan, .printed, .touched, .allowed, .leftOut, .ran, .warned: break
    case .testEnded(let result):
      results.append(result)
      if result.outcome.isFailure { hasFailed = true }
      if result.madeNoAssertion { unasserted.append(result.id) }
    case .covered(let coverage): self.coverage.add(coverage, of: file)
    case .remarked(let text): remarks.append(text.escaped)
    case .listed(let id):
      return (id.names.isEmpty ? id.place : "\(id.place): \(id.fullName)").escaped + "\n"
    case .fileEnded(let path, let printed): return text(of: path, printed)
    case .runEnded(let tally):
      if tally.listed > 0 { return "" }
      let covered = (coverage.lines + unassertedLines).map { $0 + "\n" }.joined()
      return covered + (tally.wasInterrupted ? "interrupted\n" : "") + tally.summary + "\n"
    }
    return ""
  }

  /// The names of the tests without an assertion; of many, the first ones.
  private var unassertedLines: [String] {
    guard !unasserted.isEmpty else { return [] }
    let shown = isVerbose ? unasserted.count : Self.shownUnasserted
    let what = unasserted.count == 1 ? "1 test" : "\(unasserted.count) tests"
    let names = unasserted.prefix(shown).map { "  \($0.title.escaped)   \($0.place.escaped)" }
    let rest = unasserted.count - names.count
    return ["\(what) made no assertion; with --strict that is a failure:"] + names
      + (rest > 0 ? ["  and \(rest) more, which --verbose lists"] : [])
  }

  private static let shownUnasserted = 10

  private func text(of path: String, _ printed: String) -> String {
    guard !results.isEmpty else { return remarks.map { $0.indented(6) + "\n" }.joined() }
    let hasFailed = self.hasFailed
    var lines = [heading(path, hasFailed)] + remarks.map { $0.indented(6) }
    if hasFailed || isVerbose { lines += outline }
    for result in results where result.outcome.isFailure { lines += details(of: result) }
    let output = printed.printedLines
    if (hasFailed || isVerbose) && !output.isEmpty {
      lines += ["", "  printed outside of tests"] + output.map { $0.indented(4) }
    }
    if hasFailed && results.contains(where: { !$0.isFile }) { lines.append("") }
    return lines.joined(separator: "\n") + "\n"
  }

  private func heading(_ path: String, _ hasFailed: Bool) -> String {
    let line = "\(hasFailed ? "FAIL" : "ok  ")  \(path.escaped)"
    guard results.contains(where: { !$0.isFile }) else { return line }
    var tally = Tally()
    for result in results { tally.count(result) }
    let parts = [(tally.passed, "passed"), (tally.failed, "failed"), (tally.skipped, "skipped")]
    let counts = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return "\(line)   \(counts.joined(separator: ", "))"
  }

  /// The blocks and tests, one inside the other.
  private var outline: [String] {
    var lines: [String] = []
    var open: [String] = []
    for result in results where !result.isFile {
      let blocks = Array(result.id.names.dropLast())
      let common = zip(open, blocks).prefix { $0 == $1 }.count
      for (depth, name) in blocks.enumerated().dropFirst(common) {
        lines.append(name.escaped.indented(2 * depth + 2))
      }
      open = blocks
      lines.append(Self.line(of: result).indented(2 * blocks.count + 2))
      if isVerbose && !result.outcome.isFailure {
        let more = result.printedLines + result.filmLines
        lines += more.map { $0.indented(2 * blocks.count + 8) }
      }
    }
    return lines
  }

  private static func line(of result: TestResult) -> String {
    let reason = result.reason.isEmpty ? "" : "   (\(result.reason.escaped))"
    let word =
      switch result.outcome {
      case .passed: "ok  "
      case .pending: "skip"
      default: "FAIL"
      }
    return "\(word)  \((result.id.names.last ?? "").escaped)\(reason)"
  }

  private func details(of result: TestResult) -> [String] {
    let lines = result.explanation(options).map { $0.indented(2) }
    return result.isFile
      ? lines : ["", "FAIL  \(result.id.title.escaped)   \(result.id.place.escaped)", ""] + lines
  }
}
