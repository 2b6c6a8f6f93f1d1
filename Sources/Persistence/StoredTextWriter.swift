#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension StoredValue {
  /// The value as indented JSON with sorted keys, from which the same value can be read.
  ///
  /// A number always has a point or an exponent, an integer never. What JSON has no word for is a
  /// record of one key: `{ "$data": "q83v" }` in Base64, `{ "$number": "nan" }`. A key of a script's
  /// own that begins with `$` gets another one in front.
  package func json() throws(StoredTextError) -> String {
    var writer = StoredTextWriter()
    try writer.write(self, depth: 0)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

/// Writes values as JSON.
struct StoredTextWriter {
  /// What was written so far.
  private(set) var bytes: [UInt8] = []
  /// How many steps all lines are indented by.
  var margin = 0

  /// Writes a value that stands in so many lists and records.
  mutating func write(_ value: StoredValue, depth: Int) throws(StoredTextError) {
    switch value {
    case .bool(let flag): write(flag ? "true" : "false")
    case .integer(let number): write(String(number))
    case .number(let number) where number.isFinite: write(number.description)
    case .number(let number): write(tag: "$number", number.isNaN ? "nan" : number.description)
    case .string(let text): write(quoted: text)
    case .data(let data): write(tag: "$data", Data(data).base64EncodedString())
    case .list(let values):
      try write(values, in: ("[", "]"), depth: depth) {
        (writer, value) throws(StoredTextError) in try writer.write(value, depth: depth + 1)
      }
    case .record(let entries):
      let sorted = entries.sorted { $0.key < $1.key }
      try write(sorted, in: ("{", "}"), depth: depth) {
        (writer, entry) throws(StoredTextError) in
        writer.write(key: entry.key.utf8.first == UInt8(ascii: "$") ? "$" + entry.key : entry.key)
        try writer.write(entry.value, depth: depth + 1)
      }
    }
  }

  /// Writes text as it is.
  mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Writes the name of an entry.
  mutating func write(key: String) {
    write(quoted: key)
    write(": ")
  }

  private mutating func write<Element>(
    _ elements: [Element], in brackets: (String, String), depth: Int,
    _ element: (inout StoredTextWriter, Element) throws(StoredTextError) -> Void
  ) throws(StoredTextError) {
    guard depth < StoredValue.deepest else {
      throw StoredTextError(message: StoredTextError.tooDeep)
    }
    write(brackets.0)
    for (index, value) in elements.enumerated() {
      write(index == 0 ? "\n" : ",\n")
      indent(depth + 1)
      try element(&self, value)
    }
    if !elements.isEmpty {
      write("\n")
      indent(depth)
    }
    write(brackets.1)
  }

  private mutating func indent(_ depth: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * (margin + depth)))
  }

  private mutating func write(tag: String, _ text: String) {
    write("{ ")
    write(key: tag)
    write(quoted: text)
    write(" }")
  }

  private mutating func write(quoted text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): write("\\n")
      case UInt8(ascii: "\t"): write("\\t")
      case 0..<0x20: write((byte < 0x10 ? "\\u000" : "\\u00") + String(byte, radix: 16))
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
