import Console
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import Reports
import UIKitLua

extension SpecRun {
  /// Runs a test, if it is selected.
  func run(test: SpecBlock) {
    let id = TestID(file: path, names: test.names, line: test.line)
    guard selection.wants(id, test) else {
      if selection.leavesToOthers(id, test) { leaveOut() }
      return
    }
    if options.isListing { return send(.listed(id)) }
    if test.kind == .pending {
      send(.testBegan(id))
      return end(TestResult(id, .pending), isAsBefore: true)
    }
    guard setUpLazily(test.parent) else { return }
    let start = DispatchTime.now().uptimeNanoseconds
    lines?.beginTest()
    begin(id)
    films?.begin(id, test, in: session)
    let doubles = count(of: "activeDoubles")
    explorations = test.kind == .property ? nil : []
    let earlierSnapshots = snapshots.count
    var result =
      test.kind == .property
      ? result(of: test, id, doubles)
      : result(id, runBody(of: test))
    if result.outcome == .passed { explore(for: test, doubles, &result) }
    var end = host.endTest(comparing: baseline)
    if let failures = runFinalizers() {
      end.isAsBefore = false
      // Those of a property are of all its runs, most of which found nothing else.
      add(test.kind == .property ? Array(failures.prefix(1)) : failures, to: &result)
      if case .boolean(true)? = try? host.call("hasAsserted") { end.hasAsserted = true }
    }
    if result.outcome == .passed { note(end, in: &result) }
    if snapshots.count > earlierSnapshots { result.noteRecording() }
    if let lines { result.reached = lines.endTest() }
    result.virtualSeconds = world.stage.now.inSeconds
    result.seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    self.end(result, isAsBefore: end.isAsBefore)
  }

  /// Notes what is missing in a test that has passed: failures if tests are strict.
  private func note(_ end: SpecHost.TestEnd, in result: inout TestResult) {
    let isStrict = options.isStrict
    if !end.hasAsserted {
      result.noteMissingAssertion(
        isStrict: isStrict, source: isStrict ? excerpt(at: result.id.place) : [])
    }
    guard end.hasNotes, var begun = host.begunAssertion else { return }
    if isStrict {
      begun.source = excerpt(at: begun.place)
      (result.outcome, result.problems) = (.failed, result.problems + [begun])
    } else {
      addRemark("\(begun.place): \(begun.sentence)")
    }
  }

  /// Runs the lazy set-ups of the blocks around a test that have not run yet, outermost first.
  private func setUpLazily(_ block: SpecBlock?) -> Bool {
    guard let block else { return true }
    guard setUpLazily(block.parent) else { return false }
    if block.lazySetup == nil { block.lazySetup = runHooks(.lazySetup, of: block) }
    return block.lazySetup == true
  }

  /// Runs the hooks before a test, the test, and the hooks after it.
  ///
  /// The hooks after it have the rest of the limits, and some time in any case.
  func runBody(of test: SpecBlock) -> [SpecFailure] {
    let start = DispatchTime.now().uptimeNanoseconds
    let end = end(of: test)
    let limits = test.limits(in: options.limits)
    guard test.parent?.hasHooksOfTests == true else {
      return withinLimits(limits) { runBodyAlone(of: test, to: end) }
    }
    let blocks = test.chain.dropLast()
    var reached = blocks.startIndex
    _ = try? host.call("beginTest")  // no script code runs
    var failures = withinLimits(limits) { () -> [SpecFailure] in
      var failures: [SpecFailure] = []
      for block in blocks where !failures.endTheTest {
        failures += attempt(block.hooks(.beforeEach), of: block)
        reached += 1
      }
      return failures.endTheTest ? failures : failures + runBodyAlone(of: test, to: end)
    }
    let passed = blocks[..<reached].reversed().filter { !$0.hooks(.afterEach).isEmpty }
    guard !passed.isEmpty else { return failures }
    let used = Duration.nanoseconds(Int64(DispatchTime.now().uptimeNanoseconds - start))
    // A test that has failed reports what is active only once.
    let last = failures.isEmpty ? end : .turn
    failures += withinLimits(limits.rest(after: used)) {
      var failures: [SpecFailure] = []
      for block in passed where !failures.areStopped {
        let end = block === passed.last ? last : .turn
        failures += attempt(block.hooks(.afterEach), of: block, to: end)
      }
      return failures
    }
    return failures
  }

  /// How a test ends: when its world is idle, unless its tags allow it to end with something
  /// active.
  private func end(of test: SpecBlock) -> End {
    if test.mayEndActive { return .turn }
    return .idle(TestID(file: path, names: test.names, line: test.line))
  }

  private func attempt(
    _ hooks: [SpecHook], of block: SpecBlock, to end: End = .turn
  ) -> [SpecFailure] {
    guard !hooks.isEmpty else { return [] }
    let scope = try? host.table("insideScope", [block.scope])  // no script code runs
    var failures: [SpecFailure] = []
    for (number, hook) in hooks.enumerated() where !failures.areStopped {
      let end = number == hooks.count - 1 ? end : .turn
      failures += attempt(hook.body, in: scope, then: end).map { failure in
        hook.name == SpecBlock.Hook.afterEach.rawValue
          ? skippingNothing(failure.outsideTest, hook.name) : failure.outsideTest
      }
    }
    return failures
  }

  /// Runs a test alone: its body to its end, the check that it asserted everything it has to, and
  /// its `finally` functions.
  private func runBodyAlone(of test: SpecBlock, to end: End) -> [SpecFailure] {
    host.enterTest(in: test.parent?.scope)
    var failures = attempt(then: end) { () throws(LuaError) in try world.run(test.body) }
    guard host.testContinues, let scope = try? host.table("runningTest") else { return failures }
    if failures.isEmpty, case .function(let check) = scope["atEnd"] {
      failures += attempt(check, in: scope)
    }
    return failures + runFinally(of: scope, to: failures.isEmpty ? end : .turn)
  }

  /// Runs what a test gave to `finally`, in its order, also if some of it fails.
  private func runFinally(of scope: LuaTable, to end: End) -> [SpecFailure] {
    let given = scope["finally"]
    scope["finally"] = .boolean(false)  // no more of them
    guard case .table(let list) = given else { return [] }
    let count = list.sequence.count
    var failures: [SpecFailure] = []
    for (number, value) in list.sequence.enumerated() where !failures.areStopped {
      guard case .function(let body) = value else { continue }
      let isLast = number == count - 1
      failures += attempt(body, in: scope, then: failures.isEmpty && isLast ? end : .turn)
        .map { skippingNothing($0.outsideTest, "finally") }
    }
    return failures
  }

  /// A failure of a hook after which no test can be skipped any more: `pending` is an error there.
  func skippingNothing(_ failure: SpecFailure, _ hook: String) -> SpecFailure {
    guard failure.reason != nil else { return failure }
    var failure = failure
    failure.reason = nil
    failure.outcome = .error
    failure.problem.sentence = "'pending' can't be called in \(hook)"
    return failure
  }

  /// Runs the finalizers of the tables that a test has created: later they would run in another
  /// test.
  ///
  /// Returns nil if there are none.
  private func runFinalizers() -> [SpecFailure]? {
    guard world.interpreter.takeFinalizers() else { return nil }
    hasFinalizers = true
    return collect()
  }

  /// Runs the finalizers of the tables that only the file had, and reports those that fail.
  func runLastFinalizers() {
    guard world.interpreter.takeFinalizers() || hasFinalizers else { return }
    let failures = collect()
    if !failures.isEmpty { report(TestID(file: path), .error, failures.map(\.problem)) }
  }

  /// The failures of the finalizers that can run, each once, however many tables have it.
  private func collect() -> [SpecFailure] {
    let all = withinLimits {
      failures { () throws(LuaError) in
        try host.call("leave")
        putBack()
        try world.collectInFront()
      }
    }
    var seen: Set<[String]> = []
    return all.filter { seen.insert([$0.problem.place, $0.problem.sentence]).inserted }
  }

  /// Closes the interpreter, and reports the finalizers that fail then: those of what the file has
  /// left in tables that nothing puts back.
  func close() {
    var problems: [Problem] = []
    world.onError = { problems.append(Problem("error in \($1): \($0.message)")) }
    withinLimits { session.close() }
    if !problems.isEmpty { report(TestID(file: path), .error, problems) }
  }

  private func add(_ failures: [SpecFailure], to result: inout TestResult) {
    guard !failures.isEmpty else { return }
    let other = self.result(result.id, failures)
    if result.outcome.isFailure { result.problems += other.problems } else { result = other }
  }

  /// The result of a test with some failures.
  func result(_ id: TestID, _ failures: [SpecFailure]) -> TestResult {
    var result = TestResult(id, .passed)
    if failures.isEmpty { return result }
    let wrong = failures.filter { $0.reason == nil }
    if let first = wrong.first {
      result.outcome = wrong.first { $0.outcome != .failed }?.outcome ?? first.outcome
      result.problems = wrong.map(\.problem)
      describeWorld(in: &result.problems[0])
    } else if let reason = failures.first?.reason {
      result.outcome = .pending
      result.reason = reason
    }
    return result
  }
}

extension SpecRun.SpecFailure {
  /// The same outside tests: a failed assertion is an error there.
  fileprivate var outsideTest: Self {
    var copy = self
    if copy.outcome == .failed { copy.outcome = .error }
    return copy
  }
}
