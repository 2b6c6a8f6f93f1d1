/// A language in which pages show UIKit.
package enum SourceLanguage { case swift, objectiveC }

/// The signs in a program that only one of the languages has.
struct SourceSigns {
  private var swift = 0
  private var objectiveC = 0

  /// The language with more signs.
  var language: SourceLanguage { objectiveC > swift ? .objectiveC : .swift }
  /// Whether there are enough of them to be sure.
  var isClear: Bool { max(swift, objectiveC) > 2 }

  /// Looks for the signs.
  init(in tokens: [SourceToken]) {
    for (index, token) in tokens.enumerated() {
      let next = index + 1 < tokens.count ? tokens[index + 1] : token
      // `#t` is a length in Lua.
      if token.kind == .directive { objectiveC += Translation.isDirective(token.text) ? 3 : 1 }
      if token.kind == .word {
        if Self.wordsOfLua.contains(token.text) {
          swift -= 4
          objectiveC -= 4
        }
        if Self.wordsOfObjectiveC.contains(token.text) { objectiveC += 3 }
        if Self.wordsOfSwift.contains(token.text), next.kind == .word { swift += 3 }
        if ["guard", "import", "#selector", "#available"].contains(token.text) { swift += 3 }
        if next.kind == .symbol, next.text == "*", token.text.first?.isUppercase == true {
          objectiveC += 2
        }
      }
      if token.kind == .symbol {
        if token.text == ";" { objectiveC += 1 }
        if token.text == "?." { swift += 3 }
        if token.text == "->", next.text != ">" { swift += 2 }
        if token.text == "[" { objectiveC += Self.isMessage(tokens, at: index) ? 4 : 0 }
        if token.text == "(", next.kind == .word, index + 2 < tokens.count,
          tokens[index + 2].text == ":"
        {
          swift += 2
        }
        if token.text == "@", next.kind == .symbol || next.kind == .number { objectiveC += 2 }
        if token.text == "^", next.text == "{" || next.text == "(" { objectiveC += 2 }
        if ["-", "+"].contains(token.text), token.beginsLine, next.text == "(" { objectiveC += 3 }
      }
    }
  }

  private static let wordsOfObjectiveC: Set = [
    "@interface", "@implementation", "@property", "@end", "@selector", "@class", "@synthesize",
    "YES", "NO", "NSLog", "BOOL", "typedef", "@YES", "@NO", "@import", "@protocol",
    "dispatch_async",
    "dispatch_after",
  ]
  private static let wordsOfLua: Set = ["local", "then", "elseif", "function", "end"]
  private static let wordsOfSwift: Set = [
    "let", "var", "func", "class", "struct", "enum", "extension", "override", "guard", "import",
    "init", "private", "final",
  ]

  /// Whether a bracket is a message: a receiver and a selector word, up to a `]`.
  static func isMessage(_ tokens: [SourceToken], at start: Int, depth: Int = 0) -> Bool {
    var index = start + 1
    guard index < tokens.count, depth < 20 else { return false }
    if tokens[index].text == "[", tokens[index].kind == .symbol {
      guard isMessage(tokens, at: index, depth: depth + 1) else { return false }
      index = end(ofBracketAt: index, tokens)
    } else {
      guard tokens[index].kind == .word, !["weak", "unowned"].contains(tokens[index].text) else {
        return false
      }
      index += 1
      while index + 1 < tokens.count, tokens[index].text == ".", tokens[index + 1].kind == .word {
        index += 2
      }
    }
    guard index + 1 < tokens.count, tokens[index].kind == .word else { return false }
    return [":", "]"].contains(tokens[index + 1].text)
      && end(ofBracketAt: start, tokens) <= tokens.count
  }

  /// The place after the bracket that closes one; beyond the end if none does.
  private static func end(ofBracketAt start: Int, _ tokens: [SourceToken]) -> Int {
    var depth = 0
    for index in start..<tokens.count where tokens[index].kind == .symbol {
      if tokens[index].text == "[" { depth += 1 }
      if tokens[index].text == "]" { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return tokens.count + 1
  }
}
