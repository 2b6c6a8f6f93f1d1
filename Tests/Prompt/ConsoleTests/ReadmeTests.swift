import Console
import Foundation
import Support
import Testing

@MainActor
struct ReadmeTests {
  @Test func itsSessionIsWhatThePromptPrints() throws {
    let text = try Repository.text(of: "README.md")
    let blocks = text.components(separatedBy: "```console\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
    #expect(blocks.count == 1)
    for block in blocks {
      var output = ""
      let session = Session(write: { output += $0 }, writeError: { output += $0 })
      for line in block.split(separator: "\n") where line.hasPrefix("> ") {
        output += line + "\n"
        session.evaluate(String(line.dropFirst(2)))
      }
      #expect(output == block)
    }
  }

  @Test func itsFilmsAreThoseOfScripts() throws {
    let text = try Repository.text(of: "README.md")
    let films = text.matches(of: /(?:films|apps)\/([\w-]+)\.html/).map { String($0.1) }
    #expect(films.count == 2)
    for film in films {
      #expect(throws: Never.self) { try Repository.text(of: "scripts/flows/\(film).lua") }
    }
  }
}
