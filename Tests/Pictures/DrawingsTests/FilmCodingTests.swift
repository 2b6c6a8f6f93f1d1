import Console
import Foundation
import NavigationModel
import StoredValues
import Testing

/// Films as JSON.
@MainActor
struct FilmCodingTests {
  private func text(of script: String) throws -> String {
    try JSON.document(Situation.film(of: script, named: "script"))
  }

  private func read(_ text: String) throws -> Film { try JSON.value(of: text.utf8) }

  @Test(arguments: ["Situations", "Families"])
  func filmsAreTheSameAfterwards(_ folder: String) throws {
    for name in Situation.names(in: folder) {
      let film = try Situation(name, in: folder, .modern).film
      let text = try JSON.document(film)
      let copy = try read(text)
      #expect(copy == film, "\(name)")
      #expect(try JSON.document(copy) == text, "\(name)")
    }
  }

  @Test func twoRecordingsHaveTheSameBytes() throws {
    let path = Situation.path("Situations/pad-popover.lua")
    let script = try String(contentsOfFile: path, encoding: .utf8)
    #expect(try text(of: script) == text(of: script))
  }

  @Test func aFilmOfTwoWorldsIsTheSameAfterwards() throws {
    let film = Situation.film(of: FilmTests.twoWorlds, named: "script")
    let text = try JSON.document(film)
    #expect(try read(text) == film)
    // A film that was written before there were worlds lacks them.
    #expect(try read(text.replacing("\"world\" : 0,", with: "")) == film)
    for (old, new) in [("\"world\" : 1", "\"world\" : 2"), ("\"world\" : 1", "\"world\" : 0")] {
      #expect(throws: DecodingError.self) { try read(text.replacing(old, with: new)) }
    }
  }

  @Test func rulesAreTheirNames() throws {
    let script = "UIViewController 'A':present(UIViewController 'B', true)"
    let text = try text(of: script)
    #expect(text.contains("\"rule\" : \"not-in-window\""))
    let film = try read(text)
    #expect(film.steps.flatMap(\.diagnostics).map(\.rule) == [.notInWindow])
    #expect(throws: DecodingError.self) {
      try read(text.replacing("\"not-in-window\"", with: "\"none-such\""))
    }
  }

  @Test func extentsWithoutEndAreWritten() throws {
    let text = try text(
      of: """
        local home = UIViewController 'A'
        local label = UILabel{ text = 'a' }
        label.frame = { x = 1/0, y = -1/0, width = 0/0, height = 1e308 }
        home.view:addSubview(label)
        window.rootViewController = home
        """)
    #expect(throws: Never.self) { try read(text) }
  }

  /// A change to the text of a film, and a part of the error it leads to.
  struct Damage: Sendable, CustomTestStringConvertible {
    let old, new, error: String
    var testDescription: String { "\(old) becomes \(new)" }
  }

  @Test(arguments: [
    Damage(old: "\"film\" : 1", new: "\"film\" : 2", error: "the film has the version 2"),
    Damage(old: "\"film\" : 1", new: "\"film\" : 0", error: "the film has the version 0"),
    Damage(old: "\"firstStep\" : 1", new: "\"firstStep\" : 9", error: "a part begins with no step"),
    Damage(old: "\"hue\" : 0", new: "\"hue\" : 6", error: "no known hue"),
    Damage(
      old: "\"hierarchy\" : 1", new: "\"hierarchy\" : 99", error: "refers to what isn't there"),
    Damage(old: "\"screen\" : 1", new: "\"screen\" : -1", error: "refers to what isn't there"),
    Damage(old: "\"slot\" : 0", new: "\"slot\" : -1", error: "no controller has such a number"),
    Damage(old: "\"slot\" : 0", new: "\"slot\" : 7", error: "isn't where it should be"),
    Damage(old: "\"stored\" : 1", new: "\"stored\" : 5", error: "isn't where it should be"),
    Damage(old: "\"number\" : 1", new: "\"number\" : 9", error: "isn't where it should be"),
    Damage(old: "[", new: "{", error: "valid JSON"),
  ])
  func whatIsWrongIsRefused(_ damage: Damage) throws {
    let text = try text(
      of: """
        window.rootViewController = UINavigationController{ UIViewController 'A' }
        -- Part two
        settle()
        print(1)
        """)
    let damaged = text.replacing(damage.old, with: damage.new)
    #expect(damaged != text)
    let error = #expect(throws: DecodingError.self) { try read(damaged) }
    #expect("\(try #require(error))".contains(damage.error))
  }
}
