import Foundation
import Support
import Testing

/// The command is linked without ICU's data (Makefile), which some of Foundation's types read.
struct FoundationUseTests {
  private static let root = Repository.root

  /// What needs the data: formatters, calendars, languages, patterns and comparisons of ICU's.
  private static let words = [
    "DateFormatter", "NumberFormatter", "ISO8601DateFormatter", "ByteCountFormatter", "Calendar",
    "DateComponents", "TimeZone", "Locale", "NSRegularExpression", "formatted", "folding",
    "applyingTransform", "localizedCompare", "localizedCaseInsensitiveCompare",
    "localizedStandardCompare", "localizedLowercase", "localizedUppercase", "caseInsensitive",
    "diacriticInsensitive", "capitalized",
  ]

  @Test func nothingNeedsTheDataOfICU() throws {
    var found: [String] = []
    var count = 0
    for folder in ["Sources", "repl"] {
      let place = Self.root.appendingPathComponent(folder)
      let names = FileManager.default.enumerator(atPath: place.path)?.compactMap { $0 as? String }
      for name in names ?? [] where name.hasSuffix(".swift") {
        // The command contains none of these.
        if name.hasPrefix("OnLinux/") { continue }
        count += 1
        let file = place.appendingPathComponent(name)
        let text = try String(contentsOf: file, encoding: .utf8)
        for word in Self.words where text.contains(word) {
          found += Self.lines(of: text, using: word).map { "\(folder)/\(name): \($0)" }
        }
      }
    }
    #expect(found == [])
    #expect(count > 1000)
  }

  @Test func aUseIsFound() {
    let text = "let a = EKCalendar()\nlet b = Calendar.current\n// Locale\ntext.formatted()"
    #expect(Self.lines(of: text, using: "Calendar") == ["let b = Calendar.current"])
    #expect(Self.lines(of: text, using: "Locale") == [])
    #expect(Self.lines(of: text, using: "formatted") == ["text.formatted()"])
  }

  /// The lines of code in which a word stands alone, and is used as a type or a member.
  private static func lines(of text: String, using word: String) -> [Substring] {
    text.split(separator: "\n").filter { line in
      guard let range = line.range(of: word), !line.contains("//") else { return false }
      let isInLongerName =
        line[..<range.lowerBound].last.map { $0.isLetter || $0 == "\"" } ?? false
        || line[range.upperBound...].first.map(\.isLetter) ?? false
      return !isInLongerName
    }
  }
}
