import Support
import Testing

/// Bytes that are not text, typed at a terminal.
@Suite(.slow("it starts processes"))
struct StrangeKeysTests {
  /// All bytes except those that are signals, the end of input, or stop the terminal's output.
  @Test(arguments: [1, 2, 10])
  func fourteenKilobytesOfNoiseAreSkipped(_ seed: UInt64) throws {
    try withPrompt { terminal in
      var state = seed
      let bytes = (0..<14_000).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(state >> 56)
      }
      try terminal.type(bytes: bytes.filter { ![0x03, 0x04, 0x13, 0x1A, 0x1C].contains($0) })
      try terminal.wait(for: "bytes of input that is not UTF-8 text")
      try terminal.type("\u{3}\u{3}\r\u{15}print(6 * 7777)\r")
      try terminal.wait(for: "46662")
    }
  }

  @Test(arguments: [
    ([0x63, 0xFF, 0x64, 0x0D], 3), ([0x63, 0x00, 0x64], 2), ([0xE2, 0x82, 0x64, 0x64], 2),
  ])
  func whatComesWithThemIsSkipped(_ bytes: [UInt8], _ count: Int) throws {
    try withPrompt { terminal in
      try terminal.type("1 + ")
      try terminal.wait("what was typed") { $0.text.hasSuffix("1 +") }
      try terminal.type(bytes: bytes)
      try terminal.wait(for: "skipped \(count) bytes of input that is not UTF-8 text\n>")
      #expect(try terminal.answer(to: "'é‹🙂'") == ["\"é‹🙂\""])
    }
  }

  @Test func aPasteIsRepaired() throws {
    try withPrompt { terminal in
      let bytes: [UInt8] = [0x61, 0x80, 0x62, 0xC3, 0x28, 0xE2, 0x82, 0x63, 0xED, 0xA0, 0x80, 0x64]
      try terminal.type(bytes: Array("'\u{1B}[200~".utf8) + bytes + Array("\u{1B}[201~'\r".utf8))
      try terminal.wait(for: "\"a\u{FFFD}b\u{FFFD}(\u{FFFD}c\u{FFFD}\u{FFFD}\u{FFFD}d\"")
    }
  }

  /// ESC and Ctrl-J start vi's mode: there, readline hangs after moves on broken text.
  @Test(arguments: [
    "w", "W", "e", "E", "b", "B", "l", "h", "x", "~", "dw", "cw", "rx", "fx", "ywP",
  ])
  func movesInVisModeEnd(_ command: String) throws {
    try withPrompt { terminal in
      try terminal.type("\u{1B}\n")
      for broken in [
        [0xDF, 0x9A, 0xBF], [0x9A, 0xBF], [0xFF, 0x86], [0xC3], [0xF0, 0x9F, 0x99],
      ] {
        try terminal.type(
          bytes: Array("\u{1B}[200~ab ".utf8) + broken.map { UInt8($0) } + Array("\u{1B}[201~".utf8)
        )
        try terminal.type("\u{1B}0" + String(repeating: command, count: 6) + "\u{1B}S")
      }
      try terminal.type("print(6 * 7777)\r")
      try terminal.wait(for: "46662")
    }
  }
}
