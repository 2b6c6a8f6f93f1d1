import EscapedText
import Inspection
import Lua
import LuaSyntax

/// The line that failed, with a marker below the position.
///
///       nav.pushViewController(home, true)
///           ^
struct ErrorLine {
  /// Both lines, each with its end.
  let text: String
  /// The element of a list that a message of Lua's calls `integer index`, as the line names it; nil
  /// if it has none, or several.
  let element: String?
  /// That a function of a table of ours is called with a dot, if the line has a colon; nil if it hasn't.
  let dotHint: String?

  /// The line of an error's position, in a program whose text is known; no wider than a terminal, so
  /// that the marker stays below its place.
  init?(
    of error: LuaError, in source: (String) -> String?, asking interpreter: Interpreter,
    columns: Int?
  ) {
    guard let position = error.details?.position ?? error.position,
      let colon = position.lastIndex(of: ":"),
      let number = Int(position[position.index(after: colon)...]),
      let program = source(String(position[..<colon]))
    else { return nil }
    let lines = program.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(number - 1) else { return nil }
    let line = String(lines[number - 1])
    let before = lines.prefix(number - 1).map { $0 + "\n" }.joined()
    let place =
      error.kind.isSyntax
      ? Self.wrongToken(in: line, after: before, interpreter)
      : Self.token(named: Self.names(in: error.message), in: line)
    let element = error.message.contains(Self.elementName) ? Self.element(in: line) : nil
    self.element = element?.text
    dotHint = line.firstMatch(of: /\b(user|defaults|prompt)\s*:\s*(\w+)/).map {
      " (use a dot: \($0.1).\($0.2))"
    }
    text = Self.marked(
      line, at: element?.place ?? place ?? line.utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count,
      columns: columns)
  }

  /// What Lua calls an element whose index is a number in the program.
  static let elementName = "(field 'integer index')"

  /// The only element of a line that is indexed or called, and where its index begins.
  private static func element(in line: String) -> (text: String, place: Int)? {
    let matches = line.matches(of: /[A-Za-z_][\w.]*(?:\[\d+\])*(\[\d+\])(?=\s*[.:\[(\"'{])/)
    guard matches.count == 1, let match = matches.first,
      match.output.0.count(where: { $0 == "[" }) == 1
    else { return nil }
    let place = line.utf8.distance(from: line.startIndex, to: match.output.1.startIndex)
    return (String(match.output.0), place)
  }

  /// A line with a marker below a byte of it; a long one is truncated.
  private static func marked(_ line: String, at place: Int, columns: Int?) -> String {
    let width = min(74, max((columns ?? 80) - 2, 20))
    let before = Self.shown(line.utf8.prefix(place))
    let rest = Self.shown(line.utf8.dropFirst(place))
    let isLong = before.displayWidth > width / 2 && (before + rest).displayWidth > width
    let shown = isLong ? "…" + before.suffix(width / 3) : before[...]
    let margin = String(repeating: " ", count: String(shown).displayWidth)
    return "  \((String(shown) + rest).cut(toWidth: width))\n  \(margin)^\n"
  }

  private static func shown(_ bytes: some Collection<UInt8>) -> String {
    String(escaping: bytes.map { $0 == UInt8(ascii: "\t") ? UInt8(ascii: " ") : $0 })
  }

  // MARK: The place

  private static func tokens(of text: String) -> [LuaToken] {
    var scanner = LuaScanner(Array(text.utf8))
    var tokens: [LuaToken] = []
    while tokens.count < 2_000, let token = scanner.next() { tokens.append(token) }
    return tokens
  }

  /// The first token that no program can have there.
  private static func wrongToken(
    in line: String, after before: String, _ interpreter: Interpreter
  ) -> Int? {
    let tokens = tokens(of: line)
    func isWrong(upTo index: Int) -> Bool {
      let text = String(decoding: line.utf8.prefix(tokens[index].range.upperBound), as: UTF8.self)
      if case .wrong = interpreter.completeness(of: before + text) { return true }
      return false
    }
    var range = tokens.indices
    while let middle = range.middle {
      range = isWrong(upTo: middle) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return tokens.indices.contains(range.lowerBound)
      ? tokens[range.lowerBound].range.lowerBound : nil
  }

  /// The names that a message mentions: those in quotes, then the word that it begins with.
  private static func names(in message: String) -> [String] {
    let text = message.split(separator: ": ").drop { $0.contains(/:\d+$/) }.joined(separator: ": ")
    let quoted = text.matches(of: /['`]([^'`]+)['`]/).map { String($0.1) }
      .flatMap { [$0, String($0.prefix { $0 != ":" })] }
    return quoted + text.split(separator: " ").prefix(1).map(String.init)
  }

  /// The first of some names that occurs in a line, and its last position there: declarations
  /// precede uses.
  private static func token(named names: [String], in line: String) -> Int? {
    let bytes = Array(line.utf8)
    let tokens = tokens(of: line).map { (String(decoding: bytes[$0.range], as: UTF8.self), $0) }
    for name in names {
      let last = name.split(separator: ".").last.map(String.init) ?? name
      if let found = tokens.last(where: { $0.0 == last || $0.0.dropFirst().dropLast() == last }) {
        return found.1.range.lowerBound
      }
    }
    return nil
  }
}

extension Range<Int> {
  /// The number between two texts; nil if there is none.
  fileprivate var middle: Int? { isEmpty ? nil : lowerBound + count / 2 }
}

extension LuaError.Kind {
  /// Whether the program could not be parsed.
  var isSyntax: Bool { if case .syntax = self { true } else { false } }
}
