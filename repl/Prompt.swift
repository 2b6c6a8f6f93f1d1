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

/// Reads inputs and has a session answer them, until the end of input.
struct Prompt {
  private let active: ActiveSession
  private let interrupts: Interrupts
  private let limits: Limits
  private let reader: any LineReader
  private let journalPath: String?
  private let pager = Pager()
  private let journals: AbandonedJournals?

  /// The session that answers: of a demo's world while its prompt is open.
  private final class ActiveSession {
    var session: Session

    init(_ session: Session) { self.session = session }
  }

  private var session: Session { active.session }

  /// A prompt for a session, whose limits apply to each input; a private prompt records no history.
  init(
    session: Session, interrupts: Interrupts, limits: Limits, isPrivate: Bool, hasColours: Bool
  ) {
    let active = ActiveSession(session)
    self.active = active
    self.interrupts = interrupts
    self.limits = limits
    let files = UserFiles()
    journalPath = isPrivate ? nil : files.journal(of: getpid())
    if let problem = files.problem {
      Terminal.writeError("warning: nothing is saved: \(problem)\n")
    }
    reader = standardLineReader(
      history: History(
        file: files.history, limit: files.historyLimit, isPrivate: isPrivate,
        reportError: { Terminal.writeError($0) }),
      help: LineHelp(
        completion: { active.session.completion(of: $0) },
        isIncomplete: { active.session.isIncomplete($0) }, hasColours: hasColours,
        settings: { active.session.settings }))
    journals =
      isPrivate
      ? nil
      : files.journals.map { folder in
        AbandonedJournals(in: folder) { kill($0, 0) == 0 || errno == EPERM }
      }
  }

  /// Reads inputs until Ctrl-D.
  func run(showsBanner: Bool) {
    if showsBanner {
      let banner =
        "drilldown \(Drilldown.configuration.version)   \(session.profileName), iPhone   Lua 5.4   :help  :tour  :demo   Ctrl-D quits\n"
      Terminal.write(Prose.folded(banner, to: Terminal.columns))
    }
    offerAbandonedJournal()
    interrupts.takeOverHangups()
    Interpreter.clearInterrupt()
    let journal = journalPath.map { JournalFile(at: $0) { Terminal.writeError($0) } }
    session.journalFile = journal
    dd_set_exit_message(
      journal.map { "interrupted; the journal was saved to \($0.path)" } ?? "interrupted")
    defer {
      if !Interrupts.isHungUp {
        journal?.remove()
        session.removeRecoveredJournal()
      }
    }
    answerInputs()
  }

  /// Says at a terminal that a session has ended abruptly, and removes old journals.
  private func offerAbandonedJournal() {
    guard let journals else { return }
    journals.prune()
    session.abandonedJournal = journals.latest
    if isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, let offer = journals.offer {
      session.columns = { Terminal.columns }
      session.writeNote(offer)
    }
  }

  /// Reads inputs for another session until Ctrl-D, while the present one waits.
  func open(in session: Session) {
    let former = active.session
    active.session = session
    defer { active.session = former }
    session.paint = former.paint
    (session.write, session.writeError) = ({ Terminal.write($0) }, { Terminal.writeError($0) })
    interrupts.takeOverHangups()
    interrupts.pause { answerInputs() }
  }

  private func answerInputs() {
    let session = session
    session.columns = { Terminal.columns }
    session.limit = { body in limits.enforce(on: session, leave: Terminal.leave) { body() } }
    session.ask = readInputDuringHalt
    session.demoKeys = DemoKeys.reader(interrupts)
    session.openPrompt = open
    let (write, writeError) = (session.write, session.writeError)
    if Terminal.columns != nil { session.terminal = TerminalOutput(device) }
    let isTyped = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    if isTyped { session.edit = { Editor.edit($0) } }
    defer {
      (session.ask, session.terminal) = (nil, nil)
      (session.write, session.writeError) = (write, writeError)
    }
    while !session.isOver, !Interrupts.isHungUp, let input = nextInput() {
      guard !input.allSatisfy(\.isWhitespace) else { continue }
      reader.remember(input)
      interrupts.stop(with: interruptScript) {
        if Interrupts.isHungUp { return }  // since it was read
        session.reloadChangedFiles()
        session.handle(input)
      }
      Interpreter.clearInterrupt()
    }
  }

  private var device: TerminalDevice {
    TerminalDevice(
      columns: { Terminal.columns }, rows: { Terminal.rows }, write: { Terminal.write($0) },
      writeError: { Terminal.writeError($0) }, page: { pager.show($0) })
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
      let beginning = input.isEmpty ? session.nextLine : ""
      session.nextLine = ""
      switch reader.readLine(
        prompt: input.isEmpty ? session.prompt : ">> ", beginning: beginning)
      {
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
