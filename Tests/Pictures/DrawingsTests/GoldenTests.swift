import Drawings
import Foundation
import NavigationModel
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@MainActor
struct GoldenTests {
  private nonisolated static let profiles = [Profile.modern.name, Profile.classic.name]

  @Test(arguments: Situation.names(in: "Situations"), profiles)
  func aScreenLooksAsRecorded(_ name: String, _ profile: String) throws {
    let situation = try Situation(name, in: "Situations", Profile.named(profile) ?? .modern)
    let svg = situation.device.svg
    #expect(svg == situation.device.svg)
    #expect(isWellFormed(svg))
    try GoldenPictures.check(svg, "\(profile)/\(name)")
  }

  @Test(arguments: Situation.names(in: "Families"), profiles)
  func aHierarchyLooksAsRecorded(_ name: String, _ profile: String) throws {
    let situation = try Situation(name, in: "Families", Profile.named(profile) ?? .modern)
    let svg = situation.family().svg
    #expect(svg == situation.family().svg)
    #expect(isWellFormed(svg))
    try GoldenPictures.check(svg, "families-\(profile)/\(name)")
  }

  @Test(arguments: Situation.names(in: "Families"))
  func aHierarchyOnAPhoneLooksAsRecorded(_ name: String) throws {
    let situation = try Situation(name, in: "Families", .modern)
    let drawing = situation.family(width: 390)
    #expect(drawing.size.width <= 390)
    #expect(isWellFormed(drawing.svg))
    try GoldenPictures.check(drawing.svg, "families-phone/\(name)")
  }

  @Test func theStyleSheetIsAsRecorded() throws {
    #expect(isWellFormed(StandalonePicture(FamilyDrawing([]).svg).text))
    let path = Situation.path("Goldens/style.css")
    let known = try? String(contentsOfFile: path, encoding: .utf8)  // nil: there is none yet
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try StyleSheet.text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    #expect(known == StyleSheet.text)
  }

  @Test func thereAreFortyScreensAndTwentyHierarchies() {
    #expect(Situation.names(in: "Situations").count >= 40)
    #expect(Situation.names(in: "Families").count >= 20)
  }
}

/// Whether a text is one well-formed document.
func isWellFormed(_ text: String) -> Bool { XMLParser(data: Data(text.utf8)).parse() }
