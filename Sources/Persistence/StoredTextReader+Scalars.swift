#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension StoredTextReader {
  /// What the key of a record says about its one value.
  enum Tag: String {
    case data = "$data"
    case number = "$number"
  }

  /// Reads what stands behind a tag.
  mutating func value(of tag: Tag) throws(StoredTextError) -> StoredValue {
    skipSpace()
    guard next == UInt8(ascii: "\"") else { throw wanted("a text") }
    let start = position
    let text = try string()
    switch tag {
    case .data:
      guard let data = Data(base64Encoded: text) else { throw wrong("no Base64", at: start) }
      return .data(Array(data))
    case .number:
      guard ["nan", "inf", "-inf"].contains(text), let number = Double(text) else {
        throw wrong("\"nan\", \"inf\" or \"-inf\" was wanted", at: start)
      }
      return .number(number)
    }
  }

  /// Reads digits: an integer, or a number where there is a point or an exponent.
  mutating func number() throws(StoredTextError) -> StoredValue {
    let start = position
    skip("-")
    if !skip("0") { try digits() }
    var isInteger = true
    if skip(".") {
      isInteger = false
      try digits()
    }
    if skip("e") || skip("E") {
      isInteger = false
      if !skip("+") { skip("-") }
      try digits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if isInteger, let number = Int(text) { return .integer(number) }
    if !isInteger, let number = Double(text), number.isFinite { return .number(number) }
    throw wrong("\(text.prefix(40)) does not fit into 64 bits", at: start)
  }

  @discardableResult
  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func digits() throws(StoredTextError) {
    let start = position
    while let byte = next, Self.digits ~= byte { position += 1 }
    guard position > start else { throw wanted("a digit") }
  }

  /// Reads a text in quotes.
  mutating func string() throws(StoredTextError) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while true {
      let run = position
      while let byte = next, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
        position += 1
      }
      text += bytes[run..<position]
      if skip("\"") { break }
      guard skip("\\") else { throw wanted("the end of the text") }
      text += try escape().utf8
    }
    guard let text = String(exactly: text[...]) else { throw wrong("no UTF-8", at: start) }
    return text
  }

  private mutating func escape() throws(StoredTextError) -> String {
    for (character, meaning) in Self.escapes where skip(character) { return meaning }
    guard skip("u") else { throw wanted("an escape") }
    let start = position - 2
    var units = [try unit()]
    if UTF16.isLeadSurrogate(units[0]), take("\\u") { units.append(try unit()) }
    guard let text = String(validating: units) else {
      throw wrong("half a pair of surrogates", at: start)
    }
    return text
  }

  private mutating func unit() throws(StoredTextError) -> UInt16 {
    let digits = bytes[position..<min(position + 4, bytes.count)]
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw wanted("four hexadecimal digits") }
    position += 4
    return unit
  }

  private static let escapes: KeyValuePairs<Unicode.Scalar, String> = [
    "\"": "\"", "\\": "\\", "/": "/", "n": "\n", "t": "\t", "r": "\r", "b": "\u{8}", "f": "\u{C}",
  ]
}

extension String {
  /// The text of UTF-16; nil where it is none.
  fileprivate init?(validating units: [UInt16]) {
    let text = String(decoding: units, as: UTF16.self)
    guard text.utf16.elementsEqual(units) else { return nil }
    self = text
  }
}
