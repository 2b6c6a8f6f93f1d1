import ArgumentParser
import CTerminal
import Console
import Lua

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads inputs and has the session answer them, until the end of input.
struct Prompt {
  private let session: Session
  private let interrupts: Interrupts
  private let reader: any LineReader
  private let journalPath: String?

  /// A prompt for a session, whose limits apply to each input; a private prompt records no history.
  init(session: Session, interrupts: Interrupts, limits: Limits, isPrivate: Bool) {
    self.session = session
    self.interrupts = interrupts
    session.columns = { Terminal.columns }
    session.limit = { body in limits.enforce(on: session, leave: Terminal.leave) { body() } }
    let files = UserFiles()
    journalPath = isPrivate ? nil : files.journal(of: getpid())
    if let problem = files.problem {
      Terminal.writeError("warning: nothing is saved: \(problem)\n")
    }
    reader = standardLineReader(
      history: History(
        file: files.history, limit: files.historyLimit, isPrivate: isPrivate,
        reportError: { Terminal.writeError($0) })
    ) { session.completion(of: $0) }
  }

  /// Reads inputs until Ctrl-D.
  func run(showsBanner: Bool) {
    if showsBanner {
      Terminal.write(
        "drilldown \(Drilldown.configuration.version)   \(session.profileName), iPhone   Lua 5.4   :help  :tour   Ctrl-D quits\n"
      )
    }
    interrupts.takeOverHangups()
    Interpreter.clearInterrupt()
    let journal = journalPath.map { JournalFile(at: $0) { Terminal.writeError($0) } }
    session.journalFile = journal
    dd_set_exit_message(
      journal.map { "interrupted; the journal was saved to \($0.path)" } ?? "interrupted")
    defer { if !Interrupts.isHungUp { journal?.remove() } }
    session.ask = readInputDuringHalt
    defer { session.ask = nil }
    while !session.isOver, !Interrupts.isHungUp, let input = nextInput() {
      guard !input.allSatisfy(\.isWhitespace) else { continue }
      reader.remember(input)
      interrupts.stop(with: interruptScript) {
        session.reloadChangedFiles()
        session.handle(input)
      }
      Interpreter.clearInterrupt()
    }
  }

  /// Reads a line in the middle of an input, while Ctrl-C cancels the line again.
  private func readInputDuringHalt() -> String? {
    interrupts.pause {
      while let input = nextInput() {
        guard input.allSatisfy(\.isWhitespace) else {
          reader.remember(input)
          return input
        }
      }
      return nil
    }
  }

  /// Runs while the user isn't typing: watched files may have changed.
  private var idleWork: LineReader.IdleWork? {
    guard session.isWatching else { return nil }
    return {
      guard session.hasChangedFiles else { return nil }
      return {
        interrupts.stop(with: interruptScript) { session.reloadChangedFiles() }
        Interpreter.clearInterrupt()
      }
    }
  }

  /// One input of one line or more; nil at the end.
  private func nextInput() -> String? {
    var input = ""
    reader.whileWaiting = idleWork
    while true {
      Terminal.flush()
      switch reader.readLine(prompt: input.isEmpty ? session.prompt : ">> ") {
      case .text(let line): input += input.isEmpty ? line : "\n" + line
      case .interrupted:
        input = ""
        continue
      case .endOfInput: return input.isEmpty || Interrupts.isHungUp ? nil : input
      }
      if case .incomplete = session.completeness(of: input) { continue }
      return input
    }
  }
}
