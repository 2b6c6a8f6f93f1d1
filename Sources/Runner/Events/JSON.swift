import Escaping

/// A JSON value whose members keep their order.
nonisolated package enum JSON: Sendable, Equatable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([Pair])

  /// A name and its value.
  package struct Pair: Sendable, Equatable {
    let name: String
    let value: JSON
  }
}

nonisolated extension JSON: ExpressibleByDictionaryLiteral, ExpressibleByStringLiteral {
  package init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(elements.map { Pair(name: $0, value: $1) })
  }

  package init(stringLiteral value: String) { self = .string(value) }
}

nonisolated extension JSON {
  /// The value of a member of an object.
  package subscript(_ name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The text, if it is one.
  package var text: String? { if case .string(let text) = self { text } else { nil } }

  /// The whole number, if it is one.
  package var integer: Int? { if case .integer(let number) = self { number } else { nil } }

  /// The number, if it is one.
  package var double: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }

  /// The truth value, if it is one.
  package var truth: Bool? { if case .bool(let truth) = self { truth } else { nil } }

  /// The elements of an array; none for anything else.
  package var elements: [JSON] { if case .array(let elements) = self { elements } else { [] } }

  /// The texts in an array.
  package var texts: [String] { elements.compactMap(\.text) }

  /// An array of texts.
  package init(_ texts: [String]) { self = .array(texts.map(JSON.string)) }

  /// The same object without empty members: null, false, and empty texts and arrays.
  package var compact: JSON {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { !$0.value.isEmptyValue })
  }

  /// Whether it is null, false, or an empty text or array.
  var isEmptyValue: Bool {
    switch self {
    case .null, .bool(false): true
    case .array(let elements): elements.isEmpty
    case .string(let text): text.isEmpty
    default: false
    }
  }
}

nonisolated extension JSON: CustomStringConvertible {
  /// One line of text.
  package var description: String { String(decoding: bytes, as: UTF8.self) }

  /// The same as UTF-8.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(128)  // as most events of tests take
    write(to: &bytes)
    return bytes
  }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let truth): bytes += (truth ? "true" : "false").utf8
    case .integer(let number): bytes += String(number).utf8
    case .number(let number): bytes += (number.isFinite ? "\(number)" : "null").utf8
    case .string(let text): Self.write(text, to: &bytes)
    case .array(let elements):
      Self.write(elements, between: ("[", "]"), to: &bytes) { $0.write(to: &$1) }
    case .object(let members):
      Self.write(members, between: ("{", "}"), to: &bytes) { member, bytes in
        Self.write(member.name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.write(to: &bytes)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], between ends: (Unicode.Scalar, Unicode.Scalar), to bytes: inout [UInt8],
    _ write: (Element, inout [UInt8]) -> Void
  ) {
    bytes.append(UInt8(ascii: ends.0))
    for index in elements.indices {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      write(elements[index], &bytes)
    }
    bytes.append(UInt8(ascii: ends.1))
  }

  /// Invisible characters are escaped, as JSON allows for any character.
  private static func write(_ text: String, to bytes: inout [UInt8]) {
    if text.utf8.contains(where: { $0 >= 0x80 }), text.escaped != text {
      var plain: [UInt8] = []
      write(plain: text, to: &plain)
      bytes += String(decoding: plain, as: UTF8.self).escapedInJSON.utf8
    } else {
      write(plain: text, to: &bytes)
    }
  }

  private static func write(plain text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { text in
      var rest = text[...]
      while let special = rest.firstIndex(where: isSpecial) {
        bytes += rest[..<special]
        write(rest[special], to: &bytes)
        rest = rest[(special + 1)...]
      }
      bytes += rest
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private static func write(_ byte: UInt8, to bytes: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
    case 0x0A: bytes += "\\n".utf8
    default:
      let digits = String(byte, radix: 16)
      bytes += ("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits).utf8
    }
  }
}
