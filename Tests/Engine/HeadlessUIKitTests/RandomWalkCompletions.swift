import HeadlessUIKit
import NavigationModel

/// Counts the runs of the closures that a walk passes to `present` and `dismiss`.
struct RandomWalkCompletions {
  private var entries: [ExpectedCompletion] = []

  private struct ExpectedCompletion {
    let call: String
    /// The names by which a diagnostic that drops the call mentions its controllers.
    let names: [String]
    var runs = 0
    var isExcused = false
  }

  /// Records a call about controllers; returns its number.
  mutating func add(_ call: String, _ controllers: [UIViewController]) -> Int {
    // What presents may be a parent of the controller that was asked to.
    let families = controllers.flatMap { Array(sequence(first: $0) { $0.parent }) }
    let names = families.flatMap { [$0.stage.describe($0), $0.id.partAddress] }
    entries.append(ExpectedCompletion(call: call, names: names))
    return entries.count - 1
  }

  /// Records that the closure of a call runs.
  mutating func run(_ number: Int) { entries[number].runs += 1 }

  /// Excuses the closures of the calls that a diagnostic is about.
  mutating func excuse(_ diagnostic: Diagnostic) {
    for index in entries.indices where entries[index].runs == 0 {
      let isAbout = entries[index].names.contains { name in
        diagnostic.names.contains { $0.contains(name) }
      }
      if isAbout { entries[index].isExcused = true }
    }
  }

  /// The closures that ran more than once, or never although no diagnostic excuses it.
  var faults: [String] {
    entries.compactMap { entry in
      if entry.runs > 1 { return "the completion of \(entry.call) ran \(entry.runs) times" }
      return entry.runs == 1 || entry.isExcused ? nil : "the completion of \(entry.call) never ran"
    }
  }

  /// Forgets the calls that have ended.
  mutating func clear() { entries = entries.filter { $0.runs == 0 && !$0.isExcused } }
}
