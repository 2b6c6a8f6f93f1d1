import Console
import HeadlessUIKit
import Lua
import Reports
import UIKitLua

extension SpecRun {
  /// The failures of a test's function.
  struct SpecFailure {
    var problem: Problem
    var outcome: TestOutcome
    /// Why the test is to be skipped, if it called `pending`.
    var reason: String?
    /// Whether the test continued after it.
    var isSoft = false
    /// Whether something kept it from settling.
    var isNotSettled = false
  }

  /// Calls a function in a scope, and ends its turn in a given way.
  func attempt(
    _ body: LuaFunction, in scope: LuaTable?, then end: End = .turn
  ) -> [SpecFailure] {
    attempt(then: end) { () throws(LuaError) in
      try host.call("enter", [scope])
      try world.run(body)
    }
  }

  /// Calls something, and ends its turn in a given way.
  func attempt(
    then end: End, _ body: () throws(LuaError) -> Void
  ) -> [SpecFailure] {
    let failures = failures(of: body)
    if failures.areStopped { return failures }
    guard case .idle(let id) = end, !failures.areSkipped else {
      return failures + self.failures { () throws(LuaError) in try world.passTurn() }
    }
    return finish(id, after: failures)
  }

  /// What follows the call of a function.
  enum End {
    /// The next turn.
    case turn
    /// All active work must end, or the test fails.
    case idle(TestID)
  }

  /// Calls a function that belongs to no test.
  func attemptOutside(_ body: LuaFunction, in scope: LuaTable?, for id: TestID) -> [SpecFailure] {
    world.interpreter.hooks.obstacleToMaking = { Self.outsideTests }
    defer { world.interpreter.hooks.obstacleToMaking = nil }
    return attempt(body, in: scope, then: .idle(id))
  }

  /// Runs a text of the command line outside all tests.
  func attempt(text: NamedText) -> [SpecFailure] {
    do throws(LuaError) {
      return attemptOutside(
        try world.interpreter.load(text.text, named: text.name), in: nil, for: TestID(file: path))
    } catch {
      return [failure(error)]
    }
  }

  /// Advances the clock until the world is idle; errors raised meanwhile, and anything still
  /// active, are failures of the test besides those before.
  ///
  /// What is active also is why the test couldn't settle: that is one failure.
  private func finish(_ id: TestID, after former: [SpecFailure]) -> [SpecFailure] {
    guard world.interpreter.wasUsed else { return former }  // nothing can be active
    var remainder = Remainder()
    let last = failures { () throws(LuaError) in remainder = try world.finish() }
    if let dropped = remainder.dropped { addRemark("\(id.place): \(dropped)") }
    guard let sentence = remainder.failure else { return former + last }
    let failures = former.filter { !$0.isNotSettled } + last
    var problem = Problem(sentence)
    problem.place = id.place
    problem.source = excerpt(at: id.place)
    return failures + [SpecFailure(problem: problem, outcome: .failed)]
  }

  /// The failures of a body: the error it throws, and those that the world reports.
  func failures(of body: () throws(LuaError) -> Void) -> [SpecFailure] {
    reportedProblems = []
    defer { reportedProblems = [] }
    do throws(LuaError) {
      try body()
    } catch {
      // Failures of the world follow; those after which the body continued came before.
      reportedProblems.insert(failure(error), at: reportedProblems.prefix(while: \.isSoft).count)
    }
    Interpreter.clearInterrupt()
    for failure in reportedProblems where failure.reason == nil { films?.fail(failure.problem) }
    return reportedProblems
  }

  private static let outsideTests = LuaError(
    "there is no world outside of tests, so a spec file can't create objects here; move this into "
      + "`before_each` or `it`")

  /// Runs a body under limits that apply to nothing else.
  func withinLimits<Result>(_ limits: Limits? = nil, _ body: () -> Result) -> Result {
    defer {
      world.interpreter.memoryLimit = nil
      world.interpreter.allowInstructions(nil)
    }
    let limits = limits ?? options.limits
    if let seconds = limits.seconds, let usual = options.seconds, seconds > usual {
      send(.allowed(seconds: seconds))
    }
    return limits.enforce(on: session, leave: leave) {
      if limits.memory == nil { world.interpreter.memoryLimit = Self.mostMemory }
      return body()
    }
  }

  /// The default memory limit of a file.
  private static let mostMemory = 1 << 30

  /// The number of entries in a table of the Lua side.
  func count(of name: String) -> Int {
    if case .integer(let count)? = try? host.call(name) { count } else { 0 }
  }
}

extension [SpecRun.SpecFailure] {
  /// Whether a limit caused the failure, so that nothing more is to be run.
  var areStopped: Bool { contains { $0.outcome == .stopped } }
  /// Whether the rest of the test isn't to be run.
  var endTheTest: Bool { contains { !$0.isSoft } }
  /// Whether the test is to be skipped.
  var areSkipped: Bool { contains { $0.reason != nil } }
}
