import HeadlessUIKit
import Inspection
import Lua
import NavigationModel
import UIKitLua

extension Session {
  /// Replays the session under another profile, and shows the first input that differs.
  func compare(with name: String) throws(LuaError) {
    try requirePresent()
    let present = world.stage.profile
    guard let other = Profile.named(name), name != present.name else {
      throw LuaError("the session already runs under \(name)")
    }
    let here = try steps(under: present), there = try steps(under: other)
    for (index, entry) in journal.entries.enumerated() where here[index] != there[index] {
      let number = journal.entries[...index].count(where: \.isNumbered)
      let name = entry.isNumbered ? "input \(number)" : entry.action.typed
      let typed = entry.isNumbered ? ": \(entry.action.typed)" : ""
      writeFolded("\(name) differs under \(other.name)\(typed)\n")
      return write(ComparedStep.difference(here[index], there[index], (present, other)))
    }
    let count = journal.inputCount
    write("no difference in \(count == 1 ? "1 input" : "\(count) inputs")\n")
  }

  /// What each entry of the journal causes under a profile.
  private func steps(under profile: Profile) throws(LuaError) -> [ComparedStep] {
    var steps: [ComparedStep] = []
    let replay = try replay(journal.entries, under: profile) { [unowned self] in
      steps.append(ComparedStep(of: world.stage, events: sessionWorld.lastEvents, $0))
    }
    defer { disconnect(replay.sessionWorld) }
    guard replay.sessionWorld.world.stage.profile.name == profile.name else {
      throw LuaError(
        "the session sets its profile itself; undo that first, or start with --profile")
    }
    return steps
  }
}

/// What an input caused.
private struct ComparedStep: Equatable {
  private let lines: [String]

  init(of stage: Stage, events: [Event], _ outcome: Journal.InputOutcome) {
    var printer = TimelinePrinter(from: events.first?.at ?? .zero, showsContainers: false)
    lines =
      printer.lines(for: events) + (outcome.error.map { ["error: \($0)"] } ?? [])
      + TreePrinter(stage.hierarchy).text().split(separator: "\n").map(String.init)
  }

  /// The difference of two steps, whose sides have names.
  static func difference(
    _ here: Self, _ there: Self, _ profiles: (Profile, Profile)
  ) -> String {
    "--- \(profiles.0.name)\n+++ \(profiles.1.name)\n"
      + "\(TextDifference(expected: here.lines, actual: there.lines))\n"
  }
}
