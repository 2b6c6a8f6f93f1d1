import CLuaShims
import Lua
import UIKitLua

/// What scripts may use up.
nonisolated package struct Limits: Sendable {
  /// Seconds on the wall clock, nil for any time.
  package var seconds: Double?
  /// Instructions of Lua, nil for any number.
  package var instructions: Int?
  /// Bytes, nil for as many as there are.
  package var memory: Int?
  /// Whether scripts are kept away from files, processes and Lua's own workings.
  package var isSandboxed = false

  /// No limits.
  package init() {}

  /// The limits of a sandbox for which no others were given.
  package static let sandbox = (seconds: 10.0, memory: 256 << 20)

  /// What is left for finalizers at the end of a run: the rest of the seconds, or one second where
  /// that is more and the run had as much.
  package func rest(after used: Duration) -> Limits {
    var rest = self
    rest.seconds = seconds.map { max($0 - used / .seconds(1), min($0, 1)) }
    return rest
  }

  /// Ends the program with a message; may do only what a signal handler may.
  package typealias Leave = @convention(c) (UnsafePointer<CChar>?, Bool) -> Void

  /// Ends the program by `leave` where the system has no memory left for what is no script.
  @MainActor package static func endWithoutMemory(leave: Leave) {
    drilldown_leave_without_memory(leave)
  }

  /// Runs a body under the limits, in a world that has them.
  ///
  /// Where a script cannot be stopped, `leave` ends the program. Under a debugger, who stops scripts
  /// for as long as a person thinks, there is no limit of time.
  @MainActor package func enforce<Result>(
    on session: Session, leave: Leave, _ body: () throws -> Result
  ) rethrows -> Result {
    session.world.interpreter.memoryLimit = memory
    session.world.interpreter.allowInstructions(instructions)
    let seconds = seconds.flatMap { Debugger.isAttached ? nil : $0 }
    guard seconds != nil || memory != nil || instructions != nil else { return try body() }
    dd_watchdog_start(seconds ?? 0, memory ?? 0, instructions != nil, leave)
    defer { dd_watchdog_stop() }
    return try body()
  }
}
