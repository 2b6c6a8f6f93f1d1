import Foundation
import Support
import Testing

/// What differs by release is data of a `Profile`: other modules ask for it, and compare no eras.
struct ReleaseUseTests {
  private static let root = Repository.root.appending(path: "Sources")

  @Test func onlyProfilesCompareReleases() throws {
    var found: [String] = []
    var count = 0
    let names = FileManager.default.enumerator(atPath: Self.root.path)?
      .compactMap { $0 as? String }
    for name in names ?? []
    where name.hasSuffix(".swift") && !name.hasPrefix("Model/NavigationModel/") {
      count += 1
      let text = try String(contentsOf: Self.root.appendingPathComponent(name), encoding: .utf8)
      found += Self.comparisons(in: text).map { "\(name): \($0)" }
    }
    #expect(found == [])
    #expect(count > 1000)
  }

  @Test func aComparisonIsFound() {
    let text = """
      guard stage.profile.era >= .iOS8 else { return }
      // before .iOS8
      if era < .iOS13, isOpen {}
      let text = diagnostic.text(profile.era)
      """
    #expect(Self.comparisons(in: text).count == 2)
  }

  /// The lines that compare something with an era.
  private static func comparisons(in text: String) -> [String] {
    text.split(separator: "\n").filter { line in
      line.contains(/[<>=]=?\s*\.iOS\d/) && !line.contains(/^\s*\/\//)
    }.map(String.init)
  }
}
