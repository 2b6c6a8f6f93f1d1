import Facts
import Testing

struct CitedFileTests {
  private static let source = """
    /// B1, as `B3` does:
    ///     B4
    extension Profile {
      /// All rows. // not B2
      static let modern = Profile(
        rows: [
          .push: Choreography(  // A13, A31 to A32
            asked: 1,
            committed: [2]),  // A54
          .pop: Choreography(
            // A14
            asked: 1),
        ])

      /// Whether it holds (D11;
      /// unconfirmed: P47).
      @discardableResult
      package func holds(_ text: String) -> Bool {
        let address = "https://A15.org"
        switch text {
        case "A16": return true
        case .last: return false  // A17
        }
      }
    }
    open class Box {
      // A18
      class func make() {}
    }
    """

  @Test func commentsOfSwiftCiteFactsForWhatTheyStandAt() {
    let file = CitedFile(path: "Sources/Profile.swift", text: Self.source)
    #expect(
      file.citations.map { "\($0.tag.text) \($0.place)" } == [
        "B1 Profile", "B2 Profile.modern", "A13 Profile.modern.push", "A31 Profile.modern.push",
        "A32 Profile.modern.push", "A54 Profile.modern.push", "A14 Profile.modern.pop",
        "D11 Profile.holds", "P47 Profile.holds", "A17 Profile.holds.last",
        "A18 Box.make",
      ])
    #expect(file.strings.map(\.text) == ["A16"])
  }

  @Test func theFirstLineOfAScriptCitesFactsAndLogs() {
    let file = CitedFile(
      path: "scripts/a.lua", text: "-- facts: A13, CAT-02, cb-fullscreen-present\n-- A99\n")
    #expect(file.citations == [Citation(tag: Tag("A", 13), path: "scripts/a.lua", place: "")])
    #expect(file.traces == ["CAT-02", "cb-fullscreen-present"])
    #expect(CitedFile(path: "scripts/a.lua", text: "-- facts: none\n").traces == [])
  }

  @Test func aPageCitesOutsideOfCode() {
    let file = CitedFile(
      path: "docs/a.md", text: "| a | (A26, NIA-04, bars-051-momentary) |\n```\nA99\n```\n    A98\n"
    )
    #expect(file.citations.map(\.tag.text) == ["A26"])
    #expect(file.traces == ["NIA-04", "bars-051-momentary"])
  }
}
