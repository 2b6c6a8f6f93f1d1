import Foundation
import Support
import Testing

@testable import Specs

@MainActor
struct LuaTextTests {
  @Test func everyFileOfTheFolderRuns() throws {
    let folder = try Repository.file("Specs/Lua").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(LuaText.all.map { "\($0.name).lua" }.sorted() == files.sorted())
    for (name, text) in LuaText.all {
      #expect(FileManager.default.contents(atPath: "\(folder)/\(name).lua") == Data(text))
    }
  }
}
