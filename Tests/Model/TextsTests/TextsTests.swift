import Foundation
import Support
import Testing
import Texts

struct TextsTests {
  /// Every file below `Sources` that is in none of the languages that are compiled.
  @Test func everyFileIsInTheProgram() throws {
    let folders = ["Console/Lua", "Films/Page", "Lua/Glue", "Lua/Reference/Addon", "Specs/Lua"]
    let files = try (folders + ["UIKitLua/Lua"]).flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: Repository.file(folder).path)
        .map { "\(folder)/\($0)" }
    }
    #expect(Texts.paths == files.sorted(), "texts.h isn't what `make texts` writes")
    for path in Texts.paths {
      let content = try Data(contentsOf: Repository.file(path))
      #expect(Texts[path] == Array(content), "\(path)")
    }
  }
}
