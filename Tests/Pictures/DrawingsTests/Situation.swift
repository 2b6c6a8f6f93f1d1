import Console
import Drawings
import Foundation
import Lua
import NavigationModel
import Testing

/// A script that ends in the state to be drawn, and the film of it.
@MainActor
struct Situation: CustomTestStringConvertible {
  let name: String
  let profile: Profile
  let film: Film
  private let step: Int
  private let place: Int

  /// The scripts of a folder beside the tests, by name.
  nonisolated static func names(in folder: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path(folder))) ?? []
    return files.filter { $0.hasSuffix(".lua") }.map { String($0.dropLast(4)) }.sorted()
  }

  nonisolated static func path(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(name).path
  }

  /// Runs a script of a folder.
  init(_ name: String, in folder: String, _ profile: Profile) throws {
    let text = try String(contentsOfFile: Self.path("\(folder)/\(name).lua"), encoding: .utf8)
    try self.init(name, text: text, profile)
  }

  /// Runs a script; one whose name says so is stopped half-way, or where the finger is.
  init(_ name: String, text: String, _ profile: Profile = .modern) throws {
    self.name = name
    self.profile = profile
    film = Self.film(of: text, named: name, profile)
    let wanted = Self.kinds.first { name.contains($0.key) }?.value
    let isWanted = { (step: Film.Step) in step.moments.contains { $0.kind == wanted } }
    step = try #require(film.steps.lastIndex(where: isWanted) ?? film.steps.indices.last)
    let moments = film.steps[step].moments
    place = wanted.flatMap { kind in moments.firstIndex { $0.kind == kind } } ?? moments.count - 1
  }

  private static let kinds: KeyValuePairs<String, Film.Kind> = [
    "half": .half, "held": .half, "early": .half, "late": .half, "push-of": .half,
    "push-without": .half, "finger": .tap, "asked": .asked, "pages": .half,
  ]

  static func film(of text: String, named name: String, _ profile: Profile = .modern) -> Film {
    let session = Session(profile: profile)
    let recording = FilmRecording(of: session, text: text, named: name)
    session.run(script: text, named: name)
    return recording.film
  }

  var testDescription: String { "\(name) (\(profile.name))" }

  var moment: Film.Moment { film.steps[step].moments[place] }
  var screen: Screen { film.screens[moment.screen] }

  var device: DeviceDrawing { FilmDrawings(film).device(moment) }

  /// The families in the midst of a film, even if it ends here.
  func family(width: Double = .infinity) -> FamilyDrawing {
    let before = step > 0 ? [film.steps[step - 1].moments.last?.hierarchy].compactMap(\.self) : []
    let own = film.steps[step].moments[...place].map(\.hierarchy)
    return FamilyDrawing(
      (before + own).map { film.hierarchies[$0] }, hues: FilmDrawings(film).hues(of: moment),
      width: width)
  }
}

/// The recorded pictures.
enum GoldenPictures {
  private static let records = ProcessInfo.processInfo.environment["RECORD"] == "1"

  /// Compares a picture with the recorded one; a recording run writes it, and fails where it changed.
  static func check(_ svg: String, _ name: String) throws {
    let path = Situation.path("Goldens/\(name).svg")
    let text = StandalonePicture(svg).text.replacingOccurrences(
      of: StyleSheet.text, with: "@import url(../style.css);")
    let known = try? String(contentsOfFile: path, encoding: .utf8)  // nil: there is none yet
    if records, known != text { try text.write(toFile: path, atomically: true, encoding: .utf8) }
    #expect(known == text, "\(name) differs; RECORD=1 records it, then look at it")
  }
}
