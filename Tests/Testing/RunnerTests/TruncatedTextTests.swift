import Testing

@testable import Reports

struct TruncatedTextTests {
  private static let most = 1000

  private static func text(_ pieces: [String]) -> String {
    var text = TruncatedText(keeping: most)
    for piece in pieces { text.append(piece.utf8) }
    return text.text
  }

  @Test func aTextOfTwiceWhatAnEndKeepsIsWhole() {
    let whole = String(repeating: "a", count: Self.most) + String(repeating: "b", count: Self.most)
    #expect(Self.text([whole]) == whole)
    #expect(Self.text(["a", "", "é", "\n"]) == "aé\n")
    #expect(Self.text([]).isEmpty)
  }

  @Test(arguments: [1, 7, 999, 1000, 1001, 100_000])
  func bothEndsOfALongerOneAreKept(_ length: Int) {
    let whole = (0..<2000).map { "\($0)\n" }.joined()
    let pieces = stride(from: 0, to: whole.utf8.count, by: length).map { start in
      String(whole.utf8.dropFirst(start).prefix(length)) ?? ""
    }
    let omitted = whole.utf8.count - 2 * Self.most
    let expected =
      whole.prefix(Self.most) + "\n... (\(omitted) bytes left out) ...\n" + whole.suffix(Self.most)
    #expect(Self.text(pieces) == expected)
  }

  /// Characters of two, three and four bytes, each cut at every place.
  @Test(arguments: ["é", "‹", "🙂"], [0, 1, 2, 3])
  func noCharacterIsBroken(_ character: String, _ offset: Int) {
    let count = 3 * Self.most / character.utf8.count
    let text = Self.text([
      String(repeating: "-", count: offset) + String(repeating: character, count: count)
    ])
    #expect(!text.contains("\u{FFFD}"))
    let kept = text.count { String($0) == character }
    #expect(text.contains("(\((count - kept) * character.utf8.count) bytes left out)"))
  }

  @Test func bytesThatAreNoTextAreKept() {
    var text = TruncatedText(keeping: Self.most)
    text.append([UInt8](repeating: 0xBF, count: 3 * Self.most))
    #expect(text.text.contains("bytes left out"))
  }
}
