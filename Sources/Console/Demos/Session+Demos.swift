import Demos
import Lua
import NavigationModel

extension DemoBook {
  /// The demo that a question means; otherwise an error that lists those it might mean, or the
  /// nearest.
  package func demo(for question: String) throws(LuaError) -> Demo {
    let demos = found(by: question)
    if demos.count == 1 { return demos[0] }
    guard demos.isEmpty else {
      let names = demos.map(\.name).joined(separator: ", ")
      throw LuaError("several demos match '\(question)': \(names)")
    }
    let name = question.lowercased().replacing(" ", with: "-")
    let guess = nearest(to: name, in: self.demos.map(\.name)).map { "did you mean '\($0)'?" }
    throw LuaError("no demo '\(question)'; \(guess ?? "`drilldown demo` lists all of them")")
  }

  /// The demo of a rule's mistake, or else the one that a question means.
  fileprivate func mistake(for question: String) throws(LuaError) -> Demo {
    let rule = Diagnostic.Rule.named(question)
    let demo = try demo(for: rule?.script ?? question)
    guard let mistake = self[demo.mistake ?? demo.name], self[mistake.cure] != nil else {
      throw LuaError("\(demo.name) isn't a mistake")
    }
    return mistake
  }
}

extension Session {
  /// Lists the demos, or plays one; the session's own world stays as it is.
  func playDemo(_ question: String?) throws(LuaError) {
    guard let question else {
      return showPage(DemoList.text(columns: columns(), command: ":demo"))
    }
    let demos = DemoBook.standard.found(by: question)
    guard demos.count < 2 else { return showPage(DemoList.text(of: demos, columns: columns())) }
    try play(DemoBook.standard.demo(for: question), about: question)
  }

  /// Plays the cure of a mistake, or of the last one that was made or played.
  func playCure(_ question: String?) throws(LuaError) {
    guard let question = question ?? lastMistake else {
      throw LuaError("no mistake yet; use :cure NAME, where :demo lists the names")
    }
    let mistake = try DemoBook.standard.mistake(for: question)
    try play(DemoBook.standard.demo(for: mistake.cure), about: "")
  }

  private func play(_ demo: Demo, about question: String) throws(LuaError) {
    try requireMoving()
    var terminal = DemoTerminal(write: write, paint: paint, columns: columns)
    terminal.openPrompt = { [unowned self] session in
      if isConfined { session.confine(to: nil) }
      openPrompt(session)
    }
    terminal.ask = demoKeys.map { ask in
      { [unowned self] question in
        self.terminal?.finish()
        return ask(question)
      }
    }
    if DemoBook.standard[demo.cure] != nil { lastMistake = demo.name }
    let player = DemoPlayer(demo, at: terminal)
    if player.play(from: player.page(about: question)) == .cure { try playCure(demo.name) }
  }
}
