import NavigationModel

/// A step that is not over.
struct FilmDraft {
  /// The line of the body that runs.
  private var line: Int?
  private var functions: [Film.FunctionRun] = []
  /// When it began.
  private(set) var began: Duration?
  /// Its pictures.
  var moments: [Film.Moment] = []
  /// Whether anything that one can see has changed.
  var hasChanged = false
  /// Whether a turn has ended in it.
  var hasEndedTurn = false

  /// A line of the body begins.
  mutating func begin(_ line: Int, at time: Duration) { (self.line, began) = (line, time) }

  /// A line of a function has run.
  mutating func ran(_ line: Int, in defined: Int) {
    if functions.last?.defined != defined {
      functions.append(Film.FunctionRun(defined: defined, lines: []))
    }
    let index = functions.count - 1
    if !functions[index].lines.contains(line), functions[index].lines.count < 1000 {
      functions[index].lines.append(line)
    }
  }

  /// Whether its line waits, which its author wanted to be seen.
  func isWaiting(in source: Film.Source) -> Bool {
    line.map { source.text(of: $0).hasPrefix("wait(") } ?? false
  }

  /// The step; nil if nothing of it is seen.
  func step(
    printed: [String], _ diagnostics: [Diagnostic], _ events: [Event], in source: Film.Source
  ) -> Film.Step? {
    let isSeen = hasChanged || !printed.isEmpty || !diagnostics.isEmpty || !events.isEmpty
    guard let line, isSeen || isWaiting(in: source) else { return nil }
    return Film.Step(
      lines: source.statement(at: line), ran: Array(functions.prefix(200)), printed: printed,
      diagnostics: diagnostics, moments: moments, events: events)
  }
}
