import Foundation
import Support
import Testing

/// `drilldown test --film`: films of tests.
@Suite(.slow("it starts processes"))
struct TestFilmTests {
  private let spec = """
    it("fails", function()
      window.rootViewController = UIViewController "Home"
      settle()
      assert.equal(1, 2)
    end)
    it("passes", function() settle() end)
    """

  private func test(_ words: String..., in folder: URL) throws -> CommandRun {
    try CommandRun(["test"] + words, environment: ["CI": "1"], in: folder)
  }

  private func films(in folder: URL) throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return names.filter { $0.hasSuffix(".html") }.sorted()
  }

  private func text(of name: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  @Test func theFailingLineIsMarked() throws {
    try withFolder(["a_spec.lua": spec]) { folder throws in
      let run = try test("--film", "failed", "out/new", "a_spec.lua", in: folder)
      #expect(run.code == 1)
      let out = folder.appendingPathComponent("out/new")
      let name = try #require(try films(in: out).first)
      #expect(try films(in: out).count == 1)
      #expect(run.output.contains("film    out/new/\(name)\n"))
      let page = try text(of: name, in: out)
      #expect(page.contains("<h1>fails</h1>"))
      #expect(page.contains("<li id=\"L4\" class=\"wrong\">"))
      #expect(page.ranges(of: "class=\"wrong\"").count == 1)
      let failure = "<p class=\"failed\"><a href=\"#L4\">line 4</a>: "
      let card = try #require(page.firstRange(of: failure))
      let step = try #require(page[..<card.lowerBound].ranges(of: "id=\"step-").last)
      #expect(page[step.upperBound...].hasPrefix("2\""))  // that of the assertion
    }
  }

  /// A failing block is in the step before it, an error in the step of its line.
  @Test func aScriptsFailuresAreAtTheirSteps() throws {
    let script = """
      window.rootViewController = UIViewController "Home"
      settle()
      print "hello"
      --> bye
      error "stop"
      """
    try withFolder(["a.lua": script]) { folder throws in
      #expect(try test("--film", "failed", "out", "a.lua", in: folder).code == 1)
      let out = folder.appendingPathComponent("out")
      let page = try text(of: try #require(try films(in: out).first), in: out)
      let steps = page.components(separatedBy: "<li class=\"step").dropFirst()
      let lines = steps.map { step in
        step.matches(of: /class="failed"><a href="#L(\d+)"/).map { $0.output.1 }
      }
      #expect(lines == [["4"], ["5"]])
    }
  }

  @Test func aTestWithoutAFilmIsAsBefore() throws {
    try withFolder(["a_spec.lua": spec]) { folder throws in
      let plain = try test("a_spec.lua", in: folder)
      let filmed = try test("--film", "all", "out", "a_spec.lua", in: folder)
      #expect(filmed.code == plain.code)
      let lines = filmed.output.split(separator: "\n").filter { !$0.hasPrefix("  film    ") }
      #expect(lines == plain.output.split(separator: "\n"))
    }
  }

  /// The folder has the films of what failed last; other files in it stay, and cost no outcome.
  @Test func filmsOfEarlierRunsAreRemovedAndOtherFilesAreNot() throws {
    try withFolder(["a_spec.lua": spec]) { folder throws in
      let out = folder.appendingPathComponent("out")
      #expect(try test("--film", "all", "out", "a_spec.lua", in: folder).code == 1)
      let names = try films(in: out)
      #expect(names.count == 2)
      #expect(try test("--film", "failed", "out", "a_spec.lua", in: folder).code == 1)
      let name = try #require(try films(in: out).first)
      #expect(try films(in: out) == [name])
      try "mine".write(to: out.appendingPathComponent(name), atomically: true, encoding: .utf8)
      let run = try test("--film", "failed", "out", "a_spec.lua", in: folder)
      #expect(run.code == 1)
      #expect(run.output.contains("a_spec.lua:1: there is no film: out/\(name): is there already"))
      #expect(!run.output.contains("film    "))
      #expect(try text(of: name, in: out) == "mine")
      let fixed = spec.replacing("equal(1, 2)", with: "equal(1, 1)")
      try fixed.write(
        to: folder.appendingPathComponent("a_spec.lua"), atomically: true, encoding: .utf8)
      #expect(try test("--film", "failed", "out", "a_spec.lua", in: folder).code == 0)
      #expect(try text(of: name, in: out) == "mine")
    }
  }

  @Test(arguments: ["a_spec.lua", "a_spec.lua/b", "/proc/films"])
  func aFolderThatCannotBeWrittenIsAnErrorBeforeTheRun(_ path: String) throws {
    try withFolder(["a_spec.lua": spec]) { folder throws in
      let run = try test("--film", "all", path, "a_spec.lua", in: folder)
      #expect(run.code == 74)
      #expect(run.output == "")
      #expect(run.errorOutput.hasPrefix("drilldown test: \(path): films can't be written there: "))
      #expect(run.errorOutput.split(separator: "\n").count == 1)
    }
  }

  /// The words after the two of the option are what is run, with those before it.
  @Test func pathsMayFollowTheFolder() throws {
    try withFolder(["a_spec.lua": spec, "b_spec.lua": spec, "c_spec.lua": spec]) { folder throws in
      let run = try test("c_spec.lua", "--film", "failed", "out", "a_spec.lua", in: folder)
      #expect(run.output.contains("FAIL  a_spec.lua") && run.output.contains("FAIL  c_spec.lua"))
      #expect(!run.output.contains("b_spec.lua"))
      #expect(try films(in: folder.appendingPathComponent("out")).count == 2)
    }
  }
}
