import Inspection

/// Folds lines that differ in nothing but numbers: of a long run the first few are printed, and how
/// many more there were.
nonisolated struct Repetition {
  /// The lines of a long run that are printed.
  static let shown = 4
  /// The longest run that is printed as a whole.
  static let longest = 40

  private var key = ""
  private var count = 0
  private var held: [String] = []

  /// Adds a line; returns the lines to print now.
  mutating func add(_ line: String) -> [String] {
    let key = Self.key(of: line)
    guard count > 0, key == self.key else {
      let rest = end()
      (self.key, count) = (key, 1)
      return rest + [line]
    }
    count += 1
    if count <= Self.shown { return [line] }
    if count <= Self.longest { held.append(line) } else { held = [] }
    return []
  }

  /// Ends a run; returns the lines that are left to print.
  mutating func end() -> [String] {
    defer { (key, count, held) = ("", 0, []) }
    return count > Self.longest ? [Self.note(count - Self.shown) + "\n"] : held
  }

  /// `… 9,996 more like this`.
  static func note(_ count: Int) -> String { "… \(grouped(count)) more like this" }

  /// A text with 0 for each number.
  static func key(of text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var (isInNumber, isHexadecimal, last) = (false, false, UInt8(0))
    for byte in text.utf8 {
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      let isLetter = isHexadecimal && (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
      let isPrefix = isInNumber && !isHexadecimal && last == 0x30 && byte == UInt8(ascii: "x")
      let isPart = isDigit || isLetter || isPrefix
      if !isPart { bytes.append(byte) } else if !isInNumber { bytes.append(0x30) }
      (isInNumber, isHexadecimal, last) = (isPart, isPart && (isHexadecimal || isPrefix), byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
