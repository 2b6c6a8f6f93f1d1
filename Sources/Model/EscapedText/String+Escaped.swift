extension String {
  /// The text with characters escaped as in Lua if they are invisible or change the direction of
  /// the line: `\n`, `\27`, `\u{202E}`.
  ///
  /// Names are shown this way wherever this program prints them; nothing in one can look like a
  /// separate line, move the cursor or hide. A text that is escaped already stays unchanged.
  package var escaped: String { escaped(keeping: []) }

  /// The escaped form of a text with several lines: newlines and tabs stay.
  package var escapedLines: String { escaped(keeping: ["\n", "\t"]) }

  /// The text without control characters but tabs: each is replaced by its picture, `␛` for escape.
  package var printable: String {
    guard utf8.contains(where: { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F }) else { return self }
    var scalars = UnicodeScalarView()
    for scalar in unicodeScalars {
      let picture: UInt32? =
        switch scalar.value {
        case 0x09: nil
        case 0..<0x20: 0x2400 + scalar.value
        case 0x7F: 0x2421
        default: nil
        }
      scalars.append(picture.flatMap(Unicode.Scalar.init) ?? scalar)
    }
    return String(scalars)
  }

  /// The escaped form for JSON, without the quotes.
  package var escapedInJSON: String {
    escaped(keeping: ["\n"]) { scalar, _ in
      String(scalar).utf16.map { "\\u\($0.digits(4, radix: 16))" }.joined()
    }
  }

  /// A word of a shell command: unchanged, in quotes, or `$'x\012y'`.
  package var shellWord: String {
    let isPlain = allSatisfy { $0.isLetter || $0.isNumber || "/._-:+,@%".contains($0) }
    if isPlain, escaped == self { return self }
    guard escaped != self else { return "'\(replacing("'", with: "'\\''"))'" }
    let marked = replacing("\\", with: "\\\\").replacing("'", with: "\\'")
    let word = marked.escaped(keeping: []) { scalar, _ in
      String(scalar).utf8.map { "\\\($0.digits(3, radix: 8))" }.joined()
    }
    return "$'\(word)'"
  }

  /// A text of any bytes: invalid UTF-8 is escaped as well.
  package init(escaping bytes: some Collection<UInt8>) { self = String(numbering: bytes).escaped }

  /// A text of any bytes: those that are not UTF-8 are shown by number, as in `caf\233`.
  package init(numbering bytes: some Collection<UInt8>) {
    let bytes = Array(bytes)
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var (text, position) = ("", 0)
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let unit):
        text.unicodeScalars.append(Unicode.UTF8.decode(unit))
        position += unit.count
      case .error(let length):
        for byte in bytes[position..<position + length] { text += "\\\(UInt16(byte).digits(3))" }
        position += length
      case .emptyInput:
        self = text
        return
      }
    }
  }

  private func escaped(
    keeping kept: [Unicode.Scalar],
    as notation: (Unicode.Scalar, _ next: Unicode.Scalar?) -> String = Self.lua
  ) -> String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
    var result = ""
    result.reserveCapacity(utf8.count)
    var last: Unicode.Scalar?
    var scalars = unicodeScalars.makeIterator()
    var following = scalars.next()
    while let scalar = following {
      following = scalars.next()
      if kept.contains(scalar) || scalar.isVisible(between: last, following) {
        result.unicodeScalars.append(scalar)
      } else {
        result += notation(scalar, following)
      }
      last = scalar
    }
    return result
  }

  /// As `string.format("%q")` does, with letters where Lua has them.
  private static func lua(_ scalar: Unicode.Scalar, _ next: Unicode.Scalar?) -> String {
    // Bytes of programs that are not UTF-8 are represented by special characters.
    if scalar.value >= 0x10_FF80 { return "\\\((scalar.value - 0x10_FF00).digits(3))" }
    guard scalar.isASCII else { return "\\u{\(String(scalar.value, radix: 16).uppercased())}" }
    if let letter = letters[scalar] { return "\\\(letter)" }
    let isBeforeDigit = next.map { ("0"..."9").contains($0) } ?? false
    return "\\\(scalar.value.digits(isBeforeDigit ? 3 : 1))"
  }

  private static let letters: [Unicode.Scalar: String] = [
    "\u{7}": "a", "\u{8}": "b", "\t": "t", "\n": "n", "\u{B}": "v", "\u{C}": "f", "\r": "r",
  ]
}

extension Unicode.Scalar {
  /// Whether it is visible in its context, and does not change the direction of the line.
  fileprivate func isVisible(between last: Unicode.Scalar?, _ next: Unicode.Scalar?) -> Bool {
    if value < 0x300 { return value >= 0x20 && !(0x7F..<0xA0).contains(value) && value != 0xAD }
    // They select the form of the preceding character, once; several in a row could hide a text.
    if properties.isVariationSelector { return last?.takesVariation == true }
    if self == "\u{200D}" { return last?.isPicture == true && next?.isPicture == true }
    switch properties.generalCategory {
    case .lineSeparator, .paragraphSeparator: return false
    case .privateUse: return value < 0x10_FF80
    case .unassigned where properties.isNoncharacterCodePoint: return false
    default: return !properties.isDefaultIgnorableCodePoint && !(0xFFF9...0xFFFB).contains(value)
    }
  }

  private var takesVariation: Bool {
    value > 0x20 && !properties.isVariationSelector && isVisible(between: nil, nil)
  }

  /// Whether it is part of an emoji that a joiner joins with the next: 👩‍👧.
  private var isPicture: Bool {
    !isASCII && properties.isEmoji || properties.isEmojiModifier || value == 0xFE0F
  }
}

extension FixedWidthInteger {
  /// The number with at least that many digits.
  fileprivate func digits(_ count: Int, radix: Int = 10) -> String {
    let text = String(self, radix: radix)
    let missing = count - text.utf8.count
    return missing > 0 ? String(repeating: "0", count: missing) + text : text
  }
}
