import Lua
import UIKitLua

/// The resource limits of scripts.
nonisolated package struct Limits: Sendable {
  /// Seconds on the wall clock, nil for no limit.
  package var seconds: Double?
  /// Lua instructions, nil for no limit.
  package var instructions: Int?
  /// Bytes, nil for no limit.
  package var memory: Int?
  /// Whether scripts have no access to files, processes and Lua's internals.
  package var isSandboxed = false

  /// No limits.
  package init() {}

  /// The limits of a sandbox for which no others were given.
  package static let sandbox = (seconds: 10.0, memory: 256 << 20)

  /// The limits of finalizers at the end of a run: the rest of the seconds, or one second if that
  /// is more and the run had as much.
  package func rest(after used: Duration) -> Limits {
    var rest = self
    rest.seconds = seconds.map { max($0 - used / .seconds(1), min($0, 1)) }
    return rest
  }

  /// Ends the program with a message; it must be async-signal-safe.
  package typealias Leave = Interpreter.Leave

  /// Makes a failed allocation outside scripts end the program by `leave`.
  @MainActor package static func endWithoutMemory(leave: Leave) {
    Interpreter.endWithoutMemory(leave: leave)
  }

  /// Runs a body under the limits, in a world that has them.
  ///
  /// If a script cannot be stopped, `leave` ends the program. Under a debugger, which pauses
  /// scripts for as long as the user thinks, there is no time limit.
  @MainActor package func enforce<Result>(
    on session: Session, leave: Leave, _ body: () throws -> Result
  ) rethrows -> Result {
    session.world.interpreter.memoryLimit = memory
    session.world.interpreter.allowInstructions(instructions)
    let seconds = seconds.flatMap { Debugger.isAttached ? nil : $0 }
    guard seconds != nil || memory != nil || instructions != nil else { return try body() }
    return try Interpreter.watched(
      seconds: seconds, memory: memory, countsInstructions: instructions != nil, leave: leave, body)
  }
}
