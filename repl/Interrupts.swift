import CTerminal

/// What Ctrl-C does: it stops the script that runs, or gives up the line at the prompt.
struct Interrupts {
  /// Takes over Ctrl-C for the rest of the program.
  init() {
    drilldown_interrupts_install()
  }

  /// How often Ctrl-C came in a row in the latest run, each within 2 seconds of the one before.
  var insistence: Int { Int(drilldown_interrupts_insistence()) }

  /// Calls `stop` at every Ctrl-C while `body` runs.
  ///
  /// `stop` runs inside the signal handler, so it may do only what a signal handler may. A second
  /// press within 2 seconds shows as an `insistence` of 2, in `stop` and afterwards.
  func stop<Result>(
    with stop: @convention(c) @Sendable () -> Void, _ body: () throws -> Result
  ) rethrows -> Result {
    drilldown_interrupts_divert(stop)
    defer { drilldown_interrupts_divert(nil) }
    return try body()
  }
}
