/// The widths of texts in points, from a table of advances, so that every machine measures the same.
public enum TextWidth {
  /// The width of a text in a size in points; a bold one is wider by a fixed part.
  public static func of(_ text: String, size: Double, isBold: Bool = false) -> Double {
    // Bytes are a tenth of the work of characters: a text view measures its text at every key.
    let advances =
      text.utf8.allSatisfy { $0 < 0x80 }
      ? text.utf8.reduce(0) { $0 + advance(ofASCII: $1) }
      : text.reduce(0) { $0 + advance(of: $1) }
    return Double(advances) * size / 1000 * (isBold ? boldness : 1)
  }

  private static let boldness = 1.06

  /// The advance of a character in thousandths of the size.
  private static func advance(of character: Character) -> Int {
    if let ascii = character.asciiValue { return advance(ofASCII: ascii) }
    guard let first = character.unicodeScalars.first else { return 0 }
    if isWide(first) || character == "…" || character == "—" { return 1000 }
    // A letter with an accent is as wide as the letter.
    let base = String(character).decomposedBase
    return base.map(advance(ofASCII:)) ?? common
  }

  private static func advance(ofASCII code: UInt8) -> Int {
    let index = Int(code) - 32
    return ascii.indices.contains(index) ? ascii[index] : 0
  }

  /// Ideographs, kana, Hangul and pictures.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0x20000...0x3FFFD:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }

  private static let common = 556

  /// The advances of Helvetica from the space to the tilde, as its metrics file has them.
  private static let ascii = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,  // space to /
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,  // 0 to ?
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,  // @ to O
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,  // P to _
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,  // ` to o
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,  // p to ~
  ]
}

extension String {
  /// The letter of a Latin letter with accents, by its name; nil for anything else.
  fileprivate var decomposedBase: UInt8? {
    guard let first = unicodeScalars.first, (0xC0...0x24F).contains(first.value) else { return nil }
    let name = first.properties.name ?? ""
    guard let range = name.firstRange(of: " LETTER ") else { return nil }
    guard let letter = name[range.upperBound...].first, let code = letter.asciiValue else {
      return nil
    }
    return name.hasPrefix("LATIN SMALL") ? code | 0x20 : code
  }
}
