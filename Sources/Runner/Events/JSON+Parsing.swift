nonisolated extension JSON {
  /// Reads a text; nil if it is not one complete value.
  package init?(parsing bytes: some Sequence<UInt8>) {
    let value = Array(bytes).withUnsafeBufferPointer { bytes in
      var parser = JSONParser(bytes: bytes)
      return parser.value().flatMap { parser.isAtEnd ? $0 : nil }
    }
    guard let value else { return nil }
    self = value
  }

  /// Reads a text; nil if it is not one complete value.
  package init?(parsing text: String) { self.init(parsing: text.utf8) }
}

/// Reads values one after the other.
nonisolated private struct JSONParser {
  let bytes: UnsafeBufferPointer<UInt8>
  private var next = 0
  private var depth = 0

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return next == bytes.count
    }
  }

  private var byte: UInt8? { next < bytes.count ? bytes[next] : nil }

  private mutating func skipSpace() {
    while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { next += 1 }
  }

  private mutating func consume(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard bytes.count - next >= count else { return false }
    for index in 0..<count where bytes[next + index] != text.utf8Start[index] { return false }
    next += count
    return true
  }

  mutating func value() -> JSON? {
    guard depth < 512 else { return nil }
    depth += 1
    defer { depth -= 1 }
    skipSpace()
    switch byte {
    case UInt8(ascii: "{"): return object()
    case UInt8(ascii: "["): return array()
    case UInt8(ascii: "\""): return string().map(JSON.string)
    case UInt8(ascii: "t"): return consume("true") ? .bool(true) : nil
    case UInt8(ascii: "f"): return consume("false") ? .bool(false) : nil
    case UInt8(ascii: "n"): return consume("null") ? .null : nil
    default: return number()
    }
  }

  private mutating func elements(
    until end: UInt8, _ element: (inout JSONParser) -> Bool
  ) -> Bool {
    next += 1
    skipSpace()
    if byte == end {
      next += 1
      return true
    }
    while true {
      guard element(&self) else { return false }
      skipSpace()
      guard let separator = byte else { return false }
      next += 1
      if separator == end { return true }
      guard separator == UInt8(ascii: ",") else { return false }
    }
  }

  private mutating func array() -> JSON? {
    var values: [JSON] = []
    let isWhole = elements(until: UInt8(ascii: "]")) { parser in
      guard let value = parser.value() else { return false }
      values.append(value)
      return true
    }
    return isWhole ? .array(values) : nil
  }

  private mutating func object() -> JSON? {
    var members: [JSON.Pair] = []
    members.reserveCapacity(8)  // as most events of tests have
    let isWhole = elements(until: UInt8(ascii: "}")) { parser in
      parser.skipSpace()
      guard parser.byte == UInt8(ascii: "\""), let name = parser.string() else { return false }
      parser.skipSpace()
      guard parser.consume(":"), let value = parser.value() else { return false }
      members.append(JSON.Pair(name: name, value: value))
      return true
    }
    return isWhole ? .object(members) : nil
  }

  private mutating func number() -> JSON? {
    let start = next
    while let byte, Self.isOfNumber(byte) { next += 1 }
    let text = String(decoding: bytes[start..<next], as: UTF8.self)
    return Int(text).map(JSON.integer) ?? Double(text).map(JSON.number)
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  private mutating func string() -> String? {
    next += 1
    let start = run()
    guard byte != UInt8(ascii: "\"") else {
      next += 1
      return String(decoding: start, as: UTF8.self)
    }
    return string(after: start)
  }

  /// Appends the text before the next escape, or before the end.
  private mutating func run() -> Slice<UnsafeBufferPointer<UInt8>> {
    let start = next
    let end = bytes[start...].firstIndex { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
    next = end ?? bytes.count
    return bytes[start..<next]
  }

  /// Reads the rest of a text that has escapes.
  private mutating func string(after start: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    var text = Array(start)
    while byte == UInt8(ascii: "\\") {
      next += 1
      guard escape(into: &text) else { return nil }
      text += run()
    }
    guard byte == UInt8(ascii: "\"") else { return nil }
    next += 1
    return String(decoding: text, as: UTF8.self)
  }

  private static let plain: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D,
    UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "/"): 0x2F,
    UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5C,
  ]

  private mutating func escape(into text: inout [UInt8]) -> Bool {
    guard let byte else { return false }
    next += 1
    if let plain = Self.plain[byte] {
      text.append(plain)
      return true
    }
    guard byte == UInt8(ascii: "u"), var value = unit() else { return false }
    if value >> 10 == 0x36, consume("\\u"), let low = unit(), low >> 10 == 0x37 {
      value = 0x10000 + (value & 0x3FF) << 10 + (low & 0x3FF)
    }
    text += String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8
    return true
  }

  private mutating func unit() -> UInt32? {
    guard bytes.count - next >= 4 else { return nil }
    defer { next += 4 }
    return UInt32(String(decoding: bytes[next..<next + 4], as: UTF8.self), radix: 16)
  }
}
