import Support
import Testing

/// The command is linked without ICU's data (Makefile), which some of Foundation's types read.
struct FoundationUseTests {
  /// What needs the data: formatters, calendars, languages, patterns and comparisons of ICU's.
  private static let words: Set = [
    "DateFormatter", "NumberFormatter", "ISO8601DateFormatter", "ByteCountFormatter", "Calendar",
    "DateComponents", "TimeZone", "Locale", "NSRegularExpression", "formatted", "folding",
    "applyingTransform", "localizedCompare", "localizedCaseInsensitiveCompare",
    "localizedStandardCompare", "localizedLowercase", "localizedUppercase", "caseInsensitive",
    "diacriticInsensitive", "capitalized",
  ]

  @Test func nothingNeedsTheDataOfICU() throws {
    // The command contains nothing of what programs for UIKit import.
    let found = try SourceIndex.sources.get().uses.filter { use in
      use.symbol.id.contains("Foundation") && !use.path.hasPrefix("Sources/OnLinux/")
        && Self.words.contains(String(use.symbol.name.prefix { $0 != "(" }))
    }
    let places = Set(found.map { "\($0.path): \($0.symbol.name)" })
    let file = "Tests/Model/TextsTests/SourceMistakes.swift"
    #expect(places == ["\(file): Calendar", "\(file): capitalized"])
  }
}
