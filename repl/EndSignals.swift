import CTerminal
import Lua
import Reports

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The signals that end a run of tests early, with reports: Ctrl-C, SIGTERM and the loss of the
/// terminal.
struct EndSignals {
  /// Handles them for the rest of the program.
  init() { dd_install_end_handlers() }

  /// The exit code for the first signal that has arrived; nil for none.
  var code: RunExitCode? {
    let signal = dd_end_signal()
    return signal == 0 ? nil : RunExitCode(rawValue: 128 + signal)
  }

  /// Runs a body whose scripts run in this process, and end at a signal as well.
  ///
  /// A program that Ctrl-C has ended while a script waited for it has received what was meant for
  /// the run as well.
  static func stoppingScripts<Result>(_ body: () throws -> Result) rethrows -> Result {
    dd_divert_interrupts(stopScript)
    Interpreter.callAfterInterruptedPrograms { _ = raise(SIGINT) }
    defer {
      Interpreter.callAfterInterruptedPrograms(nil)
      dd_divert_interrupts(nil)
    }
    return try body()
  }
}

/// Runs inside the signal handler.
nonisolated private func stopScript() { Interpreter.interrupt() }
