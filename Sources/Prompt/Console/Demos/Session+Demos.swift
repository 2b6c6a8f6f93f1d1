import Demos
import Lua
import NavigationModel

extension DemoBook {
  /// The demo that a question means; otherwise an error that lists those it might mean, or the
  /// nearest.
  package func demo(
    for question: String, at place: CommandPlace
  ) throws(LuaError) -> Demo {
    let demos = found(by: question)
    if demos.count == 1 { return demos[0] }
    guard demos.isEmpty else {
      let names = demos.map(\.name).joined(separator: ", ")
      throw LuaError("several demos match '\(question)': \(names)")
    }
    let name = question.lowercased().replacing(" ", with: "-")
    let near = items(near: question)
    let guess =
      near.isEmpty
      ? NearNames(to: name, in: self.demos.filter { $0.mistake == nil }.map(\.name)).text
      : "nearest are \(near.joined(separator: ", "))"
    let advice = guess ?? "`\(place.spelling("demo"))` lists all of them"
    throw LuaError("no demo '\(question)'; \(advice)")
  }

  /// The figures, tables and listings with a demo whose number is near the one in a question: those
  /// of the same chapter, the nearest first.
  private func items(near question: String) -> [String] {
    guard let number = question.firstMatch(of: Self.number) else { return [] }
    let items = Set(demos.flatMap { $0.heading.references.map(\.item) })
    let distances = items.compactMap { item -> (Int, String)? in
      guard let own = item.firstMatch(of: Self.number), own.1 == number.1 else { return nil }
      return (abs((Int(own.2) ?? 0) - (Int(number.2) ?? 0)), item)
    }
    return distances.sorted { $0 < $1 }.prefix(3).map(\.1)
  }

  /// A chapter and a number in it: `13.6`, `10-1`.
  private static var number: Regex<(Substring, Substring, Substring)> { /(\d+)[.-](\d+)/ }

  /// The demo of a rule's mistake, or else the one that a question means.
  fileprivate func mistake(for question: String) throws(LuaError) -> Demo {
    let rule = Diagnostic.Rule.named(question)
    let demo = try demo(for: rule?.script ?? question, at: .prompt)
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
      return showPage(DemoList.text(columns: columns(), at: .prompt))
    }
    let demos = DemoBook.standard.found(by: question)
    guard demos.count < 2 else { return showPage(DemoList.text(of: demos, columns: columns())) }
    try play(DemoBook.standard.demo(for: question, at: .prompt), about: question)
  }

  /// Plays the cure of a mistake, or of the last one that was made or played.
  func playCure(_ question: String?) throws(LuaError) {
    guard let question = question ?? lastMistake else {
      throw LuaError("no mistake yet; use :cure NAME, where :demo lists the names")
    }
    let mistake = try DemoBook.standard.mistake(for: question)
    try play(DemoBook.standard.demo(for: mistake.cure, at: .prompt), about: "")
  }

  private func play(_ demo: Demo, about question: String) throws(LuaError) {
    try requireMoving()
    var terminal = DemoTerminal(write: write, paint: paint, columns: columns)
    (terminal.rows, terminal.place) = ({ [unowned self] in self.terminal?.rows }, .prompt)
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
