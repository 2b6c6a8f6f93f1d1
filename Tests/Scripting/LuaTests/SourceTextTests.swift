import Lua
import Support
import Testing

struct SourceTextTests {
  @Test(arguments: ["", "print(1)", "é 日本 👩‍👩‍👧", "\u{FFFD}", "\u{10FEFF}", "\r\n\0"])
  func textsAreTheirUTF8(text: String) {
    #expect(SourceText.bytes(of: text) == Array(text.utf8))
    #expect(Array(SourceText.text(of: text.utf8).utf8) == Array(text.utf8))
  }

  /// Complete characters, partial ones, and the replacements for bytes in a text.
  private static let pieces: [[UInt8]] =
    [
      [0x80], [0xC3], [0xE9], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5], [0xFF], [0x0A],
    ]
    + ["a", "é", "日", "👩", "\u{10FF7F}", "\u{10FF80}", "\u{10FFFF}"].map { Array($0.utf8) }

  @Test func anyBytesComeBackAsTheyWere() {
    var random = SplitMix(seed: 17)
    for _ in 0..<2_000 {
      let bytes = (0..<Int.random(in: 1...8, using: &random)).flatMap { _ -> [UInt8] in
        let piece = Self.pieces.randomElement(using: &random) ?? []
        return Array(piece.prefix(Int.random(in: 1...4, using: &random)))
      }
      #expect(SourceText.bytes(of: SourceText.text(of: bytes)) == bytes)
    }
    let all = (0...255).map(UInt8.init)
    #expect(SourceText.bytes(of: SourceText.text(of: all)) == all)
  }

  @Test func differentBytesAreDifferentTexts() {
    let names = [[0xE9], [0xE8], Array("\u{FFFD}".utf8), Array("\u{10FFE9}".utf8)]
    #expect(Set(names.map { SourceText.text(of: $0) }).count == names.count)
  }
}
