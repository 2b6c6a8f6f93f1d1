import HeadlessUIKit
import Inspection
import Lua
import NavigationModel
import UIKitLua

/// One run of a transcript in a fresh world, or in the current one of a session.
package final class TranscriptRun {
  private var recording: Recording
  private let session: Session
  private var printer = TimelinePrinter.transcript(from: .zero)
  private var printedEvents = 0
  private var earlierEvents: [Event] = []
  private var lines: [String] = []
  private var partialLine = ""
  private var errors: [String] = []
  private var remainder = Remainder()
  private var errorsAtEnd = false
  private let onOutput: (String) -> Void

  /// Runs a script under limits, after some texts; its blocks are rebuilt from its output, which
  /// the closure also receives at once.
  package init(
    of source: String, named name: String, after texts: [String] = [],
    in session: Session = Session(),
    limits: Limits = Limits(), leave: Limits.Leave = { _, _ in },
    onOutput: @escaping (String) -> Void = { _ in }
  ) {
    self.session = session
    self.onOutput = onOutput
    recording = Recording(of: Transcript(source: source))
    session.write = { [unowned self] in receive($0) }
    session.writeError = { [unowned self] in if !$0.hasPrefix("warning: ") { errors.append($0) } }
    beginCounting()
    session.world.willReplaceWorld = { [unowned self] in finishCounting() }
    session.world.didReplaceWorld = { [unowned self] in beginCounting() }
    session.setArguments([], script: name)
    session.addModuleFolder(of: name)
    if limits.isSandboxed { session.confine(to: name) }
    session.world.interpreter.register(
      function: .function(Self.checkpoint, ["block"], "Ends a block of a transcript.") {
        [unowned self] (block: Int) in reach(block)
      })
    limits.enforce(on: session, leave: leave) {
      for text in texts where errors.isEmpty { session.run(script: text, named: "-e") }
      guard errors.isEmpty else { return }
      session.run(
        script: recording.transcript.instrumented(calling: Self.checkpoint), named: name)
      finish(named: name)
    }
    Interpreter.clearInterrupt()
    recording.finish(output: takeLines())
  }

  /// The name of the function that replaces a block.
  private static let checkpoint = "__checkpoint"

  /// The problems: errors of the script, and blocks with different output; empty if it passed.
  package var failures: [String] { errors + missing + active + recording.failures }

  private var missing: [String] {
    recording.transcript.blocks.isEmpty ? ["no line begins with `-->`"] : []
  }

  private var active: [String] { remainder.failure.map { [$0] } ?? [] }

  /// A description of the deferred work that is dropped; nil for none.
  package var dropped: String? { remainder.dropped }

  /// Whether the script ended with errors, or while something was active.
  var endsUnsettled: Bool { remainder.failure != nil || errorsAtEnd }

  /// The errors of the script alone.
  package var scriptErrors: [String] { errors }

  /// The rules that the script violated, in order.
  package var brokenRules: [String] {
    events.filter { $0.kind == .warning || $0.kind == .exception }.map(\.callback)
  }

  /// All events, including those of worlds that have ended.
  package var events: [Event] { earlierEvents + session.world.stage.trace.events }

  /// The script with its actual output.
  package var rebuilt: String { recording.rebuilt }

  /// Ends the test, unless its tags allow it to end with something active.
  private func finish(named name: String) {
    guard session.stop == nil,
      !Tags(in: "\(name) \(recording.transcript.heading)").contains(Tags.unsettled)
    else { return }
    let former = errors.count
    remainder = session.finish() ?? Remainder()
    errorsAtEnd = errors.count > former
  }

  /// The trace of a new world begins; all of it is recorded.
  private func beginCounting() {
    printedEvents = session.world.stage.trace.count
    session.world.stage.trace.retain(from: printedEvents)
    printer = .transcript(from: session.world.stage.now)
  }

  /// The output of a world that ends precedes that of the next.
  private func finishCounting() {
    takeEvents()
    earlierEvents += session.world.stage.trace.events
  }

  /// The turn ends; garbage is collected so that `deinit` is at the same place in every run.
  private func reach(_ block: Int) {
    session.world.stage.endTurn()
    session.world.collect()
    recording.reach(block, output: takeLines())
    printer = .transcript(from: session.world.stage.now)
    session.world.stage.beginTurn()
  }

  /// Records printed text, after the events before it.
  private func receive(_ text: String) {
    onOutput(text)
    takeEvents()
    let parts = (partialLine + text).split(separator: "\n", omittingEmptySubsequences: false)
    lines += parts.dropLast().map(Self.readable)
    partialLine = parts.last.map(String.init) ?? ""
  }

  /// Columns that are printed with tabs are separated by a space.
  private static func readable(_ line: Substring) -> String {
    line.map { $0 == "\t" ? " " : $0 }.reduce(into: "") { $0.append($1) }
  }

  private func takeEvents() {
    let events = session.world.stage.trace.part(from: printedEvents).events
    // UIKit's own texts may have several lines.
    lines += printer.lines(for: events).flatMap {
      $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    printedEvents += events.count
  }

  private func takeLines() -> [String] {
    takeEvents()
    if !partialLine.isEmpty { lines.append(Self.readable(partialLine[...])) }
    defer {
      lines = []
      partialLine = ""
    }
    return lines
  }
}
