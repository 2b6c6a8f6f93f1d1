import Foundation
import Support
import Testing
import Texts

struct TextsTests {
  private static let sources = Repository.root.appending(path: "Sources")

  /// Every file below `Sources` that is in none of the languages that are compiled.
  @Test func everyFileIsInTheProgram() throws {
    let folders = ["Console/Lua", "Films/Page", "Lua/Glue", "Lua/Reference/Addon", "Specs/Lua"]
    let files = try (folders + ["UIKitLua/Lua"]).flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: Self.sources.path + "/" + folder)
        .map { "\(folder)/\($0)" }
    }
    #expect(Texts.paths == files.sorted(), "Sources/CTexts/texts.h isn't what `make texts` writes")
    for path in Texts.paths {
      let content = try Data(contentsOf: Self.sources.appendingPathComponent(path))
      #expect(Texts[path] == Array(content), "\(path)")
    }
  }
}
