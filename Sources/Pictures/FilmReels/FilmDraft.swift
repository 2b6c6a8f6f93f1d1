import NavigationModel

/// A step that is not over.
package struct FilmDraft {
  /// A step without lines.
  package init() {}

  /// The lines of the statement or input that runs.
  private var lines: ClosedRange<Int>?
  private var functions: [Film.FunctionRun] = []
  /// When it began.
  package private(set) var began: Duration?
  /// Why a test failed in it.
  package private(set) var failures: [Film.Failure] = []
  /// Its pictures.
  package var moments: [Film.Moment] = []
  /// Whether anything that one can see has changed.
  package var hasChanged = false
  /// Whether a turn has ended in it.
  package var hasEndedTurn = false

  /// A statement of the body or an input begins.
  package mutating func begin(_ lines: ClosedRange<Int>, at time: Duration) {
    (self.lines, began) = (lines, time)
  }

  /// A line of a function has run.
  package mutating func ran(_ line: Int, in defined: Int) {
    if functions.last?.defined != defined {
      functions.append(Film.FunctionRun(defined: defined, lines: []))
    }
    let index = functions.count - 1
    if !functions[index].lines.contains(line), functions[index].lines.count < 1000 {
      functions[index].lines.append(line)
    }
  }

  /// A test failed in it, at a line if no line has begun it.
  package mutating func fail(_ failure: Film.Failure, at line: ClosedRange<Int>) {
    if lines == nil { lines = line }
    failures.append(failure)
  }

  /// The first line of its statement or input; nil before one runs.
  package var firstLine: Int? { lines?.lowerBound }

  /// Whether a line belongs to its statement.
  package func contains(_ line: Int) -> Bool { lines?.contains(line) == true }

  /// Whether its line waits, which its author wanted to be seen.
  package func isWaiting(in source: Film.Source) -> Bool {
    lines.map { source.text(of: $0.lowerBound).hasPrefix("wait(") } ?? false
  }

  /// The step; nil if nothing of it is seen, unless it is an input.
  package func step(
    printed: [String], _ diagnostics: [Diagnostic], _ events: [Event], in source: Film.Source,
    isInput: Bool
  ) -> Film.Step? {
    let isSeen =
      hasChanged || !printed.isEmpty || !diagnostics.isEmpty || !events.isEmpty
      || !failures.isEmpty
    guard let lines, isInput || isSeen || isWaiting(in: source) else { return nil }
    return Film.Step(
      lines: lines, ran: Array(functions.prefix(200)), printed: printed,
      diagnostics: diagnostics, failures: failures, moments: moments, events: events)
  }
}
