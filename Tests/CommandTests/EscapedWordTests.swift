import Escaping
import Foundation
import Support
import Testing

/// Words of the command line that come back in errors.
struct EscapedWordTests {
  /// Some of each notation; those that are shown in the same way share their code.
  private static let characters = OddCharacter.all.filter {
    ["\n", "\u{1B}[31m", "\u{9B}", "\u{202E}"].contains($0.text)
  }
  /// A name that has all of them.
  private static let name = OddCharacter.all.map(\.name).joined()

  @Test(arguments: [
    ["ODD"], ["--ODD"], ["--profile", "ODD"], ["--timeout", "ODD"],
    ["--defaults", "/dev/null/ODD", "-e", ""],
    ["explain", "ODD"], ["test", "ODD"], ["test", "--shard", "ODD", "x"], ["test", "--ODD"],
    ["merge", "ODD"], ["review", "ODD"], ["meta", "/dev/null/ODD"],
    ["-e", "error('x', 0)", "--ODD"], ["test", "--report", "text:/dev/null/ODD", "."],
  ])
  func errorsEscapeWords(_ words: [String]) throws {
    let run = try Command(words.map { $0.replacing("ODD", with: Self.name) })
    let said = run.output + run.complaints
    for character in OddCharacter.all {
      #expect(!said.contains(character.name), "\(character) in \(said)")
      #expect(said.contains(character.shownName), "\(character) in \(said)")
    }
  }

  @Test(arguments: characters)
  func placesOfErrorsAreEscaped(_ character: OddCharacter) throws {
    let files = ["\(character.name)/a.lua": "error 'b'"]
    try withFolder(files) { folder in
      let run = try Command(["\(character.name)/a.lua"], in: folder)
      #expect(run.code == 1)
      #expect(!run.complaints.contains(character.name), "\(run.complaints)")
      #expect(run.complaints.contains("\(character.shownName)/a.lua:1:"), "\(run.complaints)")
    }
  }

  @Test(arguments: characters)
  func specsOfOddNamesAreReported(_ character: OddCharacter) throws {
    let files = ["\(character.name)_spec.lua": "it('fails', function() error('no', 0) end)"]
    try withFolder(files) { folder in
      let run = try Command(["test", "\(character.name)_spec.lua"], in: folder)
      #expect(run.code == 1)
      #expect(!run.output.contains(character.name), "\(run.output)")
      #expect(run.output.contains("FAIL  \(character.shownName)_spec.lua"), "\(run.output)")
    }
  }
}
