/// The bytes of keys, with U+FFFD in place of anything that is not UTF-8, as files and pipes are
/// read.
struct TypedBytes {
  private var partial: [UInt8] = []
  private var ready: [UInt8] = []
  private var latest: UInt64 = 0
  /// Whether the terminal is in the middle of a paste.
  private(set) var isPasting = false

  /// Returns the next byte; nil if another one has to be added first.
  mutating func next() -> UInt8? { ready.isEmpty ? nil : ready.removeFirst() }

  /// Adds a byte that was read; false if it shows that the input isn't text: it is zero, or not
  /// UTF-8.
  mutating func add(_ byte: UInt8) -> Bool {
    notePaste(byte)
    if byte < 0x80, partial.isEmpty {
      ready.append(byte)
      return byte != 0
    }
    let bytes = partial + [byte]
    let length = Self.length(ofScalarIn: bytes)
    partial = length == nil || length == bytes.count ? [] : bytes
    guard length == nil else {
      if partial.isEmpty { ready += bytes }
      return true
    }
    ready += Self.replacement
    if bytes.count > 1 { _ = add(byte) }
    return false
  }

  private static let replacement = Array("\u{FFFD}".utf8)

  private mutating func notePaste(_ byte: UInt8) {
    latest = latest << 8 & 0xFFFF_FFFF_FFFF | UInt64(byte)
    switch latest {
    case 0x1B_5B32_3030_7E: isPasting = true  // ESC [ 2 0 0 ~
    case 0x1B_5B32_3031_7E: isPasting = false  // ESC [ 2 0 1 ~
    default: break
    }
  }

  /// The length of the character that some bytes begin; nil if they begin none.
  private static func length(ofScalarIn bytes: [UInt8]) -> Int? {
    let row = rows.first { row in
      row.first.contains(bytes[0])
        && bytes.dropFirst().prefix(1).allSatisfy { row.second.contains($0) }
        && bytes.dropFirst(2).allSatisfy { (0x80...0xBF).contains($0) }
    }
    return row?.length
  }

  /// Well-formed UTF-8 by its first and second byte: the Unicode Standard, table 3-7.
  private static let rows: [(first: ClosedRange<UInt8>, second: ClosedRange<UInt8>, length: Int)] =
    [
      (0x00...0x7F, 0x80...0xBF, 1), (0xC2...0xDF, 0x80...0xBF, 2),
      (0xE0...0xE0, 0xA0...0xBF, 3), (0xE1...0xEC, 0x80...0xBF, 3),
      (0xED...0xED, 0x80...0x9F, 3), (0xEE...0xEF, 0x80...0xBF, 3),
      (0xF0...0xF0, 0x90...0xBF, 4), (0xF1...0xF3, 0x80...0xBF, 4),
      (0xF4...0xF4, 0x80...0x8F, 4),
    ]
}
