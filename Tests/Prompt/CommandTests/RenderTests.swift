import Foundation
import Support
import Testing

/// `drilldown render`: pictures in a folder.
@Suite(.slow("it starts processes"))
struct RenderTests {
  private let script = """
    window.rootViewController = UINavigationController{ UIViewController "Home" }
    settle()
    mark "home"
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

  @Test func aFilmIsAFileOrStandardOutput() throws {
    try withFolder(["a.lua": script, "taken.html": "mine"]) { folder throws in
      #expect(try render("--html", "a.html", "a.lua", in: folder).summary == "0\n")
      let page = try String(
        contentsOf: folder.appendingPathComponent("a.html"), encoding: .utf8)
      #expect(page.hasPrefix("<!doctype html>\n<!-- a film, drawn by drilldown -->\n"))
      #expect(try render("--html", "a.html", "a.lua", in: folder).code == 0)
      #expect(try render("--html", "-", "a.lua", in: folder).output == page)
      let taken = try render("--html", "taken.html", "a.lua", in: folder)
      #expect(
        taken.summary
          == "74\ndrilldown render: taken.html: is there already and is no film of drilldown; "
          + "nothing was written\n")
    }
  }

  @Test func aFilmIsComparedWithAnother() throws {
    let other = script.replacing("Home", with: "Start")
    try withFolder(["a.lua": script, "b.lua": other]) { folder throws in
      let profiles = try render("--html", "-", "--compare", "classic", "a.lua", in: folder)
      #expect(profiles.code == 0 && profiles.output.contains("a.lua, classic"))
      let scripts = try render("--html", "-", "--compare", "b.lua", "a.lua", in: folder)
      #expect(scripts.output.contains("First difference: step 1</a>"))
      let wrong = try render("--html", "-", "--compare", "clasic", "a.lua", in: folder)
      #expect(
        wrong.summary
          == "4\ndrilldown render: clasic: is no profile, and can't be read as a script; "
          + "did you mean 'classic'?\n")
      #expect(try render("--svg", "out", "--compare", "classic", "a.lua", in: folder).code == 2)
    }
  }

  @Test func aFilmIsCut() throws {
    let parts = "mark '1'\n-- Two\nmark '2'\nmark '3'\n-- Three\nmark '4'"
    try withFolder(["a.lua": parts, "b.lua": String(repeating: "mark '1'\n", count: 301)]) {
      folder throws in
      let steps = { (words: [String]) throws in
        let run = try CommandRun(["render", "--html", "-"] + words + ["a.lua"], in: folder)
        return run.output.matches(of: /class="step" id="(step-\d)"/).map { String($0.1) }
      }
      #expect(try steps([]) == ["step-1", "step-2", "step-3", "step-4"])
      #expect(try steps(["--steps", "2-3"]) == ["step-2", "step-3"])
      #expect(try steps(["--steps", "4"]) == ["step-4"])
      #expect(try steps(["--part", "2"]) == ["step-2", "step-3"])
      let beyond = try render("--html", "-", "--steps", "2-9", "a.lua", in: folder)
      #expect(beyond.summary == "2\ndrilldown render: --steps 2-9: the film has 4 steps\n")
      let fourth = try render("--html", "-", "--part", "4", "a.lua", in: folder)
      #expect(fourth.summary == "2\ndrilldown render: --part 4: the film has 3 parts\n")
      for words in [["--steps", "3-2"], ["--steps", "1", "--part", "1"], ["--steps", "x"]] {
        #expect(
          try CommandRun(["render", "--html", "-"] + words + ["a.lua"], in: folder).code == 2)
      }
      #expect(try render("--svg", "out", "--part", "1", "a.lua", in: folder).code == 2)
      let long = try render("--html", "b.html", "b.lua", in: folder)
      #expect(
        long.summary
          == "0\nwarning: the film has 301 steps and opens slowly; "
          + "--steps 1-300 or --part 1 shows some of them\n")
    }
  }

  @Test func aPictureAsksAClassOfTheScriptForAFrame() throws {
    let script = packageFolder.appendingPathComponent(
      "scripts/scenarios/presentation/a-frame-of-its-own.lua"
    ).path
    let run = try CommandRun(["render", "--html", "-", script])
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("<!doctype html>"))
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

  @Test func eachOutputGoesWhereItIsSent() throws {
    try withFolder(["a.lua": script]) { folder throws in
      let files = try render(
        "--strip", "s.svg", "--animate", "--cast", "c.cast", "--trace", "t.json", "a.lua",
        in: folder)
      #expect(files.summary == "0\n")
      #expect(try names(in: folder) == ["a.lua", "c.cast", "s.svg", "t.json"])
      for (option, beginning) in [
        ("--text", "a.lua  modern\n\nstep 1 of 2, line 1\n> window.rootViewController"),
        ("--mermaid", "flowchart TB\n  subgraph f1[\"window\"]\n"),
        ("--dot", "digraph families {\n"), ("--sequence", "sequenceDiagram\n"),
      ] {
        let run = try render(option, "a.lua", in: folder)
        #expect(run.code == 0 && run.errorOutput.isEmpty)
        #expect(run.output.hasPrefix(beginning))
      }
      let cast = try String(
        contentsOf: folder.appendingPathComponent("c.cast"), encoding: .utf8)
      #expect(try render("--cast", "-", "a.lua", in: folder).output == cast)
      #expect(
        try render("--dot", "--step", "1", "a.lua", in: folder).output
          == render("--dot", "a.lua", in: folder).output)
    }
  }

  @Test(arguments: [
    (["--text", "--dot"], "--text and --dot can't both write to standard output."),
    (["--cast", "-", "--dot"], "--cast and --dot can't both write to standard output."),
    (["--cast", "x", "--trace", "x"], "--cast and --trace can't both write to the same place."),
    (["--cast", "a.lua"], "--cast would replace the script."),
    (["--strip", ""], "--strip needs the path of a file."),
    (["--text", "--animate"], "--animate needs --strip."),
    (["--text", "--columns", "3"], "--columns needs --strip, without --animate."),
    (["--strip", "x", "--animate", "--columns", "3"], "--columns needs --strip, without"),
    (["--strip", "x", "--columns", "0"], "--columns needs 1 to 1000 steps; got 0."),
    (["--strip", "x", "--columns", "1001"], "--columns needs 1 to 1000 steps; got 1001."),
    (["--strip", "x", "--columns", "two"], "The value 'two' is invalid for '--columns <count>'"),
    (["--strip", "x", "--columns", "9999999999999999999"], "is invalid for '--columns <count>'"),
    (["--text", "--step", "1"], "--step needs --mermaid or --dot."),
    (["--text", "--width", "390"], "--width needs --svg."),
    (["--svg", "pictures", "--width", "3"], "--width needs 320 to 10000 points; got 3."),
    (["--dot", "--step", "0"], "--step needs a number from 1; got 0."),
    (["--dot", "--step", "3"], "drilldown render: --step 3: the script has 2 steps\n"),
    ([], "choose an output, such as --svg."),
  ])
  func wrongOutputsAreRefused(_ words: [String], _ message: String) throws {
    try withFolder(["a.lua": script]) { folder throws in
      let run = try CommandRun(["render"] + words + ["a.lua"], in: folder)
      #expect(run.code == 2 && run.output.isEmpty)
      #expect(run.errorOutput.contains(message))
      #expect(try names(in: folder) == ["a.lua"])
    }
  }

  @Test func lostOutputHasItsCode() throws {
    try withFolder(["a.lua": script]) { folder throws in
      let run = try render("--trace", "none/t.json", "a.lua", in: folder)
      #expect(run.code == 74)
      #expect(run.errorOutput.hasPrefix("drilldown render: none/t.json: can't be written: "))
    }
  }
}
