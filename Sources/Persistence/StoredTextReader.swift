/// Reads the JSON that `StoredTextWriter` writes, and no other: nothing is guessed or repaired.
///
/// Foundation's decoders take 1 and 1.0 for the same, and do not say where a text goes wrong.
struct StoredTextReader {
  let bytes: [UInt8]
  var position = 0

  /// A reader at the start of a text.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  /// The byte that comes next, nil at the end.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Reads a value that stands in so many lists and records.
  mutating func value(depth: Int) throws(StoredTextError) -> StoredValue {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try record(depth: depth)
    case UInt8(ascii: "["): return try list(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case let byte? where byte == UInt8(ascii: "-") || Self.digits ~= byte: return try number()
    case UInt8(ascii: "t") where take("true"): return .bool(true)
    case UInt8(ascii: "f") where take("false"): return .bool(false)
    default: throw wanted("a value")
    }
  }

  /// Reads `{ "key": …, … }`, an entry at a time; the closure reads the value of a key, and
  /// learns where the key stands.
  mutating func entries(
    _ read: (inout StoredTextReader, String, Int) throws(StoredTextError) -> Void
  ) throws(StoredTextError) {
    try expect("{")
    if takeAfterSpace("}") { return }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw wanted("a key in quotes") }
      let start = position
      let key = try string()
      try expect(":")
      try read(&self, key, start)
    } while takeAfterSpace(",")
    try expect("}", or: "\",\" or \"}\"")
  }

  /// Goes on behind spaces and ends of lines.
  mutating func skipSpace() {
    while let byte = next, byte == 0x20 || (0x09...0x0D ~= byte && byte != 0x0B && byte != 0x0C) {
      position += 1
    }
  }

  private mutating func list(depth: Int) throws(StoredTextError) -> StoredValue {
    guard depth < StoredValue.deepest else { throw wrong(StoredTextError.tooDeep) }
    position += 1
    var values: [StoredValue] = []
    if takeAfterSpace("]") { return .list(values) }
    repeat { values.append(try value(depth: depth + 1)) } while takeAfterSpace(",")
    try expect("]", or: "\",\" or \"]\"")
    return .list(values)
  }

  private mutating func record(depth: Int) throws(StoredTextError) -> StoredValue {
    let start = position
    var values: [String: StoredValue] = [:]
    var tagged: StoredValue?
    try entries { (reader, key, place) throws(StoredTextError) in
      let tag = Tag(rawValue: key)
      guard tagged == nil, tag == nil || values.isEmpty else {
        throw reader.wrong("a record with \"$\" has one entry", at: place)
      }
      if let tag {
        tagged = try reader.value(of: tag)
      } else {
        try reader.add(key, at: place, to: &values, depth: depth)
      }
    }
    if let tagged { return tagged }
    guard depth < StoredValue.deepest else { throw wrong(StoredTextError.tooDeep, at: start) }
    return .record(values)
  }

  private mutating func add(
    _ key: String, at place: Int, to values: inout [String: StoredValue], depth: Int
  ) throws(StoredTextError) {
    guard depth < StoredValue.deepest else { throw wrong(StoredTextError.tooDeep) }
    let marks = key.utf8.prefix { $0 == UInt8(ascii: "$") }.count
    guard marks != 1 else { throw wrong("the key \"\(key)\" has no meaning", at: place) }
    let key = marks > 1 ? String(key.unicodeScalars.dropFirst()) : key
    guard values[key] == nil else { throw wrong("the key \"\(key)\" is there twice", at: place) }
    values[key] = try value(depth: depth + 1)
  }
}

// MARK: Characters and words

extension StoredTextReader {
  /// Goes on behind a character that must come next, spaces aside.
  mutating func expect(
    _ character: Unicode.Scalar, or description: String? = nil
  ) throws(StoredTextError) {
    guard takeAfterSpace(character) else { throw wanted(description ?? "\"\(character)\"") }
  }

  private mutating func takeAfterSpace(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Goes on behind a word that comes next; false where it does not.
  mutating func take(_ word: String) -> Bool {
    guard bytes[position...].starts(with: word.utf8) else { return false }
    position += word.utf8.count
    return true
  }

  /// What is wrong here: something else was wanted.
  func wanted(_ wanted: String) -> StoredTextError {
    wrong("\(wanted) was wanted, \(found)")
  }

  /// What is wrong here or at another place.
  func wrong(_ message: String, at place: Int? = nil) -> StoredTextError {
    let before = bytes[..<(place ?? position)]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let lastLine = before.suffix { $0 != UInt8(ascii: "\n") }
    let column = lastLine.count { $0 & 0b1100_0000 != 0b1000_0000 } + 1
    return StoredTextError(line: line, column: column, message: message)
  }

  private var found: String {
    guard let next else { return "but the text ends there" }
    guard 0x20..<0x7F ~= next else { return "but there is the byte \(String(next, radix: 16))" }
    return "but there is \"\(Unicode.Scalar(next))\""
  }
}

extension ArraySlice<UInt8> {
  fileprivate func suffix(while fits: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    suffix(from: lastIndex { !fits($0) }.map { $0 + 1 } ?? startIndex)
  }
}
