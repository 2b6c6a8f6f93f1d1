import HeadlessUIKit
import NavigationModel
import UIKitLua

/// The world of a prompt, with its counters.
struct SessionWorld {
  /// The world and its interpreter.
  let world: ScriptWorld
  /// The number of events before each input; none for the inputs before this world.
  private(set) var firstEvents: [Int] = []
  /// The number of the newest controller before each input.
  private(set) var newestControllers: [Int32] = []
  /// The results of inputs.
  var results = StoredResults()
  /// The number of events that were shown.
  private(set) var shownEvents = 0
  /// When the current input began.
  private(set) var start = Duration.zero
  /// The texts of programs, by the names that errors use for them.
  var programs = ProgramTexts()
  /// The names of the controllers in diagnostics.
  private(set) var names: [Hierarchy.ID: String] = [:]
  /// What advances the clock.
  var clock = ClockMode.auto

  /// The outcome of the running operation.
  var outcome = Journal.InputOutcome()
  /// The events of worlds that have ended.
  private var endedEvents = 0

  /// A fresh world.
  init(world: ScriptWorld) { self.world = world }

  /// Begins the next input.
  mutating func beginInput() {
    shownEvents = world.stage.trace.count
    firstEvents.append(shownEvents)
    newestControllers.append(world.stage.hierarchy.lastNumber)
    start = world.stage.now
  }

  /// The events since the current input began.
  var lastEvents: [Event] { Array(world.stage.trace.part(from: firstEvents.last ?? 0).events) }

  /// Counts more events as shown.
  mutating func showEvents(_ count: Int) { shownEvents += count }

  /// Counts all events as shown.
  mutating func showAllEvents() { shownEvents = world.stage.trace.count }

  /// The number of events, including those of worlds that have ended.
  var eventCount: Int { endedEvents + world.stage.trace.count }

  /// Records the names of a diagnostic's controllers: they may be released soon.
  mutating func recordNames(_ diagnostic: Diagnostic) {
    let hierarchy = world.stage.hierarchy
    for id in hierarchy.identifiers
    where diagnostic.names.contains(where: { $0.hasSuffix(": \(id.address)>") }) {
      names[id] = hierarchy[id].label
    }
  }

  /// The current world is about to end.
  mutating func endCounting() { endedEvents += world.stage.trace.count }

  /// Another world has replaced the previous one, and its trace is a new one.
  mutating func beginCounting() {
    shownEvents = world.stage.trace.count
    firstEvents = firstEvents.map { _ in 0 }
    newestControllers = newestControllers.map { _ in 0 }
    start = world.stage.now
  }
}

/// What advances the clock after an input.
package enum ClockMode: String, CaseIterable, Sendable {
  /// Nothing but `wait` and `settle`.
  case manual
  /// Every input is followed by `settle`.
  case auto
}

/// The texts of programs by their names; the latest of a name counts.
///
/// A list, because the first dictionary of strings costs a twelfth of the command's start.
struct ProgramTexts {
  private var texts: [(name: String, text: String)] = []

  /// The text with a name; nil if there is none.
  subscript(name: String) -> String? { texts.last { $0.name == name }?.text }

  /// Adds a text.
  mutating func add(_ text: String, named name: String) { texts.append((name, text)) }
}
