import Foundation
import Support
import Testing

/// Sessions that were saved as tests, run like any other test.
@Suite(.slow("it starts processes"))
struct SavedSpecTests {
  @Test func everyRecipeThatWasSavedPasses() throws {
    let recipes = packageFolder.appendingPathComponent("scripts/recipes")
    let names = try FileManager.default.contentsOfDirectory(atPath: recipes.path)
      .filter { $0.hasSuffix(".lua") }.sorted()
    try withFolder(["none": ""]) { folder throws in
      for name in names {
        let spec = name.dropLast(4) + "_spec.lua"
        let run = try CommandRun(
          ["-q", "-i", "--no-init"],
          input: ":load \(recipes.path)/\(name)\nx = 1\nerror 'no'\n:save \(spec)\n", in: folder)
        #expect(run.output.contains("wrote \(spec): "), "\(run.summary)")
      }
      let run = try CommandRun(["test", "."], in: folder)
      #expect(run.code == 0, "\(run.summary)")
      #expect(run.output.contains("\(names.count) passed, 0 failed"), "\(run.summary)")
    }
  }
}
