import CLuaShims

extension Interpreter {
  /// Stops the running script, wherever it is; safe in a signal handler.
  ///
  /// The error is raised again at every instruction until the outermost call has returned.
  nonisolated package static func interrupt() { dd_interrupt_script() }

  /// True from an interrupt until it was delivered or cleared.
  nonisolated package static var isInterrupted: Bool { dd_is_interrupted() }

  /// Clears an interrupt; otherwise one that arrived outside Lua stops the next call.
  nonisolated package static func clearInterrupt() { dd_clear_interrupt() }

  /// Returns and clears the error of an interrupt that no script has raised, or nil if there is
  /// none.
  package func takeStop() -> LuaError? {
    guard Self.isInterrupted else { return nil }
    defer { Self.clearInterrupt() }
    return withStack { stack in
      dd_push_interrupt(stack.state)
      return stack.stopError
    }
  }

  /// Runs code that scripts must not notice: the objects it creates don't change the addresses of
  /// others.
  package func withoutUsingAddresses<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let former = dd_set_off_region(owner.pointer, true)
    defer { _ = dd_set_off_region(owner.pointer, former) }
    return try body()
  }

  /// Limits the instructions that scripts may run from now on; nil means no limit.
  package func allowInstructions(_ count: Int?) {
    dd_set_instruction_limit(owner.pointer, UInt64(max(count ?? 0, 0)))
  }
}
