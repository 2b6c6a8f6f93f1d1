import HeadlessUIKit
import Inspection
import Lua
import NavigationModel
import UIKitLua

/// Follows the transcripts that a session runs.
struct TranscriptObserver {
  /// Receives what scripts print themselves, at once.
  var didPrint: (String) -> Void = { _ in }
  /// Receives the events of a transcript, before the block that they belong to.
  var didHappen: ([Event]) -> Void = { _ in }
  /// Receives the number of a block that was reached, and its output.
  var didReach: (Int, [String]) -> Void = { _, _ in }
  /// Called when the script has ended, before the end of its output.
  var didEnd: () -> Void = {}
  /// Receives what the script has printed, and the warnings, after the last block.
  var didLeave: ([String]) -> Void = { _ in }
}

/// A transcript while a session runs it: each block ends a turn, and what it prints is what its
/// blocks say, the events among the script's own output.
final class RunningTranscript {
  private let transcript: Transcript
  private unowned let session: Session
  private var printer = TimelinePrinter.transcript(from: .zero)
  /// The number of the first event that wasn't printed yet.
  private var firstEvent = 0
  /// What was printed since the last block.
  private var part = ""
  /// What the script itself has printed since then.
  private var said = ""
  /// The warnings that no printed line contains yet.
  private var warnings: [String] = []

  /// A transcript that is about to run; nil for a script without blocks.
  init?(_ source: String, in session: Session) {
    guard source.hasArrow else { return nil }
    transcript = Transcript(source: source)
    guard !transcript.blocks.isEmpty else { return nil }
    self.session = session
    beginWorld()
  }

  /// The script, with a call of the checkpoint in place of each block.
  var program: String { transcript.instrumented(calling: Self.checkpoint) }

  /// The name of the function that replaces a block.
  static let checkpoint = "__checkpoint"

  /// Prints a text of the script, after the events before it.
  func receive(_ text: String) {
    flush()
    said += text
    write(String(text.map { $0 == "\t" ? " " : $0 }))  // as blocks have them
  }

  /// A warning was logged, whose line is printed with the other events.
  func add(warning text: String) { warnings.append(text) }

  /// Prints the events since the last time, except some at the end.
  func flush(before rest: Int = 0) {
    let lines = printer.lines(for: takeEvents(before: rest))
    if !lines.isEmpty { endLine() }
    for line in lines { write(line + "\n") }
  }

  private func takeEvents(before rest: Int = 0) -> ArraySlice<Event> {
    let events = session.world.stage.trace.part(from: firstEvent).events.dropLast(rest)
    guard !events.isEmpty else { return events }
    session.observer.didHappen(Array(events))
    retainEvents(after: events.count)
    warnings = []
    return events
  }

  /// Ends the turn at a block.
  ///
  /// Garbage is collected, so that `deinit` is at the same place in every run.
  func reach(_ block: Int) {
    session.world.stage.endTurn()
    session.world.collect()
    complete(block)
    printer = .transcript(from: session.world.stage.now)
    session.world.stage.beginTurn()
  }

  private func complete(_ block: Int) {
    flush()
    endLine()
    said = ""
    session.observer.didReach(block, takeLines())
  }

  /// The script has ended.
  ///
  /// What happened after the last block is no output of the script's, unless that block follows its
  /// `return`; what the script has printed itself is.
  func end() {
    session.observer.didEnd()
    if let block = transcript.finalBlock { complete(block) }
    var rest = said.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if rest.last == "" { rest.removeLast() }
    rest += warnings.map { $0.hasSuffix("\n") ? String($0.dropLast()) : $0 }
    if !rest.isEmpty { session.observer.didLeave(rest) }
    for text in warnings { session.writeError(text) }
    _ = takeEvents()
    session.world.stage.trace.release(from: firstEvent)
  }

  /// Another world has begun; all of its events are printed.
  func beginWorld() {
    firstEvent = session.world.stage.trace.count
    session.world.stage.trace.retain(from: firstEvent)
    printer = .transcript(from: session.world.stage.now)
  }

  /// However many events there will be until they are printed, all of them are.
  private func retainEvents(after count: Int) {
    session.world.stage.trace.retain(from: firstEvent + count)
    session.world.stage.trace.release(from: firstEvent)
    firstEvent += count
  }

  private func endLine() {
    if !part.isEmpty, part.last != "\n" { write("\n") }
  }

  private func write(_ text: String) {
    part += text
    if !session.isReplaying { session.write(text) }
  }

  private func takeLines() -> [String] {
    defer { part = "" }
    return part.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }
}

extension Session {
  /// Adds the function that replaces the blocks of transcripts.
  ///
  /// It remains after the run, because functions of the script may contain blocks.
  func registerCheckpoint() {
    world.interpreter.register(
      function: .function(RunningTranscript.checkpoint, ["block"], "Ends a turn.") {
        [unowned self] (block: Int) in
        if let transcript { return transcript.reach(block) }
        world.stage.endTurn()
        world.stage.beginTurn()
      })
  }

  /// Runs a script with a closure, which receives the program to load; the blocks of a transcript
  /// end its turns until the closure returns.
  func run(script text: String, _ body: (_ program: String) -> Void) {
    let source = SourceText.lua(of: text)
    let former = transcript
    transcript = RunningTranscript(source, in: self)
    defer { transcript = former }
    if transcript != nil { registerCheckpoint() }
    body(transcript?.program ?? source)
    transcript?.end()
    if transcript != nil { sessionWorld.showAllEvents() }
  }
}

extension String {
  /// Whether an arrow is anywhere in the text; a quick check, because few scripts are transcripts.
  fileprivate var hasArrow: Bool {
    var copy = self
    return copy.withUTF8 { bytes in
      bytes.indices.dropLast(2).contains { index in
        bytes[index] == UInt8(ascii: "-") && bytes[index + 1] == UInt8(ascii: "-")
          && bytes[index + 2] == UInt8(ascii: ">")
      }
    }
  }
}
