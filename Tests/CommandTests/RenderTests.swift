import Foundation
import Support
import Testing

/// `drilldown render`: pictures in a folder.
@Suite(.slow)
struct RenderTests {
  private let script = """
    window.rootViewController = UINavigationController{ UIViewController "Home" }
    settle()
    print("home")
    """

  private func render(_ words: String..., in folder: URL) throws -> CommandRun {
    try CommandRun(["render"] + words, in: folder)
  }

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func eachMomentIsTwoPictures() throws {
    try withFolder(["a.lua": script]) { folder throws in
      let run = try render("--svg", "out/new", "a.lua", in: folder)
      #expect(run.summary == "0\n")
      let out = folder.appendingPathComponent("out/new")
      let moments = ["step-1-after", "step-1-asked", "step-2-after"]
      let pictures = moments.flatMap { ["\($0)-family.svg", "\($0).svg"] }
      #expect(try names(in: out) == pictures)
      let picture = try String(
        contentsOf: out.appendingPathComponent("step-1-after.svg"), encoding: .utf8)
      #expect(picture.hasPrefix("<?xml") && picture.contains("prefers-color-scheme:dark"))
      #expect(picture.contains("bar titled Home"))
    }
  }

  @Test func picturesAreReplacedAndStaleOnesRemoved() throws {
    try withFolder(["a.lua": script, "b.lua": "print(1)", "out/step-9-notes.txt": "mine"]) {
      folder throws in
      #expect(try render("--svg", "out", "a.lua", in: folder).code == 0)
      #expect(try render("--svg", "out", "b.lua", in: folder).code == 0)
      #expect(
        try names(in: folder.appendingPathComponent("out"))
          == ["step-1-after-family.svg", "step-1-after.svg", "step-9-notes.txt"])
    }
  }

  @Test func filesOfOthersAreNeverReplaced() throws {
    try withFolder(["a.lua": script, "out/step-2-after.svg": "mine"]) { folder throws in
      let run = try render("--svg", "out", "a.lua", in: folder)
      #expect(run.code == 74)
      #expect(
        run.errorOutput
          == "drilldown render: out/step-2-after.svg: is there already and wasn't drawn by drilldown; "
          + "nothing was written\n")
      #expect(try names(in: folder.appendingPathComponent("out")) == ["step-2-after.svg"])
    }
  }

  @Test func failuresHaveTheirCodes() throws {
    try withFolder(["a.lua": script + "\nerror('no')", "b.lua": "while true do end", "file": ""]) {
      folder throws in
      let failed = try render("--svg", "out", "a.lua", in: folder)
      #expect(failed.code == 1 && failed.errorOutput.contains("a.lua:4: no"))
      #expect(try names(in: folder.appendingPathComponent("out")).count == 6)
      #expect(try render("--svg", "out", "--timeout", "0.2", "b.lua", in: folder).code == 5)
      let counted = try render("--svg", "out", "--max-instructions", "9999", "b.lua", in: folder)
      #expect(counted.code == 5 && counted.errorOutput.contains("instructions"))
      #expect(try render("--svg", "out", "--max-instructions", "0", "b.lua", in: folder).code == 2)
      let missing = try render("--svg", "out", "none.lua", in: folder)
      #expect(missing.summary == "4\ndrilldown render: none.lua: can't be read\n")
      #expect(try render("--svg", "", "a.lua", in: folder).code == 2)
      #expect(try render("a.lua", in: folder).code == 2)
      #expect(try render("--svg", "file", "a.lua", in: folder).code == 74)
      #expect(try render("--svg", "file/in", "a.lua", in: folder).code == 74)
    }
  }
}
