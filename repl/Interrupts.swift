import CTerminal

/// What Ctrl-C does: it stops the script that runs, or gives up the line at the prompt.
struct Interrupts {
  /// Takes over Ctrl-C for the rest of the program.
  init() {
    dd_install_interrupt_handler()
  }

  /// Makes the loss of the terminal end what runs, instead of the program.
  func takeOverHangups() { dd_install_hangup_handler() }

  /// Whether the terminal is lost.
  static var isHungUp: Bool { dd_is_hung_up() }

  /// Whether Ctrl-C came again within 2 seconds of the time before: the script did not stop.
  nonisolated static var isInsistent: Bool { dd_interrupt_count() > 1 }

  /// Leaves Ctrl-C to the prompt again while `body` runs inside a script.
  func pause<Result>(_ body: () throws -> Result) rethrows -> Result {
    dd_divert_interrupts(nil)
    defer { dd_divert_interrupts(interruptScript) }
    return try body()
  }

  /// Calls `stop` at every Ctrl-C while `body` runs.
  ///
  /// `stop` runs inside the signal handler, so it may do only what a signal handler may.
  func stop<Result>(
    with stop: @convention(c) @Sendable () -> Void, _ body: () throws -> Result
  ) rethrows -> Result {
    dd_divert_interrupts(stop)
    defer { dd_divert_interrupts(nil) }
    return try body()
  }
}
