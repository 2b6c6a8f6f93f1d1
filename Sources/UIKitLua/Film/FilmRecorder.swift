import Escaping
import HeadlessUIKit
import Lua
import NavigationModel

/// Records a film of a script: from the lines that run, the events, and the ends of turns.
///
/// It only reads: a script prints the same with and without it.
package final class FilmRecorder {
  private let world: ScriptWorld
  private var reel: FilmReel
  /// The name of the script as the interpreter says it.
  private let name: String
  private var printed: [String] = []
  private var diagnostics: [Diagnostic] = []
  /// The number of the first event that belongs to no step yet.
  private var firstEvent = 0
  /// The step that the running line belongs to.
  private var draft = FilmDraft()
  /// The line of a function that ran last; nil while the body runs.
  private var lineOfFunction: Int?

  /// Follows a world from now on; the text is the script with this name.
  package init(_ world: ScriptWorld, text: String, named name: String) {
    self.world = world
    self.name = name.escaped
    reel = FilmReel(
      Film(Film.Source(name: name, text: text), profile: world.stage.profile.name))
    reel.begin(with: world.stage)
    follow()
  }

  /// The film so far; the running line's step ends with it.
  package func finish() -> Film {
    endStep()
    world.interpreter.watchLines(nil)
    world.stage.turnDidEnd = nil
    world.stage.willTouch = nil
    world.stage.willMark = nil
    return reel.finished
  }

  // MARK: Sources

  private func follow() {
    world.interpreter.watchLines { [unowned self] in reach($0) }
    let output = world.output, warn = world.onWarning, replace = world.didReplaceWorld
    let advance = world.onTurnEnd
    world.output = { [weak self] text in
      self?.printed.append(text)
      output(text)
    }
    world.onWarning = { [weak self] diagnostic, position in
      self?.diagnostics.append(diagnostic)
      warn(diagnostic, position)
    }
    world.onTurnEnd = { [weak self] in
      advance()
      self?.addEnd()
    }
    world.didReplaceWorld = { [weak self] in
      replace()
      self?.followStage()
    }
    followStage()
  }

  private func followStage() {
    firstEvent = world.stage.trace.count
    world.stage.turnDidEnd = { [unowned self] in endTurn() }
    world.stage.willTouch = { [unowned self] in touch($0) }
    world.stage.willMark = { [unowned self] in beginAtMark() }
  }

  // MARK: Moments

  /// A line is about to run: one of the script's own body ends the step before it, unless it only
  /// continues that.
  private func reach(_ event: Interpreter.LineEvent) {
    guard event.source == name else { return }
    lineOfFunction = event.defined == 0 ? nil : event.line
    guard event.defined == 0 else { return draft.ran(event.line, in: event.defined) }
    let text = reel.film.source.text(of: event.line)
    if text.hasPrefix("-->") || (text.isSettling && draft.began == world.stage.now) {
      return reel.addAsked(to: &draft, world.stage)
    }
    endStep()
    draft.begin(event.line, at: world.stage.now)
  }

  private func touch(_ target: Screen.Target.ID) {
    reel.addTap(on: target, to: &draft, world.stage)
  }

  /// A function marks the trace: the step so far ends, and another one begins.
  private func beginAtMark() {
    guard let lineOfFunction else { return }
    endStep()
    draft.begin(lineOfFunction, at: world.stage.now)
  }

  private func endTurn() { reel.endTurn(&draft, world.stage) }

  /// The script has let time pass, or has ended.
  private func addEnd() { reel.addEnd(to: &draft, world.stage) }

  /// Ends the step of the line that has run; a line that has changed nothing one can see is none.
  private func endStep() {
    let stage = world.stage
    addEnd()
    let events = Array(stage.trace.part(from: firstEvent).events)
    firstEvent = stage.trace.count
    let step = draft.step(printed: printed, diagnostics, events, in: reel.film.source)
    (printed, diagnostics) = ([], [])
    reel.add(step)
    draft = FilmDraft()
  }
}

extension Substring {
  /// Whether a line only lets the world settle.
  fileprivate var isSettling: Bool { hasPrefix("settle()") || hasPrefix("wait()") }
}
