import Console
import Films
import Foundation
import NavigationModel
import Support
import Testing

/// Films of the scripts of this project.
@MainActor
enum Recorded {
  /// The film of a script, by its path without the ending.
  static func film(_ script: String, _ profile: Profile = .modern) throws -> Film {
    film(of: try text(of: script), named: "\(script).lua", profile)
  }

  /// The text of a script, by its path without the ending.
  static func text(of script: String) throws -> String {
    try String(contentsOfFile: path("scripts/\(script).lua"), encoding: .utf8)
  }

  /// The film of a text.
  static func film(
    of text: String, named name: String = "script", _ profile: Profile = .modern
  ) -> Film {
    let session = Session(profile: profile)
    let recording = FilmRecording(of: session, text: text, named: name)
    session.run(script: text, named: name)
    return recording.film
  }

  /// What a script prints, and its film.
  static func run(
    _ text: String, named name: String, isFilmed: Bool
  ) -> (output: String, film: Film?) {
    var output = ""
    let session = Session(write: { output += $0 }, writeError: { output += $0 })
    let recording = isFilmed ? FilmRecording(of: session, text: text, named: name) : nil
    session.run(script: text, named: name)
    return (output, recording?.film)
  }

  /// The scripts of some folders, without their endings.
  nonisolated static func scripts(in folders: [String]) -> [String] {
    folders.flatMap { folder -> [String] in
      let files = try? FileManager.default.contentsOfDirectory(
        atPath: path("scripts/\(folder)"))
      return (files ?? []).filter { $0.hasSuffix(".lua") }.sorted()
        .map { "\(folder)/\($0.dropLast(4))" }
    }
  }

  private nonisolated static func path(_ name: String) -> String {
    Repository.root.appending(path: name).path
  }
}
