import Console
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel
import UIKitLua

extension SpecRun {
  /// Runs a test, if it is one of those that are wanted.
  func run(test: SpecBlock) {
    let id = TestID(file: path, names: test.names, line: test.lines.lowerBound)
    guard selection.wants(id, test) else { return }
    if options.isListing { return send(.listed(id)) }
    if test.kind == .pending {
      send(.testBegan(id))
      return end(TestResult(id, .pending))
    }
    guard setUpLazily(test.parent) else { return }
    let start = DispatchTime.now().uptimeNanoseconds
    begin(id)
    let doubles = count(of: "activeDoubles")
    var result =
      test.kind == .property
      ? result(of: test, id, doubles)
      : result(id, withinLimits { runBody(of: test) })
    _ = try? host.call("revertDoubles", [doubles])  // what is taken back cannot fail
    result.virtualSeconds = session.world.stage.now.inSeconds
    result.seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    end(result)
  }

  /// Runs the lazy set-ups of the blocks around a test, the outermost first, that have not run.
  private func setUpLazily(_ block: SpecBlock?) -> Bool {
    guard let block else { return true }
    guard setUpLazily(block.parent) else { return false }
    if block.lazySetup == nil { block.lazySetup = runHooks(.lazySetup, of: block) }
    return block.lazySetup == true
  }

  /// Runs what stands before a test, the test, and what stands after it.
  func runBody(of test: SpecBlock) -> [Failure] {
    let blocks = test.chain.dropLast()
    var failures: [Failure] = []
    var reached = blocks.startIndex
    for block in blocks where failures.isEmpty {
      failures += run(.beforeEach, of: block)
      reached += 1
    }
    if failures.isEmpty { failures += runBodyAlone(of: test) }
    for block in blocks[..<reached].reversed() { failures += run(.afterEach, of: block) }
    return failures
  }

  private func run(_ kind: SpecBlock.Hook, of block: SpecBlock) -> [Failure] {
    let hooks = block.hooks(kind)
    guard !hooks.isEmpty else { return [] }
    let scope = try? host.table("insideScope", [block.scope])  // nothing of a script runs
    return hooks.flatMap { attempt($0.body, in: scope).map(\.outsideTest) }
  }

  private func runBodyAlone(of test: SpecBlock) -> [Failure] {
    let scope = try? host.table("testScope", [test.parent?.scope])  // nothing of a script runs
    var failures = attempt(test.body, in: scope)
    if failures.isEmpty, case .function(let check)? = scope?["exhaustive"] {
      failures += attempt(check, in: scope)
    }
    if case .function(let last)? = scope?["finally"] {
      failures += attempt(last, in: scope).map(\.outsideTest)
    }
    return failures
  }

  /// What came of a test, by what went wrong in it.
  func result(_ id: TestID, _ failures: [Failure]) -> TestResult {
    var result = TestResult(id, .passed)
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

extension SpecRun.Failure {
  /// The same where no test runs: a failed assertion is an error there.
  fileprivate var outsideTest: Self {
    var copy = self
    if copy.outcome == .failed { copy.outcome = .error }
    return copy
  }
}
