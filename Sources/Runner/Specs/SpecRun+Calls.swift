import Console
import HeadlessUIKit
import Lua
import UIKitLua

extension SpecRun {
  /// What a function of a test did wrong.
  struct Failure {
    var problem: Problem
    var outcome: Outcome
    /// Why the test is to be skipped, if it said so.
    var reason: String?
  }

  /// Calls a function as one turn.
  func attempt(_ body: LuaFunction, in scope: LuaTable?, atFileLevel: Bool = false) -> [Failure] {
    heard = []
    var failures: [Failure] = []
    world.interpreter.hooks.obstacleToMaking = atFileLevel ? { Self.outsideTests } : nil
    do throws(LuaError) {
      try host.call("enter", [scope])
      try world.call(body)
    } catch {
      failures.append(failure(error))
    }
    do throws(LuaError) { try world.passTurn() } catch { failures.append(failure(error)) }
    Interpreter.clearInterrupt()
    failures += heard.map { Failure(problem: $0, outcome: .error) }
    heard = []
    return failures
  }

  /// Runs a text of the command line outside all tests.
  func attempt(text: String) -> [Failure] {
    do throws(LuaError) {
      return attempt(
        try world.interpreter.load(text, named: "-e"), in: nil, atFileLevel: true)
    } catch {
      return [failure(error)]
    }
  }

  private static let outsideTests = LuaError(
    "a spec file makes objects only in its tests: outside them there is no world; put this into "
      + "`before_each` or `it`")

  /// Runs a body under the limits of a test.
  func withinLimits<Result>(_ body: () -> Result) -> Result {
    options.limits.enforce(on: session, leave: leave) {
      if options.memory == nil { world.interpreter.memoryLimit = Self.mostMemory }
      return body()
    }
  }

  /// How much memory Lua gets in a file for which nobody said anything else.
  private static let mostMemory = 1 << 30

  /// How many of something the Lua side counts.
  func count(of name: String) -> Int {
    if case .integer(let count)? = try? host.call(name) { count } else { 0 }
  }
}
