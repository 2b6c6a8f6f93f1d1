import Lua

/// Translates simple Swift and Objective-C statements to Lua; it gives up where it isn't sure.
struct Translator {
  /// Why there is no translation.
  struct Unsure: Error {}

  let vocabulary: Vocabulary
  var tokens: [ForeignToken]
  var place = 0
  /// The class whose functions are translated; nil outside of one.
  var receiver: String?

  /// The Lua program for a text; nil if it is neither language, or not simple enough.
  static func translation(of text: String, _ vocabulary: Vocabulary) -> String? {
    guard let tokens = ForeignToken.tokens(of: text), !tokens.isEmpty else { return nil }
    var translator = Translator(vocabulary: vocabulary, tokens: tokens)
    guard let lines = try? translator.statements(), translator.isAtEnd else { return nil }
    return lines.joined(separator: "\n")
  }

  // MARK: Tokens

  var isAtEnd: Bool { place >= tokens.count }
  var next: ForeignToken? { isAtEnd ? nil : tokens[place] }

  func isNext(_ text: String, after offset: Int = 0) -> Bool {
    let index = place + offset
    return index < tokens.count && tokens[index].text == text
      && [.symbol, .word].contains(tokens[index].kind)
  }

  mutating func skip(_ text: String) -> Bool {
    guard isNext(text) else { return false }
    place += 1
    return true
  }

  mutating func require(_ text: String) throws(Unsure) {
    guard skip(text) else { throw Unsure() }
  }

  mutating func word() throws(Unsure) -> String {
    guard let token = next, token.kind == .word else { throw Unsure() }
    place += 1
    return token.text
  }

  // MARK: Statements

  mutating func statements() throws(Unsure) -> [String] {
    var lines: [String] = []
    while let token = next, !isNext("}") {
      if token.kind == .comment {
        place += 1
        lines.append("-- \(token.text)")
      } else if !skip(";") {
        lines.append(try statement())
      }
    }
    return lines
  }

  mutating func statement() throws(Unsure) -> String {
    if let statement = try keywordStatement() { return statement }
    if skip("let") || skip("var") { return try declaration() }
    if skip("return") { return isNext("}") || isAtEnd ? "return" : "return \(try expression())" }
    if skip("if") { return try condition() }
    skipModifiers()
    if skip("class") { return try classDeclaration() }
    if skip("func") { return try function() }
    if let declared = try typedDeclaration() { return declared }
    return try assignment()
  }

  /// Skips `override`, `final`, `@objc`.
  mutating func skipModifiers() {
    if isNext("@"), isNext("objc", after: 1) { place += 2 }
    while Self.modifiers.contains(next?.text ?? "") { place += 1 }
  }

  private static let modifiers: Set = [
    "override", "public", "open", "private", "fileprivate", "internal", "final", "weak",
  ]

  /// Translates `let nav: UINavigationController? = value`.
  mutating func declaration() throws(Unsure) -> String {
    let name = try word()
    if skip(":") {
      _ = try word()
      while skip(".") { _ = try word() }
      _ = skip("?") || skip("!")
    }
    guard skip("=") else { return "\(name) = nil" }
    return "\(name) = \(try expression())"
  }

  /// Translates `UINavigationController *nav = value`, `BOOL animated = YES`.
  private mutating func typedDeclaration() throws(Unsure) -> String? {
    let isPointer = next?.kind == .word && isNext("*", after: 1) && isNext("=", after: 3)
    let types = ["BOOL", "NSInteger", "NSUInteger", "int", "id", "float", "CGFloat", "double"]
    let isValue = types.contains(next?.text ?? "") && isNext("=", after: 2)
    guard isPointer || isValue else { return nil }
    place += isPointer ? 2 : 1
    let name = try word()
    try require("=")
    return "\(name) = \(try expression())"
  }

  private mutating func assignment() throws(Unsure) -> String {
    let target = try expression()
    if skip("=") { return "\(target) = \(try expression())" }
    for sign in ["+", "-", "*", "/"] where skip("\(sign)=") {
      return "\(target) = \(target) \(sign) \(try expression())"
    }
    return target
  }

  private mutating func condition() throws(Unsure) -> String {
    if skip("let") || skip("var") { return try binding() }
    let hasParentheses = skip("(")
    let test = try expression(allowingClosure: false)
    if hasParentheses { try require(")") }
    let body = try block()
    guard skip("else") else { return "if \(test) then \(body) end" }
    if skip("if") { return "if \(test) then \(body) else\(try condition())" }
    return "if \(test) then \(body) else \(try block()) end"
  }

  /// `if let nav = x { … }`; the name stays, as nil if there is no value.
  private mutating func binding() throws(Unsure) -> String {
    let name = try word()
    let value = skip("=") ? try expression(allowingClosure: false) : name
    let body = try block()
    let line = name == value ? "" : "\(name) = \(value); "
    let rest = skip("else") ? " else \(try block())" : ""
    return "\(line)if \(name) then \(body)\(rest) end"
  }

  mutating func block() throws(Unsure) -> String {
    try require("{")
    let lines = try statements()
    try require("}")
    return lines.joined(separator: "; ")
  }

  /// `func viewDidAppear(_ animated: Bool) { … }`, of an object that the user names.
  mutating func function() throws(Unsure) -> String {
    let name = try word()
    var parameters: [String] = []
    try require("(")
    while !skip(")") {
      var parameter = try word()
      if next?.kind == .word { parameter = try word() }
      try require(":")
      while let token = next, token.text != ",", token.text != ")" {
        _ = token
        place += 1
      }
      _ = skip(",")
      parameters.append(parameter)
    }
    if skip("->") { while !isAtEnd, !isNext("{") { place += 1 } }
    let head = "function \(receiver ?? "object"):\(name)(\(parameters.joined(separator: ", ")))"
    if isAtEnd { return head }
    if isNext("{"), place == tokens.count - 1 {
      place += 1
      return head
    }
    return "\(head) \(try block()) end"
  }
}
