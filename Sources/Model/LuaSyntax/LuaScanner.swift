/// A piece of a Lua program, as a range of its bytes.
package struct LuaToken: Sendable {
  /// What a piece is.
  package enum Kind: Sendable {
    case word, number, string, symbol, comment
  }

  /// What it is.
  package let kind: Kind
  /// Its bytes.
  package let range: Range<Int>
}

/// Splits a Lua program into tokens, comments included, and never fails: anything that is not Lua
/// becomes symbols.
package struct LuaScanner: Sendable {
  private let bytes: [UInt8]
  private var position = 0

  /// Whether messages of Objective-C are no long strings.
  private let knowsMessages: Bool

  /// A scanner of a program; it may know messages of Objective-C, which begin like long strings.
  package init(_ bytes: [UInt8], knowingMessages knowsMessages: Bool = false) {
    self.bytes = bytes
    self.knowsMessages = knowsMessages
    if at(0, "#") { skip { $0 != newline } }  // The `#!` line.
  }

  /// The next token, nil at the end.
  package mutating func next() -> LuaToken? {
    skip(while: isSpace)
    guard position < bytes.count else { return nil }
    let start = position
    let kind = scan(bytes[position])
    return LuaToken(kind: kind, range: start..<position)
  }

  /// Continues at a place; what is before it is no Lua.
  package mutating func `continue`(at place: Int) { position = place }

  private mutating func scan(_ byte: UInt8) -> LuaToken.Kind {
    switch byte {
    case UInt8(ascii: "-") where at(1, "-"): return comment()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return string(until: byte)
    case UInt8(ascii: "[") where longBracket() != nil && !isMessage: return long(.string)
    case _ where isDigit(byte) || at(0, ".") && isDigit(peek(1)): return number()
    case _ where isName(byte):
      skip(while: isName)
      return .word
    default: return symbol()
    }
  }

  private var isMessage: Bool { knowsMessages && Self.isMessage(bytes, at: position) }

  private mutating func comment() -> LuaToken.Kind {
    position += 2
    if longBracket() != nil { return long(.comment) }
    skip { !$0.isLineBreak }
    return .comment
  }

  private mutating func string(until quote: UInt8) -> LuaToken.Kind {
    position += 1
    while position < bytes.count, !bytes[position].isLineBreak {
      let byte = bytes[position]
      position += 1
      if byte == quote { break }
      if byte == UInt8(ascii: "\\") { escape() }
    }
    return .string
  }

  private mutating func escape() {
    if at(0, "z") {
      position += 1
      skip(while: isSpace)
    } else {
      let isPair = peek(0) != peek(1) && peek(0).isLineBreak && peek(1).isLineBreak
      position = min(position + (isPair ? 2 : 1), bytes.count)
    }
  }

  /// The level of the `[[` or `[==[` at this position.
  private func longBracket() -> Int? {
    guard at(0, "[") else { return nil }
    var level = 0
    while at(1 + level, "=") { level += 1 }
    return at(1 + level, "[") ? level : nil
  }

  private mutating func long(_ kind: LuaToken.Kind) -> LuaToken.Kind {
    let level = longBracket() ?? 0
    position += level + 2
    while position < bytes.count {
      position += 1
      guard bytes[position - 1] == UInt8(ascii: "]") else { continue }
      if (0..<level).allSatisfy({ at($0, "=") }), at(level, "]") {
        position += level + 1
        break
      }
    }
    return kind
  }

  private mutating func number() -> LuaToken.Kind {
    let isHexadecimal = at(0, "0") && (at(1, "x") || at(1, "X"))
    let exponents = isHexadecimal ? Array("pP".utf8) : Array("eE".utf8)
    while isName(peek(0)) || at(0, ".") {
      let mayHaveSign = exponents.contains(peek(0))
      position += 1
      if mayHaveSign, at(0, "+") || at(0, "-") { position += 1 }
    }
    return .number
  }

  /// Only the tokens that decide whether a statement continues must be exact.
  private mutating func symbol() -> LuaToken.Kind {
    let length = at(0, ".") && at(1, ".") && at(2, ".") ? 3 : at(0, ":") && at(1, ":") ? 2 : 1
    position += length
    return .symbol
  }

  private mutating func skip(while condition: (UInt8) -> Bool) {
    while position < bytes.count, condition(bytes[position]) { position += 1 }
  }

  private func peek(_ offset: Int) -> UInt8 {
    position + offset < bytes.count ? bytes[position + offset] : 0
  }

  private func at(_ offset: Int, _ character: Unicode.Scalar) -> Bool {
    peek(offset) == UInt8(ascii: character)
  }
}

private let newline = UInt8(ascii: "\n")

extension LuaScanner {
  /// Whether a text is a name, and not a keyword.
  package static func isWholeName(_ text: String) -> Bool {
    guard let first = text.utf8.first, !isDigit(first), text.utf8.allSatisfy(isName) else {
      return false
    }
    return !reserved.contains(text)
  }

  /// The keywords.
  package static let reserved: Set = [
    "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in",
    "local", "nil", "not", "or", "repeat", "return", "then", "true", "until", "while",
  ]
}

private func isSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || (0x09...0x0D).contains(byte)
}

private func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}

private func isName(_ byte: UInt8) -> Bool {
  let letter = byte | 0x20
  return isDigit(byte) || byte == UInt8(ascii: "_")
    || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter)
}
