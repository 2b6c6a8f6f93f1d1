import LuaSyntax

extension Journal {
  /// The inputs that have changed something, by number, with the first lines of their texts.
  package var changes: [(number: Int, text: String)] {
    zip(1..., entries.filter(\.isNumbered)).compactMap { number, entry in
      guard entry.changesSomething else { return nil }
      let lines = entry.action.typed.split(separator: "\n")
      return (number, lines.count > 1 ? "\(lines[0]) …" : lines.first.map(String.init) ?? "")
    }
  }
}

extension Journal.Entry {
  /// Whether it may have changed anything: something happened, or its text isn't only a look.
  fileprivate var changesSomething: Bool {
    guard outcome.events == 0 else { return true }
    if outcome.isRefused { return false }
    switch action {
    case .input(let text):
      // A statement that fails has had no effect, unless another one came before it.
      let isWithoutEffect = outcome.hasFailed && LuaStatements(of: text).areOne
      return !isWithoutEffect && !LookingInput.isLook(text)
    case .file: return !outcome.hasFailed
    default: return true
    }
  }
}

/// Inputs that only read: they assign nothing, and call only functions that show something.
private enum LookingInput {
  static func isLook(_ input: String) -> Bool {
    let bytes = Array(input.utf8)
    var scanner = LuaScanner(bytes)
    var words: [String] = []
    while let token = scanner.next() {
      switch token.kind {
      case .comment: break
      // Which text it is, or which number, doesn't matter; a text may be an argument.
      case .string: words.append("\"")
      case .number: words.append("0")
      case .word, .symbol:
        words.append(String(decoding: bytes[token.range], as: UTF8.self))
      }
    }
    return !words.indices.contains { changes(words, at: $0) }
  }

  private static func changes(_ words: [String], at index: Int) -> Bool {
    let word = words[index]
    let before = index > 0 ? words[index - 1] : ""
    if word == "=" {
      let isComparison = comparing.contains(before) || words.dropFirst(index + 1).first == "="
      return !isComparison
    }
    if changing.contains(word) { return true }
    guard ["(", "{", "\""].contains(word), !before.isEmpty else { return false }
    if [")", "]"].contains(before) { return true }  // a call of what an expression returns
    guard LuaScanner.isWholeName(before) else { return false }
    let isMember = index > 1 && [".", ":"].contains(words[index - 2])
    return isMember || !looks.contains(before)
  }

  private static let comparing: Set = ["=", "<", ">", "~"]
  private static let changing: Set = ["function", "local", "for", "while", "repeat", "goto"]
  private static let looks: Set = [
    "print", "tostring", "tonumber", "type", "select", "tree", "screen", "families", "leaks",
    "timeline", "and", "or", "not", "return",
  ]
}
