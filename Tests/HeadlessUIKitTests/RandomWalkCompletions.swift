import HeadlessUIKit
import NavigationModel

/// Counts how often the closures run that a walk passes to `present` and `dismiss`.
struct RandomWalkCompletions {
  private var entries: [ExpectedCompletion] = []

  private struct ExpectedCompletion {
    let call: String
    /// What a complaint that gives the call up has in its text.
    let names: [String]
    var runs = 0
    var isExcused = false
  }

  /// Takes note of a call about controllers; returns its number.
  mutating func add(_ call: String, _ controllers: [UIViewController]) -> Int {
    let names = controllers.flatMap { [$0.stage.describe($0), $0.id.partAddress] }
    entries.append(ExpectedCompletion(call: call, names: names))
    return entries.count - 1
  }

  /// The closure of a call runs.
  mutating func run(_ number: Int) { entries[number].runs += 1 }

  /// A complaint excuses the closures of the calls that it is about.
  mutating func excuse(_ diagnostic: Diagnostic) {
    for index in entries.indices where entries[index].runs == 0 {
      let isAbout = entries[index].names.contains { name in
        diagnostic.names.contains { $0.contains(name) }
      }
      if isAbout { entries[index].isExcused = true }
    }
  }

  /// The closures that ran more than once, or never, though nothing was said against it.
  var faults: [String] {
    entries.compactMap { entry in
      if entry.runs > 1 { return "the completion of \(entry.call) ran \(entry.runs) times" }
      return entry.runs == 1 || entry.isExcused ? nil : "the completion of \(entry.call) never ran"
    }
  }

  /// Forgets the calls that are over.
  mutating func clear() { entries = entries.filter { $0.runs == 0 && !$0.isExcused } }
}
