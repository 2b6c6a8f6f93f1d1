extension Sequence where Element == UInt8 {
  /// How many lines end in it, as Lua counts them: CR and LF in either order end one line.
  @inlinable package var lineBreakCount: Int {
    var count = 0
    var former: UInt8 = 0  // a break that the next byte may belong to
    for byte in self {
      guard byte.isLineBreak else {
        former = 0
        continue
      }
      let isSecond = former != 0 && former != byte
      if !isSecond { count += 1 }
      former = isSecond ? 0 : byte
    }
    return count
  }
}

extension UInt8 {
  /// Whether it ends a line of Lua.
  @inlinable package var isLineBreak: Bool { self == 0x0A || self == 0x0D }
}

extension String {
  /// The lines of a program, as Lua counts them, without their ends.
  package var linesOfLua: [String] {
    var lines: [String] = []
    var rest = Array(utf8)[...]
    while let end = rest.firstIndex(where: \.isLineBreak) {
      lines.append(String(decoding: rest[..<end], as: UTF8.self))
      let isPair = [[0x0D, 0x0A], [0x0A, 0x0D]].contains(Array(rest[end...].prefix(2)))
      rest = rest[(end + (isPair ? 2 : 1))...]
    }
    return lines + [String(decoding: rest, as: UTF8.self)]
  }
}
