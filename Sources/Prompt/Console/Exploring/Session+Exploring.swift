import EscapedText
import Exploring
import Films
import HeadlessUIKit
import Lua
import NavigationModel
import UIKitLua

extension Session {
  /// Explores the app from here, and reports what is wrong with it.
  func explore() throws(LuaError) {
    var bounds = ExplorerBounds()
    bounds.time = .seconds(10)
    let exploration = try explored(bounds)
    writeFolded(ExplorationReport(exploration).text())
  }

  /// Writes a page in which one can tap through the app, from here.
  func savePlay(to path: String) throws(LuaError) {
    guard path.hasSuffix(".html") else {
      throw LuaError("\(path): use a name ending in .html for a page")
    }
    let exploration = try explored(.ofPage(taps: 6, states: 200))
    if let advice = FilmFile.advice(on: exploration) { write("\(advice)\n") }
    if let problem = FilmFile(exploration).write(to: path, output: write) {
      throw LuaError(problem)
    }
    let (states, ways) = (exploration.states.count, exploration.ways.count)
    write(
      "wrote \(path.escaped): \(states == 1 ? "1 state" : "\(states) states") and "
        + "\(ways == 1 ? "1 way" : "\(ways) ways")\n")
  }

  private func explored(_ bounds: ExplorerBounds) throws(LuaError) -> Exploration {
    try requirePresent()
    guard journal.inputCount > 0 else { throw LuaError("there is no app to explore yet") }
    let app = SessionApp(self)
    let exploration = Explorer(app, bounds).explore()
    if let problem = app.problem { throw problem }
    return exploration
  }
}

/// The app of a session as it is now: each world replays the session's inputs.
private final class SessionApp: ExploredApp {
  let source: Film.Source
  var classes: [(name: String, line: Int)] { ExploredScript(source).classes }
  /// Why a replay has failed, or what has stopped it; nil if nothing has.
  private(set) var problem: LuaError?
  var isStopped: Bool { problem != nil }
  private let session: Session
  private let entries: [Journal.Entry]

  init(_ session: Session) {
    self.session = session
    entries = session.journal.entries
    source = Film.Source(name: "session", text: SessionScript(entries).text)
  }

  func begin() -> any RunningApp {
    let texts = [ExploredScript(source).typedText, "\n"]
    do throws(LuaError) {
      let replay = try session.replay(entries)
      session.disconnect(replay.sessionWorld)
      return RunningScript(replay.sessionWorld.world, of: session, typing: texts) { [self] in
        problem = $0
      }
    } catch {
      problem = error
      return RunningScript(Session().world, of: session, typing: texts) { _ in }
    }
  }
}
