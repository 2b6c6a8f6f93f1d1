import Testing

@testable import Reports
@testable import Specs

struct FilmOptionsTests {
  private func path(
    _ names: [String], _ key: [String]? = nil, of file: String = "a_spec.lua",
    in folder: String = "out"
  ) -> String {
    FilmOptions(.failed, in: folder)
      .path(of: TestID(file: file, names: names, line: 7), key: key ?? names)
  }

  /// Whatever a test is called, its file has a plain and short name.
  @Test(arguments: [
    "", "..", "../../etc/passwd", "a/b\\c", "nul\0 and \n \u{1B}[31m", "\u{202E}é 日本",
    String(repeating: "long ", count: 50_000), "CON", "<script>",
  ])
  func namesAreSafe(_ name: String) throws {
    let path = path(["block", name])
    #expect(path.hasPrefix("out/a-spec-block"))
    let file = path.dropFirst("out/".count)
    #expect(file.hasSuffix(".html") && file.utf8.count <= 120)
    #expect(file.dropLast(5).utf8.allSatisfy { Self.plain.contains($0) }, "\(path)")
  }

  private static let plain = Set("abcdefghijklmnopqrstuvwxyz0123456789-".utf8)

  /// Different tests have different files, the same test has the same one.
  @Test func namesAreUniqueAndStable() {
    let paths = [
      path(["a b"]), path(["a", "b"]), path(["a-b"]), path(["A b"]), path(["a b"], ["a b", "2"]),
      path(["a b"], of: "x/a_spec.lua"), path(["a b"], of: "b_spec.lua"), path([]),
    ]
    #expect(Set(paths.map { $0.lowercased() }).count == paths.count)
    #expect(path(["a b"], of: "./a_spec.lua") == path(["a b"]))
    #expect(path(["a b"]) == "out/a-spec-a-b-yygjucpit1qn.html")
  }

  @Test(arguments: [("out/", "out/"), ("out//", "out/"), ("/", "/"), (".", "./")])
  func theFolderIsAsGiven(_ folder: String, _ start: String) {
    #expect(path([], in: folder).hasPrefix(start + "a-spec-"))
  }

  @Test(arguments: TestOutcome.allCases)
  func filmsOfFailuresAreKept(_ outcome: TestOutcome) {
    #expect(FilmOptions(.failed, in: "out").keeps(outcome) == outcome.isFailure)
    #expect(FilmOptions(.all, in: "out").keeps(outcome))
  }
}

struct FilmReportTests {
  /// Each report has the path of a failed test's film.
  @Test(arguments: ReportKind.allCases.filter { ![.lcov, .sarif, .html].contains($0) })
  @MainActor func aFailureHasItsFilm(_ kind: ReportKind) {
    var report = kind.report()
    var result = TestResult(TestID(file: "a.lua", names: ["t"], line: 1), .failed, [Problem("no")])
    let events = { (result: TestResult) -> [RunEvent] in
      [
        .runBegan(seed: nil), .fileBegan("a.lua"), .testEnded(result),
        .fileEnded("a.lua", printed: ""), .runEnded(Tally(counts: [.failed: 1])),
      ]
    }
    let plain = events(result).map { report.text(for: $0) }.joined()
    result.film = "out/a b.html"
    let filmed = events(result).map { report.text(for: $0) }.joined()
    #expect(!plain.contains("film"))
    #expect(filmed.contains("out/a b.html"))
  }
}
