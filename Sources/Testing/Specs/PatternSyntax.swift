/// Reads a Lua pattern as `string.find` does, which notices mistakes only in what it reaches.
nonisolated struct PatternSyntax {
  private let pattern: [UInt8]
  private var position = 0
  /// The captures that are open, innermost last, and how many there are in all.
  private var open: [Int] = []
  private var count = 0

  private init(_ text: String) { pattern = Array(text.utf8) }

  /// What is wrong with a pattern, in Lua's words; nil for nothing.
  static func problem(in text: String) -> String? {
    var syntax = PatternSyntax(text)
    if syntax.pattern.first == UInt8(ascii: "^") { syntax.position = 1 }
    while syntax.position < syntax.pattern.count {
      if let problem = syntax.readItem() { return problem }
    }
    return syntax.open.isEmpty ? nil : "unfinished capture"
  }

  private func byte(_ offset: Int = 0) -> UInt8? {
    position + offset < pattern.count ? pattern[position + offset] : nil
  }

  private mutating func readItem() -> String? {
    switch byte() {
    case UInt8(ascii: "("):
      position += 1
      if byte() == UInt8(ascii: ")") { position += 1 } else { open.append(count) }
      count += 1
    case UInt8(ascii: ")"):
      guard open.popLast() != nil else { return "invalid pattern capture" }
      position += 1
    case UInt8(ascii: "%"): return readEscape()
    case UInt8(ascii: "["): return readSet()
    default: position += 1
    }
    return nil
  }

  private mutating func readEscape() -> String? {
    position += 1
    guard let letter = byte() else { return "malformed pattern (ends with '%')" }
    position += 1
    switch letter {
    case UInt8(ascii: "b"):
      guard byte(1) != nil else { return "malformed pattern (missing arguments to '%b')" }
      position += 2
    case UInt8(ascii: "f"):
      guard byte() == UInt8(ascii: "[") else { return "missing '[' after '%f' in pattern" }
      return readSet()
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      let index = Int(letter) - Int(UInt8(ascii: "1"))
      guard 0..<count ~= index, !open.contains(index) else {
        return "invalid capture index %\(index + 1)"
      }
    default: break
    }
    return nil
  }

  /// Reads `[...]`, in which the first character never ends it.
  private mutating func readSet() -> String? {
    position += 1
    if byte() == UInt8(ascii: "^") { position += 1 }
    repeat {
      guard let next = byte() else { return "malformed pattern (missing ']')" }
      position += next == UInt8(ascii: "%") ? 2 : 1
    } while byte() != UInt8(ascii: "]")
    position += 1
    return nil
  }
}
