extension LuaScanner {
  /// Where a program has `[[` that is a message of Objective-C, and no long string; nil for nowhere.
  ///
  ///     nav = [[UINavigationController alloc] init];
  package static func firstMessage(in bytes: [UInt8]) -> Int? {
    guard bytes.count > 3,
      bytes.indices.dropLast().contains(where: { bytes[$0] == open && bytes[$0 + 1] == open })
    else { return nil }
    var scanner = LuaScanner(bytes)
    while let token = scanner.next() {
      let start = token.range.lowerBound
      if token.kind == .string, bytes[start] == open, isMessage(bytes, at: start) { return start }
    }
    return nil
  }

  /// Whether the bracket at a place is a message: a receiver and a word of a selector, and an end
  /// that no other bracket follows, as one does in a long string.
  static func isMessage(_ bytes: [UInt8], at start: Int) -> Bool {
    guard let end = message(bytes, at: start) else { return false }
    return end >= bytes.count || bytes[end] != close
  }

  /// The place after a message; nil if there is none.
  private static func message(_ bytes: [UInt8], at start: Int, depth: Int = 0) -> Int? {
    var position = skippingSpace(bytes, from: start + 1)
    guard position < bytes.count, depth < 20 else { return nil }
    if bytes[position] == open {
      guard let end = message(bytes, at: position, depth: depth + 1) else { return nil }
      position = end
    } else {
      guard let end = word(bytes, at: position, dots: true) else { return nil }
      position = end
    }
    let selector = skippingSpace(bytes, from: position)
    guard selector > position || bytes[position - 1] == close,
      let end = word(bytes, at: selector, dots: false), end < bytes.count
    else { return nil }
    if bytes[end] == close { return end + 1 }
    return bytes[end] == UInt8(ascii: ":") ? endOfBracket(bytes, from: start) : nil
  }

  private static func endOfBracket(_ bytes: [UInt8], from start: Int) -> Int? {
    var depth = 0, position = start, isQuoted = false
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if !isQuoted { depth += byte == open ? 1 : byte == close ? -1 : 0 }
      position += 1
      if depth == 0 { return position }
    }
    return nil
  }

  private static func skippingSpace(_ bytes: [UInt8], from start: Int) -> Int {
    bytes[min(start, bytes.count)...].firstIndex { $0 != 0x20 && !(0x09...0x0D).contains($0) }
      ?? bytes.count
  }

  /// The place after a name, with its members if it has dots.
  private static func word(_ bytes: [UInt8], at start: Int, dots: Bool) -> Int? {
    let end =
      bytes[min(start, bytes.count)...].firstIndex { byte in
        let letter = byte | 0x20
        return !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter)
          && byte != UInt8(ascii: "_")
          && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          && !(dots && byte == UInt8(ascii: "."))
      } ?? bytes.count
    guard end > start, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[start]) else {
      return nil
    }
    return end
  }

  private static var open: UInt8 { UInt8(ascii: "[") }
  private static var close: UInt8 { UInt8(ascii: "]") }
}
