import CLuaShims

extension Interpreter {
  /// Ends the program with a message; it must be async-signal-safe.
  package typealias Leave = @convention(c) (UnsafePointer<CChar>?, Bool) -> Void

  /// Makes a failed allocation outside scripts end the program by `leave`.
  package static func endWithoutMemory(leave: Leave) { dd_handle_exhausted_memory(leave) }

  /// Sets a function that is called when Ctrl-C has ended a program that a script waits for; nil for
  /// none.
  nonisolated package static func callAfterInterruptedPrograms(
    _ function: (@convention(c) () -> Void)?
  ) {
    dd_call_after_interrupted_programs(function)
  }

  /// Runs a body that must end in time, with bounded memory, and by `leave` if it can't be stopped.
  package static func watched<Result, Failure: Error>(
    seconds: Double?, memory: Int?, countsInstructions: Bool, leave: Leave,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    dd_watchdog_start(seconds ?? 0, memory ?? 0, countsInstructions, leave)
    defer { dd_watchdog_stop() }
    return try body()
  }
}
