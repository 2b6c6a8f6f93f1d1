import HeadlessUIKit
import Lua

/// The work that remains when a test ends.
package struct Remainder: Sendable, Equatable {
  /// What is still active, as phrases; empty if the world is idle.
  package var active: [String] = []
  /// The deferred work that is dropped, as a phrase; nil if there is none.
  package var dropped: String?

  /// Creates an empty remainder.
  package init() {}

  /// Why a test that ends like this fails; nil if it doesn't.
  package var failure: String? {
    active.isEmpty ? nil : "the test ended while: \(active.joined(separator: ", "))"
  }
}

extension LuaError {
  /// The error of a `settle` or `wait` that something keeps from ending.
  static func notSettled(_ message: String) -> LuaError {
    LuaError(
      code: notSettledCode, name: notSettledName, message: message, hint: "end the repetition")
  }

  private static let notSettledCode = "not-settled"
  /// The name in front of its message.
  package static let notSettledName = "NotSettled"

  /// Whether it is such an error: what is still active at the end then says the same.
  package var isNotSettled: Bool { details?.code == Self.notSettledCode }
}

extension ScriptWorld {
  /// The time and number of turns in which a world must become idle at the end of a test.
  private static let end = Allowance(time: .seconds(60), turns: 10_000)

  /// Ends a test: advances the clock until the world is idle, and returns what remains then;
  /// remaining timers and tasks are dropped.
  ///
  /// Errors that scripts raise meanwhile are reported. If another world replaces this one, it is
  /// finished as well, within the same allowance.
  package func finish() throws(LuaError) -> Remainder {
    try inFront { () throws(LuaError) in
      finishedWork = []
      defer { finishedWork = nil }
      var allowance = Self.end
      var finished: Stage
      repeat {
        finished = stage
        finished.settle(within: &allowance)
      } while stage !== finished && allowance.turns > 0 && stop == nil
      onTurnEnd()
      defer { contents.timers = [:] }
      return remainder(after: allowance)
    }
  }

  private func remainder(after allowance: Allowance) -> Remainder {
    var remainder = Remainder()
    remainder.active = stage.activities
    if !contents.timers.isEmpty { add(timers, after: stage.now + allowance.time, to: &remainder) }
    if allowance.turns <= 0 { remainder.active.append("not idle after \(Self.end.turns) turns") }
    return remainder
  }

  private func add(_ timers: [ScriptTimer], after end: Duration, to remainder: inout Remainder) {
    let later = timers.filter { !$0.isRepeating && $0.due > end }
    let rest = Dictionary(grouping: timers.filter { $0.isRepeating || $0.due <= end }, by: \.noun)
    remainder.active += rest.sorted { $0.key < $1.key }.compactMap { words(for: $0.value, $0.key) }
    remainder.dropped = dropped(later)
  }

  /// `2 tasks (a.lua:3, a.lua:9)`; nil for none.
  private func words(for timers: [ScriptTimer], _ noun: String) -> String? {
    guard !timers.isEmpty else { return nil }
    var places: [String] = []
    for timer in timers where !places.contains(place(of: timer.work)) {
      places.append(place(of: timer.work))
    }
    let more = places.count > Self.namedPlaces ? ", …" : ""
    return "\(timers.count) \(noun)\(timers.count == 1 ? "" : "s")"
      + " (\(places.prefix(Self.namedPlaces).joined(separator: ", "))\(more))"
  }

  /// The number of places that are listed.
  private static let namedPlaces = 3

  private func dropped(_ timers: [ScriptTimer]) -> String? {
    guard let first = timers.first, let words = words(for: timers, "timer") else { return nil }
    return "dropped \(words), due\(timers.count == 1 ? "" : " first") at \(first.due.inSeconds) s"
  }
}

extension ScriptTimer {
  /// Its name in a report.
  fileprivate var noun: String {
    if case .task = work { return "task" }
    return isRepeating ? "repeating timer" : "timer"
  }
}
