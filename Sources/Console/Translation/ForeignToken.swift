/// A piece of a Swift or Objective-C program.
nonisolated struct ForeignToken: Equatable {
  enum Kind {
    case word, number, string, symbol, comment
  }

  let kind: Kind
  /// The text; of a string its contents, of a comment what follows its slashes.
  let text: String
  /// Whether a line ends before it.
  var beginsLine = false
}

nonisolated extension ForeignToken {
  /// The tokens of a text; nil for text that is neither language.
  static func tokens(of text: String) -> [ForeignToken]? {
    var rest = text[...], tokens: [ForeignToken] = [], beginsLine = false
    while let character = rest.first {
      if character.isWhitespace {
        beginsLine = beginsLine || character.isNewline
        rest.removeFirst()
        continue
      }
      guard tokens.count < 500, var token = take(from: &rest) else { return nil }
      token.beginsLine = beginsLine
      beginsLine = false
      tokens.append(token)
    }
    return tokens
  }

  private static func take(from rest: inout Substring) -> ForeignToken? {
    for (kind, pattern) in patterns {
      guard let match = rest.prefixMatch(of: pattern) else { continue }
      rest = rest[match.range.upperBound...]
      let text = match.output.count > 1 ? match.output[1].substring : nil
      return ForeignToken(kind: kind, text: String(text ?? match.output[0].substring ?? ""))
    }
    return nil
  }

  private static var patterns: [(Kind, Regex<AnyRegexOutput>)] {
    [
      (.comment, Regex(/\/\/[ ]?([^\n]*)/)),
      (.string, Regex(/@?"((?:[^"\\\n]|\\[^(\n])*)"/)),
      (.word, Regex(/(?:@selector|#selector)(?![A-Za-z0-9_])/)),
      (.word, Regex(/[A-Za-z_][A-Za-z0-9_]*/)),
      (.number, Regex(/[0-9]+(?:\.[0-9]+)?(?=f\b)/)),
      (.number, Regex(/[0-9]+(?:\.[0-9]+)?/)),
      (.symbol, Regex(/\.\.<|\.\.\.|===|!==|==|!=|&&|\|\||\?\?|\+=|-=|\*=|\/=|->|<=|>=|\?\./)),
      (.symbol, Regex(/[-+*\/%=<>!?:;,.()\[\]{}^@]/)),
    ]
  }
}
