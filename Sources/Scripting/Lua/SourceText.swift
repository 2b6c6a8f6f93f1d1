import StoredValues

/// The text of a script as stored in its file.
nonisolated package enum SourceText {
  /// The text without a byte order mark and without the content of a first line that begins with
  /// `#`; its newline remains so that lines keep their numbers.
  package static func lua(of file: String) -> String {
    let text =
      file.unicodeScalars.first == "\u{FEFF}"
      ? file.unicodeScalars.dropFirst()
      : file.unicodeScalars[...]
    guard text.first == "#" else { return String(text) }
    return String(text.drop { $0 != "\n" })
  }

  // MARK: Bytes

  // Lua programs are bytes, Swift strings are characters. A byte that is not UTF-8 is mapped to a
  // character that no text uses, so that it can be restored: if it were repaired, a file name in a
  // program would become that of another file. The bytes of such a character itself are mapped one
  // by one as well.
  private static let firstStandIn: UInt32 = 0x10_FF00
  /// The first byte in the UTF-8 of all stand-ins, and of few other characters.
  private static let leadOfStandIns: UInt8 = 0xF4

  /// The text of a file or a pipe; nil if it can't be read.
  package static func read(_ path: String) -> String? {
    // A folder can be opened, but not read.
    guard let file = try? OpenFile.reading(path, waits: true) else { return nil }
    return read(file)
  }

  /// The text of an open file or pipe; nil if it can't be read.
  package static func read(_ file: borrowing OpenFile) -> String? {
    (try? file.bytes(limit: .max)).map { text(of: $0) }
  }

  /// A text from which `bytes` restores the same bytes.
  package static func text(of bytes: some Sequence<UInt8>) -> String {
    let bytes = Array(bytes)
    if !bytes.contains(leadOfStandIns), let text = String(validating: bytes, as: UTF8.self) {
      return text
    }
    var text = String.UnicodeScalarView()
    var rest = bytes[...]
    while let first = rest.first {
      if let scalar = scalar(at: rest) {
        text.append(scalar)
        rest = rest.dropFirst(UTF8.width(scalar))
      } else {
        // A byte that begins no character is at least 0x80, and U+10FF80 and so on are characters.
        text.append(Unicode.Scalar(firstStandIn + UInt32(first)) ?? "\u{FFFD}")
        rest = rest.dropFirst()
      }
    }
    return String(text)
  }

  /// The bytes of a text, which may come from `text`.
  package static func bytes(of text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    guard bytes.contains(leadOfStandIns) else { return bytes }
    return text.unicodeScalars.flatMap { scalar in
      byte(of: scalar).map { [$0] }
        ?? Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  /// Whether a text that comes from `text` has bytes that are not UTF-8.
  package static func hasBytes(_ text: String) -> Bool {
    text.unicodeScalars.contains { byte(of: $0) != nil }
  }

  /// The byte that a stand-in represents; nil for any other character.
  private static func byte(of scalar: Unicode.Scalar) -> UInt8? {
    scalar.value > firstStandIn + 0x7F ? UInt8(truncatingIfNeeded: scalar.value) : nil
  }

  /// The character at the start of some bytes; nil if there is none, or it is a stand-in for a
  /// byte.
  private static func scalar(at bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let lengths = 1...4
    return lengths.lazy.compactMap { length in
      String(validating: bytes.prefix(length), as: UTF8.self)?.unicodeScalars.first
    }.first.flatMap { byte(of: $0) == nil ? $0 : nil }
  }
}
