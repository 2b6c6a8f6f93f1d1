import EscapedText

/// A problem as readable lines: the source, the difference, the last events.
nonisolated struct ProblemText {
  /// The lines.
  private(set) var lines: [String] = []

  /// Writes a problem.
  init(_ problem: Problem) {
    if !problem.source.isEmpty { lines += problem.source.map(\.escapedLines) + [""] }
    if !problem.remark.isEmpty { lines += Self.split(problem.remark) }
    add(sentence: problem)
    if problem.source.isEmpty, !problem.sentence.contains(problem.place) {
      lines.append("at \(problem.place.escaped)")
    }
    lines += problem.shownDifference.flatMap(Self.split).map { "  \($0)" }
    add("traceback", problem.traceback.map(\.escaped))
    add(problem.scenario.first ?? "", problem.scenario.dropFirst().flatMap(Self.split))
    add("last events", problem.events.map(\.escaped), remark: Self.more(problem.earlierEvents))
    if !problem.diagnostics.isEmpty {
      lines.append("")
      lines += problem.diagnostics.map { "also    \($0): drilldown explain \($0)" }
    }
  }

  private mutating func add(sentence problem: Problem) {
    var text = Self.split(problem.sentence)
    let hasBoth = ["- ", "+ "].allSatisfy { sign in
      problem.difference.contains { $0.hasPrefix(sign) }
    }
    if hasBoth, text.count == 1 { text[0] += "   - expected  + actual" }
    lines += text
  }

  private mutating func add(_ title: String, _ more: [String], remark: String = "") {
    guard !more.isEmpty else { return }
    lines += ["", title + remark] + more.map { "  \($0.escapedLines)" }
  }

  private static func more(_ count: Int) -> String { count > 0 ? "   (\(count) before them)" : "" }

  private static func split(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0).escapedLines
    }
  }
}

nonisolated extension Problem {
  /// The difference; of a very long one the beginning and the end.
  var shownDifference: [String] {
    let left = difference.count - Self.mostLines
    guard left > 0 else { return difference }
    return difference.prefix(Self.mostLines / 2) + ["... \(left) more lines ..."]
      + difference.suffix(Self.mostLines / 2)
  }

  /// How many lines of a difference are shown: more than anybody reads.
  private static let mostLines = 1000
}

nonisolated extension TestResult {
  /// The complete description of a failure.
  func explanation(_ options: String) -> [String] {
    var lines: [String] = []
    for problem in problems {
      if !lines.isEmpty { lines.append("") }
      lines += ProblemText(problem).lines
    }
    let output = printedLines.suffix(Self.mostLines)
    let more = printedLines.count - output.count
    if !output.isEmpty {
      lines += ["", "printed\(more > 0 ? "   (\(more) lines before them)" : "")"]
      lines += output.map { "  \($0)" }
    }
    return lines + [""] + filmLines + ["repeat  \(repetition(options))"]
  }

  /// Where its film is, if there is one.
  var filmLines: [String] { film.isEmpty ? [] : ["film    \(film.escaped)"] }

  /// How many of the lines that a test printed are shown with its failure.
  private static let mostLines = 40

  /// The printed output, line by line.
  var printedLines: [String] { printed.printedLines }
}

nonisolated extension String {
  /// The lines of the printed output, without control characters for a terminal.
  var printedLines: [String] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0).printable
    }
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  /// Each line that isn't empty, indented by a number of columns.
  func indented(_ columns: Int) -> String {
    isEmpty ? "" : String(repeating: " ", count: columns) + self
  }
}
