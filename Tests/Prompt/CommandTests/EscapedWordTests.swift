import EscapedText
import Foundation
import Support
import Testing

/// Words of the command line that are printed in errors.
@Suite(.slow("it starts processes"))
struct EscapedWordTests {
  /// Some of each notation; those that are printed in the same way share their code.
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
    let run = try CommandRun(words.map { $0.replacing("ODD", with: Self.name) })
    let output = run.output + run.errorOutput
    for character in OddCharacter.all {
      #expect(!output.contains(character.name), "\(character) in \(output)")
      #expect(output.contains(character.shownName), "\(character) in \(output)")
    }
  }

  @Test(arguments: characters)
  func placesOfErrorsAreEscaped(_ character: OddCharacter) throws {
    let files = ["\(character.name)/a.lua": "error 'b'"]
    try withFolder(files) { folder in
      let run = try CommandRun(["\(character.name)/a.lua"], in: folder)
      #expect(run.code == 1)
      #expect(!run.errorOutput.contains(character.name), "\(run.errorOutput)")
      #expect(run.errorOutput.contains("\(character.shownName)/a.lua:1:"), "\(run.errorOutput)")
    }
  }

  @Test(arguments: characters)
  func specsOfOddNamesAreReported(_ character: OddCharacter) throws {
    let files = ["\(character.name)_spec.lua": "it('fails', function() error('no', 0) end)"]
    try withFolder(files) { folder in
      let run = try CommandRun(["test", "\(character.name)_spec.lua"], in: folder)
      #expect(run.code == 1)
      #expect(!run.output.contains(character.name), "\(run.output)")
      #expect(run.output.contains("FAIL  \(character.shownName)_spec.lua"), "\(run.output)")
    }
  }
}
