import HeadlessUIKit
import NavigationModel
import UIKitLua

/// A world in front of a prompt, with what is counted in it.
struct SessionWorld {
  /// The world and its interpreter.
  let world: ScriptWorld
  /// The number of events before each input; none for the inputs before this world.
  private(set) var firstEvents: [Int] = []
  /// The number of events that were shown.
  private(set) var shownEvents = 0
  /// When the input in front began.
  private(set) var start = Duration.zero
  /// The texts of programs, by the names that errors call them.
  var programs: [String: String] = [:]
  /// What those were called who were complained about.
  private(set) var names: [Hierarchy.ID: String] = [:]
  /// What moves time on.
  var clock = ClockMode.auto

  /// What came of what is being done.
  var outcome = Journal.InputOutcome()
  /// The events of worlds that have ended.
  private var endedEvents = 0

  /// A fresh world.
  init(world: ScriptWorld) { self.world = world }

  /// The next input begins.
  mutating func beginInput() {
    shownEvents = world.stage.trace.count
    firstEvents.append(shownEvents)
    start = world.stage.now
  }

  /// So many events more are shown.
  mutating func showEvents(_ count: Int) { shownEvents += count }

  /// How many events there were, in worlds that have ended, too.
  var eventCount: Int { endedEvents + world.stage.trace.count }

  /// Records the names of a diagnostic's controllers: they may be released soon.
  mutating func recordNames(_ diagnostic: Diagnostic) {
    let hierarchy = world.stage.hierarchy
    for id in hierarchy.identifiers
    where diagnostic.names.contains(where: { $0.hasSuffix(": \(id.address)>") }) {
      names[id] = hierarchy[id].label
    }
  }

  /// The world in front is about to end.
  mutating func endCounting() { endedEvents += world.stage.trace.count }

  /// Another world has taken the place of the one before, and its trace is a new one.
  mutating func beginCounting() {
    shownEvents = world.stage.trace.count
    firstEvents = firstEvents.map { _ in 0 }
    start = world.stage.now
  }
}

/// What moves time on after an input.
package enum ClockMode: String, CaseIterable, Sendable {
  /// Nothing but `wait` and `settle`.
  case manual
  /// Every input is followed by `settle`.
  case auto
}
