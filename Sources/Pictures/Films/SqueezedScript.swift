/// A script without what only people read: comments on lines of their own, margins, ends of lines
/// after signs that go on, and spaces that part no words.
struct SqueezedScript {
  /// The script.
  private(set) var text = ""
  private var source: Substring

  /// Squeezes a script; strings, templates and regular expressions stay as they are.
  init(_ source: String) {
    let lines = source.split(separator: "\n").map { $0.drop { $0 == " " } }
    self.source = lines.filter { !$0.hasPrefix("//") }.joined(separator: "\n")[...]
    while let next = self.source.first { take(next) }
  }

  private mutating func take(_ next: Character) {
    switch next {
    case "\"", "'": copy(through: next)
    case "`": copyTemplate()
    case "/" where beginsExpression: copyPattern()
    case " ":
      source.removeFirst()
      if let last = text.last, let following = source.first, last.isOneWord(with: following) {
        text.append(" ")
      }
    case "\n" where text.last.map({ ";,{(".contains($0) }) ?? true: source.removeFirst()
    default: copy()
    }
  }

  private mutating func copy() { text.append(source.removeFirst()) }

  /// Copies a character and all up to the next one like it.
  private mutating func copy(through end: Character) {
    copy()
    while let next = source.first {
      if next == "\\" { copy() }
      copy()
      if next == end { return }
    }
  }

  /// Copies a template; what it evaluates is a part of it.
  private mutating func copyTemplate() {
    copy()
    while let next = source.first, next != "`" {
      if next == "\\" { copy() }
      copy()
      if next == "$", source.first == "{" { copyEvaluated() }
    }
    copy()
  }

  private mutating func copyEvaluated() {
    var depth = 0
    while let next = source.first {
      depth += next == "{" ? 1 : next == "}" ? -1 : 0
      take(next)
      if depth == 0 { return }
    }
  }

  /// Copies a regular expression, in whose brackets a slash doesn't end it.
  private mutating func copyPattern() {
    var isInBrackets = false
    copy()
    while let next = source.first {
      if next == "\\" { copy() }
      copy()
      if next == "/", !isInBrackets { return }
      isInBrackets = next == "[" || isInBrackets && next != "]"
    }
  }

  /// Whether a value can begin here, so that a slash divides nothing.
  private var beginsExpression: Bool { text.last.map { "(,=:[!&|?{};\n".contains($0) } ?? true }
}

extension Character {
  /// Whether this and another one would be read as something else without a space between them.
  fileprivate func isOneWord(with other: Character) -> Bool {
    let isWord = { (one: Character) in one.isLetter || one.isNumber || one == "_" || one == "$" }
    return isWord(self) && isWord(other) || self == other && "+-".contains(self)
  }
}
