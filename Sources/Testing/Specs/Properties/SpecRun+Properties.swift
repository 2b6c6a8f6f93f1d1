import Dispatch
import Lua
import Reports

extension SpecRun {
  /// Reports that a test with many runs continues: each run has its own time limit.
  func reportProgress() {
    guard lastActivity + 0.5 < .now() else { return }
    lastActivity = .now()
    send(.printed(""))
  }

  /// Runs a property: first the last failing case, then random choices; a failing case is shrunk.
  func result(of property: SpecBlock, _ id: TestID, _ doubles: Int) -> TestResult {
    let plan = PropertyPlan(try? host.table("planOf", [property.body]))  // no script code runs
    let runs = PropertyRuns(of: property, id, plan, in: self, doubles)
    discardsOutput = true
    defer {
      discardsOutput = false
      host.drawing = nil
    }
    guard let found = runs.find() else {
      var result = TestResult(id, runs.reason == nil ? .passed : .pending)
      result.reason = runs.reason ?? runs.summary
      return result
    }
    discardsOutput = false
    let failures = runs.run(Drawing(given: found.choices))
    var result = result(id, failures)
    guard !failures.isEmpty else {
      result.outcome = .error
      result.problems = [
        Problem(
          "it failed once, but not again with the same choices: it depends on something random")
      ]
      return result
    }
    guard let drawing = host.drawing, !result.problems.isEmpty else { return result }
    let body = PropertyScenario.PropertyBody(sourceLines, first: plan.first, last: plan.last)
    let scenario = PropertyScenario(
      property.name, body, drawing, choices: found.choices
    ) { [host] lines in
      host.isProgram(lines.joined(separator: "\n"))
    }
    result.problems[0].scenario = [found.story] + scenario.lines
    return result
  }
}

/// The plan of a property.
struct PropertyPlan {
  /// How often it runs.
  private(set) var runs = 100
  /// The choices of its only run, if they are given.
  private(set) var choices: [Int]?
  /// The position of its function.
  private(set) var first = 0
  private(set) var last = 0

  /// Reads the table of the Lua side.
  init(_ table: LuaTable??) {
    guard let table, let table else { return }
    if case .integer(let runs) = table["runs"] { self.runs = runs }
    if case .integer(let first) = table["first"] { self.first = first }
    if case .integer(let last) = table["last"] { self.last = last }
    guard case .table(let choices) = table["choices"] else { return }
    self.choices = choices.sequence.compactMap {
      if case .integer(let one) = $0 { one } else { nil }
    }
  }
}
