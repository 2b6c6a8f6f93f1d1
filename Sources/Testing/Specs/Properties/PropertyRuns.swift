import Lua
import Reports

/// The runs of one property, each in a fresh world.
final class PropertyRuns {
  private let property: SpecBlock
  private let id: TestID
  private let plan: PropertyPlan
  private let spec: SpecRun
  private let doubles: Int
  private var count = 0
  private var statements = 0
  private var isFirst = true

  /// Prepares the runs of a property.
  init(
    of property: SpecBlock, _ id: TestID, _ plan: PropertyPlan, in spec: SpecRun, _ doubles: Int
  ) {
    self.property = property
    self.id = id
    self.plan = plan
    self.spec = spec
    self.doubles = doubles
  }

  /// Why it is pending, if no run has got to its end.
  var reason: String? { pendingCount == count ? lastReason : nil }
  /// How many runs were pending, and why the last one was.
  private var pendingCount = 0
  private var lastReason: String?

  /// The attempts.
  var summary: String {
    var parts = [count == 1 ? "1 run" : "\(count) runs"]
    if statements > 0 { parts.append("\(statements) steps") }
    if pendingCount > 0 { parts.append("\(pendingCount) pending") }
    return parts.joined(separator: ", ")
  }

  /// The simplest choices found with which it fails; nil if it passes.
  func find() -> StoredFailures.StoredFailure? {
    if let choices = plan.choices {
      count = 1
      return failure(Drawing(given: choices)).map { _ in
        StoredFailures.StoredFailure(choices: choices, story: "with the given choices")
      }
    }
    let memory = StoredFailures(of: spec.path)
    if let stored = memory[id.fullName], failure(Drawing(given: stored.choices)) != nil {
      return stored
    }
    let found = search()
    if spec.options.whyNothingIsStored == nil { memory.store(found, for: id.fullName) }
    return found
  }

  private func search() -> StoredFailures.StoredFailure? {
    var explored = ExploredStates()
    pendingCount = 0
    for number in 1...plan.runs {
      var random = SeededRandom(seed: spec.options.seed, for: "\(id.fullName)\0\(number)")
      let start = explored.start(of: number, &random)
      let found = failure(Drawing(given: start, random: random))
      count = number
      let drawing = spec.host.drawing ?? Drawing()
      statements += drawing.statementCount
      explored.add(drawing.visits, of: drawing.taken)
      if let found { return shrunk(drawing.taken, failing: found) }
      if reason != nil && drawing.taken.isEmpty { return nil }  // no other run would differ
    }
    return nil
  }

  private func shrunk(_ choices: [Int], failing former: FailureSignature)
    -> StoredFailures.StoredFailure
  {
    let story = "found by run \(count)"
    guard !choices.isEmpty else {
      return StoredFailures.StoredFailure(choices: [], story: story + ", without choices")
    }
    guard former.outcome != .stopped else {
      return StoredFailures.StoredFailure(
        choices: choices, story: story + ", which was interrupted")
    }
    var shrinking = Shrinking(choices) { [self] candidate in
      failure(Drawing(given: candidate)) == former ? spec.host.drawing?.taken : nil
    }
    shrinking.run()
    let plain = shrinking.choices.count
    return StoredFailures.StoredFailure(
      choices: shrinking.choices,
      story:
        "\(story), shrunk from \(choices.count == 1 ? "1 choice" : "\(choices.count) choices") to \(plain)"
    )
  }

  // MARK: One run

  /// The identity of a failure: a failing case that is shrunk must keep it.
  private struct FailureSignature: Equatable {
    let outcome: TestOutcome
    let place: String
  }

  private func failure(_ drawing: Drawing) -> FailureSignature? {
    let failures = run(drawing)
    guard let first = failures.first(where: { $0.reason == nil }) else {
      if let reason = failures.first?.reason {
        lastReason = reason
        pendingCount += 1
      }
      return nil
    }
    let place = first.problem.place
    return FailureSignature(
      outcome: first.outcome, place: place.isEmpty ? first.problem.sentence : place)
  }

  /// Runs it in a fresh world; afterwards the host has the drawn choices.
  func run(_ drawing: Drawing) -> [SpecRun.SpecFailure] {
    if !isFirst { spec.beginAgain(doubles) }
    isFirst = false
    spec.host.drawing = drawing
    spec.reportProgress()
    return spec.runBody(of: property)
  }
}
