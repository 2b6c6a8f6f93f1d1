import CTerminal

/// What Ctrl-C does: it stops the script that runs, or gives up the line at the prompt.
struct Interrupts {
  /// Takes over Ctrl-C for the rest of the program.
  init() {
    drilldown_interrupts_install()
  }

  /// Makes the loss of the terminal end what runs, instead of the program.
  func takeOverHangups() { drilldown_hangups_install() }

  /// Whether the terminal is lost.
  static var isHungUp: Bool { drilldown_hung_up() }

  /// Whether Ctrl-C came again within 2 seconds of the time before: the script did not stop.
  nonisolated static var isInsistent: Bool { drilldown_interrupts_insistence() > 1 }

  /// Leaves Ctrl-C to the prompt again while `body` runs inside a script.
  func pause<Result>(_ body: () throws -> Result) rethrows -> Result {
    drilldown_interrupts_divert(nil)
    defer { drilldown_interrupts_divert(interruptScript) }
    return try body()
  }

  /// Calls `stop` at every Ctrl-C while `body` runs.
  ///
  /// `stop` runs inside the signal handler, so it may do only what a signal handler may.
  func stop<Result>(
    with stop: @convention(c) @Sendable () -> Void, _ body: () throws -> Result
  ) rethrows -> Result {
    drilldown_interrupts_divert(stop)
    defer { drilldown_interrupts_divert(nil) }
    return try body()
  }
}
