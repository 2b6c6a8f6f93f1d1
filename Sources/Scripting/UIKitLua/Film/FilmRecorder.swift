import EscapedText
import FilmReels
import HeadlessUIKit
import Lua
import NavigationModel

/// Records a film of a script: from the lines that run, the events, and the ends of turns.
///
/// It only reads: a script prints the same with and without it.
package final class FilmRecorder {
  private let world: ScriptWorld
  private var reel: FilmReel
  /// The programs that the film's source consists of: how many lines are before each, by the name
  /// that the interpreter has for it.
  private var programs: [String: Int]
  /// Whether each input is a step; else each line of the bodies is.
  private let isOfInputs: Bool
  /// The lines where the functions are defined whose lines are steps; 0 is the script's own body.
  private let bodies: Set<Int>
  /// What the world did with its events before.
  private let former: WorldObserver
  private var printed: [String] = []
  private var diagnostics: [Diagnostic] = []
  /// The number of the first event that belongs to no step yet.
  private var firstEvent = 0
  /// The step that the running line belongs to.
  private var draft = FilmDraft()
  /// The line of a function that ran last; nil while the body runs.
  private var lineOfFunction: Int?

  /// Follows a world from now on; the text is the script with this name.
  package convenience init(_ world: ScriptWorld, text: String, named name: String) {
    self.init(world, Film.Source(name: name, text: text), programs: [name.escaped: 0])
  }

  /// Follows a world from now on; the text has the inputs that will be announced.
  package convenience init(_ world: ScriptWorld, inputs text: String, named name: String) {
    self.init(world, Film.Source(name: name, text: text), programs: [:], isOfInputs: true)
  }

  /// Follows a world while a test runs; its steps are the lines of the functions that are defined at
  /// these lines of the text.
  package convenience init(
    _ world: ScriptWorld, test title: String, definedAt bodies: Set<Int>, of text: String,
    named name: String
  ) {
    self.init(
      world, Film.Source(name: name, text: text), programs: [name.escaped: 0], bodies: bodies,
      title: title)
  }

  private init(
    _ world: ScriptWorld, _ source: Film.Source, programs: [String: Int], isOfInputs: Bool = false,
    bodies: Set<Int> = [0], title: String = ""
  ) {
    self.world = world
    self.programs = programs
    self.isOfInputs = isOfInputs
    self.bodies = bodies
    former = WorldObserver(of: world)
    var film = Film(source, profile: world.stage.profile.name)
    film.title = title
    reel = FilmReel(film)
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
    former.observe(world)
    return reel.finished
  }

  /// The film so far, of a test that failed: each failure is in the step of its line.
  package func finish(failing failures: [Film.Failure]) -> Film {
    let isRunning = { [draft] (failure: Film.Failure) in
      failure.line.map(draft.contains) == true
    }
    failures.filter(isRunning).forEach(fail)
    endStep()
    for failure in failures where !isRunning(failure) && !reel.add(failure) {
      fail(failure)
      endStep()
    }
    return finish()
  }

  /// A test fails in the line that runs.
  package func fail(_ failure: Film.Failure) {
    draft.fail(failure, at: reel.film.source.statement(at: failure.line ?? 1))
  }

  /// An input begins, which these lines of the source show; its program has this name.
  package func beginInput(_ program: String, at lines: ClosedRange<Int>) {
    endStep()
    programs[program] = lines.lowerBound - 1
    draft.begin(lines, at: world.stage.now)
  }

  /// Takes a text that is shown to the user without being printed, such as a result.
  package func receive(_ text: String) { printed.append(text) }

  // MARK: Sources

  private func follow() {
    world.interpreter.watchLines { [unowned self] in reach($0) }
    world.output = { [weak self, former] text in
      self?.printed.append(text)
      former.output(text)
    }
    world.onWarning = { [weak self, former] diagnostic, position in
      self?.diagnostics.append(diagnostic)
      former.warn(diagnostic, position)
    }
    world.onTurnEnd = { [weak self, former] in
      former.advance()
      self?.addEnd()
    }
    world.didReplaceWorld = { [weak self, former] in
      former.replace()
      self?.followNewWorld()
    }
    followStage()
  }

  private func followNewWorld() {
    reel.beginWorld(in: &draft, world.stage)
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
    guard let offset = programs[event.source] else { return }
    let line = event.line + offset
    let isOfBody = bodies.contains(event.defined)
    lineOfFunction = isOfBody ? nil : line
    guard isOfBody else { return draft.ran(line, in: event.defined + offset) }
    if isOfInputs { return }
    let text = reel.film.source.text(of: line)
    if text.hasPrefix("-->") || (text.isSettling && draft.began == world.stage.now) {
      return draw { reel.addAsked(to: &$0, world.stage) }
    }
    endStep()
    draft.begin(reel.film.source.statement(at: line), at: world.stage.now)
  }

  private func touch(_ target: Screen.Target.ID) {
    draw { reel.addTap(on: target, to: &$0, world.stage) }
  }

  /// A function marks the trace: the step so far ends, and another one begins.
  private func beginAtMark() {
    guard let lineOfFunction else { return }
    endStep()
    draft.begin(reel.film.source.statement(at: lineOfFunction), at: world.stage.now)
  }

  private func endTurn() { draw { reel.endTurn(&$0, world.stage) } }

  /// The script has let time pass, or has ended.
  private func addEnd() { draw { reel.addEnd(to: &$0, world.stage) } }

  /// Adds pictures to the step: the screen asks the script's own classes for frames, whose lines belong to
  /// no step.
  private func draw(_ change: (inout FilmDraft) -> Void) {
    var drawn = draft
    change(&drawn)
    draft = drawn
  }

  /// Ends the step of the line that has run; a line that has changed nothing one can see is none.
  private func endStep() {
    let stage = world.stage
    addEnd()
    let events = Array(stage.trace.part(from: firstEvent).events)
    firstEvent = stage.trace.count
    defer { (printed, diagnostics, draft) = ([], [], FilmDraft()) }
    // A line that only prints belongs to what it shows.
    let onlyPrints =
      !isOfInputs && !printed.isEmpty && diagnostics.isEmpty && events.isEmpty
      && !draft.hasChanged && draft.failures.isEmpty
    if onlyPrints, reel.add(printed: printed, by: draft) { return }
    reel.add(
      draft.step(
        printed: printed, diagnostics, events, in: reel.film.source, isInput: isOfInputs), stage)
  }
}

/// What is called with the events of a world.
private struct WorldObserver {
  let output: (String) -> Void
  let warn: (Diagnostic, String?) -> Void
  let advance, replace: () -> Void

  init(of world: ScriptWorld) {
    (output, warn) = (world.output, world.onWarning)
    (advance, replace) = (world.onTurnEnd, world.didReplaceWorld)
  }

  /// Calls it again with the events of a world, and nothing else.
  func observe(_ world: ScriptWorld) {
    (world.output, world.onWarning) = (output, warn)
    (world.onTurnEnd, world.didReplaceWorld) = (advance, replace)
  }
}

extension Substring {
  /// Whether a line only lets the world settle.
  fileprivate var isSettling: Bool { hasPrefix("settle()") || hasPrefix("wait()") }
}
