import HeadlessUIKit
import Lua
import NavigationModel
import UIKitLua

extension Session {
  /// Runs a typed command; one that prints nothing by itself says what it has done.
  func runAcknowledged(
    _ command: Command, _ words: [String], _ body: () throws(LuaError) -> Void
  ) throws(LuaError) {
    let failures = reportedErrors.count
    let wasTravelling = timeTravel != nil
    let events = sessionWorld.eventCount
    try body()
    guard reportedErrors.count == failures, breaks.halt == nil else { return }
    if ["wait", "settle"].contains(command.name), placeOfInput == nil {
      guard sessionWorld.eventCount == events else { return }
      write("nothing was due; the clock is at \(world.stage.now.inSeconds) s\n")
    } else if command.name == "now", !wasTravelling {
      write("no earlier state is being viewed\n")
    } else if let text = acknowledgment(of: command, words) {
      write(text + "\n")
    }
  }

  /// What to say of a command that prints nothing by itself; nil for nothing.
  private func acknowledgment(of command: Command, _ words: [String]) -> String? {
    switch command.name {
    case "break" where breaks.points.isEmpty: return "no breakpoints"
    case "journal" where !journal.entries.contains(where: \.action.isInput): return "no inputs yet"
    case "timeline" where words.isEmpty && world.stage.trace.events.isEmpty:
      return "no callbacks yet"
    case "watch" where watched.paths.isEmpty: return "no file is watched"
    default: break
    }
    // In a pipe only results are printed.
    guard placeOfInput == nil else { return nil }
    switch command.name {
    case "reset": return "a fresh world; :undo brings back the former one"
    case "break" where !words.isEmpty: return breaks.points.last.map { "stops before \($0.text)" }
    case "clock":
      return sessionWorld.clock == .auto
        ? "the clock advances by itself after each input"
        : "the clock stands still until wait(seconds) or settle()"
    case "profile" where !words.isEmpty, "device" where !words.isEmpty, "set" where words.count > 1:
      return "\(command.name == "set" ? "" : command.name + " ")\(words.joined(separator: " "))"
    default: return nil
    }
  }
}
