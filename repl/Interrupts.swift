import CTerminal

/// Handles Ctrl-C: it stops the running script, or cancels the line at the prompt.
struct Interrupts {
  /// Installs the Ctrl-C handler for the rest of the program.
  init() {
    dd_install_interrupt_handler()
  }

  /// Makes the loss of the terminal stop the running script instead of the program.
  func takeOverHangups() { dd_install_hangup_handler() }

  /// Whether the terminal is lost.
  static var isHungUp: Bool { dd_is_hung_up() }

  /// Whether Ctrl-C was pressed again within 2 seconds: the script did not stop.
  nonisolated static var isInsistent: Bool { dd_interrupt_count() > 1 }

  /// Returns Ctrl-C to the prompt while `body` runs inside a script.
  func pause<Result>(_ body: () throws -> Result) rethrows -> Result {
    dd_divert_interrupts(nil)
    defer { dd_divert_interrupts(interruptScript) }
    return try body()
  }

  /// Calls `stop` at every Ctrl-C while `body` runs.
  ///
  /// `stop` runs inside the signal handler, so it must be async-signal-safe.
  func stop<Result>(
    with stop: @convention(c) @Sendable () -> Void, _ body: () throws -> Result
  ) rethrows -> Result {
    dd_divert_interrupts(stop)
    defer { dd_divert_interrupts(nil) }
    return try body()
  }
}
