import ArgumentParser
import Console
import Lua

/// Asks for inputs and has the session answer them, until the end of input.
struct Prompt {
  private let session: Session
  private let interrupts: Interrupts
  private let reader: any LineReader

  /// A prompt for a session, whose limits hold for each input; what is typed in private is not kept.
  init(session: Session, interrupts: Interrupts, limits: Limits, isPrivate: Bool) {
    self.session = session
    self.interrupts = interrupts
    session.limit = { body in limits.enforce(on: session, leave: Terminal.leave) { body() } }
    let files = PersonalFiles()
    reader = standardLineReader(
      history: History(
        file: files.history, limit: files.historyLimit, isPrivate: isPrivate,
        complain: { Terminal.complain($0) })
    ) { session.completion(of: $0) }
  }

  /// Asks until Ctrl-D.
  func run(showsBanner: Bool) {
    if showsBanner {
      Terminal.write(
        "drilldown \(Drilldown.configuration.version)   \(session.profileName), iPhone   Lua 5.4   Ctrl-D leaves\n"
      )
    }
    interrupts.takeOverHangups()
    Interpreter.clearInterrupt()
    while !session.isOver, !Interrupts.isHungUp, let input = nextInput() {
      guard !input.allSatisfy(\.isWhitespace) else { continue }
      reader.remember(input)
      interrupts.stop(with: interruptScript) { session.answer(input) }
      Interpreter.clearInterrupt()
    }
  }

  /// One input of one line or more; nil at the end.
  private func nextInput() -> String? {
    var input = ""
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
