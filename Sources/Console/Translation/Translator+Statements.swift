/// Loops, `guard`, `switch` and classes.
extension Translator {
  /// The statement that a keyword begins; nil for any other.
  mutating func keywordStatement() throws(Unsure) -> String? {
    if skip("guard") { return try guardStatement() }
    if skip("for") { return try forLoop() }
    if skip("while") { return "while \(try test()) do \(try block()) end" }
    if skip("repeat") { return try repeatLoop() }
    if skip("switch") { return try switchStatement() }
    if skip("break") { return "break" }
    return nil
  }

  /// A condition, with or without parentheses.
  private mutating func test() throws(Unsure) -> String {
    try expression(allowingClosure: false)
  }

  /// `guard let nav = x else { return }`.
  private mutating func guardStatement() throws(Unsure) -> String {
    if skip("let") || skip("var") {
      let name = try word()
      let value = skip("=") ? try test() : name
      try require("else")
      let line = name == value ? "" : "\(name) = \(value); "
      return "\(line)if not \(name) then \(try block()) end"
    }
    let test = try test()
    try require("else")
    return "if not (\(test)) then \(try block()) end"
  }

  /// `for x in list { … }`, `for i in 0..<3 { … }`.
  private mutating func forLoop() throws(Unsure) -> String {
    let name = try word()
    try require("in")
    let first = try test()
    if isNext("..<") || isNext("...") {
      let isOpen = skip("..<")
      if !isOpen { try require("...") }
      let last = try test()
      let end = isOpen ? Int(last).map { "\($0 - 1)" } ?? "\(last) - 1" : last
      return "for \(name) = \(first), \(end) do \(try block()) end"
    }
    return "for _, \(name) in ipairs(\(first)) do \(try block()) end"
  }

  /// `repeat { … } while x`.
  private mutating func repeatLoop() throws(Unsure) -> String {
    let body = try block()
    try require("while")
    return "repeat \(body) until not (\(try test()))"
  }

  /// `switch x { case 1, 2: … default: … }`, of values that are compared.
  private mutating func switchStatement() throws(Unsure) -> String {
    let value = try test()
    try require("{")
    var text = "", branches = 0
    while skip("case") {
      var tests = ["\(value) == \(try expression())"]
      while skip(",") { tests.append("\(value) == \(try expression())") }
      try require(":")
      let body = try branch()
      text += "\(branches == 0 ? "if" : " elseif") \(tests.joined(separator: " or ")) then \(body)"
      branches += 1
    }
    guard branches > 0 else { throw Unsure() }
    if skip("default") {
      try require(":")
      text += " else \(try branch())"
    }
    try require("}")
    return text + " end"
  }

  /// The statements of a case, up to the next one.
  private mutating func branch() throws(Unsure) -> String {
    var lines: [String] = []
    while !isAtEnd, !isNext("case"), !isNext("default"), !isNext("}") {
      if skip(";") || skip("break") { continue }
      lines.append(try statement())
    }
    return lines.joined(separator: "; ")
  }

  /// `class Home: UIViewController { override func viewDidLoad() { super.viewDidLoad() } }`.
  mutating func classDeclaration() throws(Unsure) -> String {
    let name = try word()
    try require(":")
    let parent = try word()
    guard vocabulary.isClass(parent) else { throw Unsure() }
    while skip(",") { _ = try word() }
    try require("{")
    var lines = ["\(name) = class(\"\(name)\", \(parent))"]
    receiver = name
    defer { receiver = nil }
    while !skip("}") {
      skipModifiers()
      if skip("var") || skip("let") {
        lines.append("\(name).\(try declaration())")
      } else if skip("func") {
        lines.append(try function())
      } else {
        throw Unsure()
      }
    }
    return lines.joined(separator: "\n")
  }
}
