import HeadlessUIKit
import Lua
import NavigationModel
import UIKitLua

/// One run of a transcript in a fresh world, or in the current one of a session.
package final class TranscriptRun {
  private(set) var recording: Recording
  let name: String
  private let session: Session
  private var errors: [String] = []
  private var remainder = Remainder()
  private var errorsAtEnd = false
  /// Whether a text that runs before the script has failed.
  package private(set) var hasBrokenText = false
  /// What was printed after the last block.
  private var leftovers: [String] = []

  /// Runs a script under limits, after some texts; its blocks are rebuilt from its output.
  ///
  /// Its title may contain tags, as the comments at its beginning may.
  /// What the script itself prints is also passed to the closure at once.
  package init(
    of source: String, named name: String, titled title: String? = nil,
    after texts: [NamedText] = [], in session: Session = Session(),
    limits: Limits = Limits(), leave: Limits.Leave = { _, _ in },
    onOutput: @escaping (String) -> Void = { _ in }
  ) {
    self.session = session
    self.name = name
    recording = Recording(of: Transcript(source: source))
    session.write = { _ in }
    session.writeError = { [unowned self] in
      if !$0.hasPrefix("warning: "), !$0.hasPrefix("note: ") { errors.append($0) }
    }
    session.observer = TranscriptObserver(
      didPrint: onOutput, didHappen: { [unowned self] in events += $0 },
      didReach: { [unowned self] in recording.reach($0, output: $1) },
      didLeave: { [unowned self] in leftovers = $0 })
    session.setArguments([], script: name)
    session.addModuleFolder(of: name)
    if limits.isSandboxed { session.confine(to: name) }
    limits.enforce(on: session, leave: leave) {
      for text in texts where errors.isEmpty { session.run(script: text.text, named: text.name) }
      hasBrokenText = !errors.isEmpty
      guard !hasBrokenText else { return }
      session.observer.didEnd = { [unowned self] in finish(titled: title ?? name) }
      session.run(script: source, named: name)
    }
    Interpreter.clearInterrupt()
  }

  /// The problems: errors of the script, and blocks with different output; empty if it passed.
  ///
  /// What is active also is why the script couldn't settle: that is one problem.
  package var failures: [String] {
    let errors = active.isEmpty ? errors : errors.filter { !$0.hasPrefix(Self.notSettled) }
    return errors + missing + active + recording.failures + unreached
  }

  private static let notSettled = "error: \(LuaError.notSettledName): "

  /// A sentence for each block that a script without errors never reached.
  package var unreached: [String] { errors.isEmpty ? recording.unreached : [] }

  /// What looks compared and isn't: arrows behind code, and what was printed after the last block.
  package var uncompared: [String] {
    recording.transcript.blocks.isEmpty ? [] : recording.transcript.strayArrows + left
  }

  private var missing: [String] {
    let transcript = recording.transcript
    guard transcript.blocks.isEmpty else { return [] }
    return transcript.strays.isEmpty ? ["no line begins with `-->`"] : transcript.strayArrows
  }

  /// What no block says, of a script that has run to its end.
  private var left: [String] {
    guard !leftovers.isEmpty, errors.isEmpty, session.stop == nil,
      let last = recording.transcript.blocks.last
    else { return [] }
    let sentence =
      "line \(last.line): after the last block the script printed something; end it with a line "
      + "`-->` to compare that"
    let lines = [sentence] + leftovers.map { $0.isEmpty ? "+" : "+ \($0)" }
    return [lines.joined(separator: "\n")]
  }

  private var active: [String] { remainder.failure.map { [$0] } ?? [] }

  /// A description of the deferred work that is dropped; nil for none.
  package var dropped: String? { remainder.dropped }

  /// Whether the script ended with errors, or while something was active.
  var endsUnsettled: Bool { remainder.failure != nil || errorsAtEnd }

  /// The errors of the script alone.
  package var scriptErrors: [String] { errors }

  /// All events of the script, including those of worlds that have ended.
  package private(set) var events: [Event] = []

  /// The script with its actual output.
  package var rebuilt: String { recording.rebuilt }

  /// Ends the test, unless its tags allow it to end with something active.
  private func finish(titled title: String) {
    guard session.stop == nil,
      !Tags(in: "\(title) \(recording.transcript.heading)").contains(Tags.unsettled)
    else { return }
    let former = errors.count
    remainder = session.finish() ?? Remainder()
    errorsAtEnd = errors.count > former
  }
}
