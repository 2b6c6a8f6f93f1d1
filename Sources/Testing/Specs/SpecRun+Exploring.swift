import Console
import EscapedText
import HeadlessUIKit
import Lua
import NavigationModel
import Reports
import UIKitLua

// Apps that a test wants to be explored, which is done when it has ended.
extension SpecRun {
  /// An assertion about an app that is explored later.
  struct PromisedExploration {
    /// What builds the app; nil for the test with its hooks.
    let build: LuaFunction?
    let options: ExploringOptions
    /// Whether nothing may be found; otherwise something must be.
    let isWanted: Bool
    /// The file and line of the assertion.
    let place: String
  }

  /// Notes what is to be explored; returns why it can't be.
  func promise(_ exploration: PromisedExploration) -> String? {
    guard explorations != nil else {
      return "an app can be explored in a test only, and not in a property"
    }
    explorations?.append(exploration)
    return nil
  }

  /// Explores what the test wants to be explored, and adds what is wrong to its result.
  func explore(for test: SpecBlock, _ doubles: Int, _ result: inout TestResult) {
    let promised = explorations ?? []
    explorations = nil
    guard !promised.isEmpty else { return }
    films?.finish()
    let warnings = warnings
    for exploration in promised where result.outcome == .passed {
      let found = withinLimits(test.limits(in: options.limits)) { () -> [SpecFailure] in
        failures { () throws(LuaError) in
          let app = BuiltApp(Film.Source(name: path, text: source), in: session) {
            [self] () throws(LuaError) in try build(exploration, test, doubles)
          }
          let findings = try app.findings(exploration.options)
          if findings.isEmpty != exploration.isWanted {
            reportedProblems.append(failure(exploration, findings))
          }
        }
      }
      guard let first = found.first else { continue }
      (result.outcome, result.problems) = (first.outcome, found.map(\.problem))
    }
    self.warnings = warnings
  }

  /// Builds the app of an exploration in a fresh world.
  private func build(
    _ exploration: PromisedExploration, _ test: SpecBlock, _ doubles: Int
  ) throws(LuaError) {
    if let build = exploration.build {
      try beginFreshWorld()
      return try world.run(build)
    }
    revert(doubles)
    try beginFreshWorld()
    for block in test.chain.dropLast() {
      let hooks = block.hooks(.beforeEach)
      guard !hooks.isEmpty else { continue }
      let scope = try host.table("insideScope", [block.scope])
      for hook in hooks {
        try host.call("enter", [scope])
        try world.run(hook.body)
      }
    }
    host.enterTest(in: test.parent?.scope)
    try world.run(test.body)
  }

  private func failure(
    _ exploration: PromisedExploration, _ findings: [Exploration.Finding]
  ) -> SpecFailure {
    var problem = Problem(Self.sentence(about: findings))
    problem.place = exploration.place
    problem.source = excerpt(at: exploration.place)
    for finding in findings {
      let place = finding.text.hasPrefix(finding.place) ? "" : "\(finding.place): "
      problem.difference.append("+ \(finding.kind.rawValue): \(place)\(finding.text)")
      problem.difference += finding.lines.map { "    \($0)" }
    }
    return SpecFailure(problem: problem, outcome: .failed)
  }

  private static func sentence(about findings: [Exploration.Finding]) -> String {
    switch findings.count {
    case 0: "exploring the app has found nothing"
    case 1: "exploring the app has found something"
    default: "exploring the app has found \(findings.count) things"
    }
  }
}
