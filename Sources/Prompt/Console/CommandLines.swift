import LuaSyntax

/// Lines of a text that are commands of the prompt among lines of Lua.
///
/// A line of Lua may begin with a colon, too: a method of what the line before ends with. That has
/// its arguments behind its name; a command has a space there, or nothing.
nonisolated struct CommandLines {
  private let bytes: [UInt8]
  private let names: Set<String>

  /// The lines of a text that has commands with some names.
  init(_ bytes: [UInt8], names: Set<String>) { (self.bytes, self.names) = (bytes, names) }

  /// Whether a text may have any.
  static func areIn(_ text: String) -> Bool {
    var isStart = true
    for byte in text.utf8 {
      if isStart, byte == UInt8(ascii: ":") { return true }
      isStart = byte == UInt8(ascii: "\n") || isStart && Self.isSpace(byte)
    }
    return false
  }

  /// The command that begins at a place, up to the end of its line; nil if none does.
  ///
  /// Where something is open, or another language only seems to leave it open, its name must be
  /// known, and it must begin its line.
  func line(at start: Int, isOpen: Bool) -> Range<Int>? {
    guard bytes[start] == UInt8(ascii: ":"), isFirst(start) else { return nil }
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    let line = bytes[start..<end].dropLast(while: Self.isSpace)
    let rest = line.dropFirst()
    if rest.first == UInt8(ascii: "!") { return start..<line.endIndex }
    let name = rest.prefix { !Self.isSpace($0) }
    guard name.allSatisfy(Self.isLetter), !name.isEmpty else { return nil }
    let behind = rest.dropFirst(name.count).first { !Self.isSpace($0) }
    let isCall = behind.map { "({\"'[".utf8.contains($0) } ?? false
    if isOpen {
      let beginsLine = start == 0 || bytes[start - 1] == UInt8(ascii: "\n")
      guard beginsLine, !isCall, names.contains(String(decoding: name, as: UTF8.self)) else {
        return nil
      }
    }
    let isKnown = names.contains(String(decoding: name, as: UTF8.self))
    return !isCall || isKnown ? start..<line.endIndex : nil
  }

  private func isFirst(_ start: Int) -> Bool {
    let before = bytes[..<start].last { !Self.isSpace($0) }
    return before == nil || before == UInt8(ascii: "\n")
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }
}

extension ArraySlice {
  /// The list without the elements at its end that a test accepts.
  nonisolated fileprivate func dropLast(while isDropped: (Element) -> Bool) -> ArraySlice {
    var rest = self
    while let last = rest.last, isDropped(last) { rest.removeLast() }
    return rest
  }
}
