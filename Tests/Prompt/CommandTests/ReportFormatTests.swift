import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif
import Support
import Testing

/// Reports as other programs read them.
@Suite(.slow("it starts processes"))
struct ReportFormatTests {
  private static let project = packageFolder.appendingPathComponent("Tests/RunnerFixtures/reports")
  private static let files = ["a_spec.lua", "b.lua"]

  // MARK: Files

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
  func aDeviceIsKeptAndALostReportFails() throws {
    try withFolder(["a_spec.lua": "it('passes', function() assert(1) end)"]) { folder throws in
      let run = try CommandRun(
        ["test", "--report", "text,tap:/dev/full", "a_spec.lua"], in: folder)
      #expect(
        run.summary
          == "74\nok    a_spec.lua   1 passed\n1 passed, 0 failed\nerror: /dev/full: can't be written any more\n"
      )
      let type = try FileManager.default.attributesOfItem(atPath: "/dev/full")[.type]
      #expect(type as? FileAttributeType == .typeCharacterSpecial)
    }
  }

  @Test func aPageReplacesPagesOfRunsOnly() throws {
    let spec = "it('passes', function() assert(1) end)"
    try withFolder(["a_spec.lua": spec, "site/index.html": "<p>home</p>"]) { folder throws in
      let refused = try CommandRun(["test", "--report", "html:site"], in: folder)
      #expect(refused.code == 2)
      #expect(
        refused.errorOutput.hasPrefix(
          "Error: site/index.html is there already and is no page of drilldown; a report needs "))
      let home = folder.appendingPathComponent("site/index.html")
      #expect(try String(contentsOf: home, encoding: .utf8) == "<p>home</p>")
      for _ in 1...2 {
        #expect(try CommandRun(["test", "--report", "html:page"], in: folder).code == 0)
      }
    }
  }

  @Test func aPageFindsFilmsInOtherFolders() throws {
    let spec =
      "it('fails', function() window.rootViewController = UIViewController 'A' assert(nil) end)"
    try withFolder(["a_spec.lua": spec]) { folder throws in
      for films in ["films", "page/films", "./page/more"] {
        let words = ["test", "--report", "html:page", "--film", "failed", films]
        #expect(try CommandRun(words, in: folder).code == 1)
        let page = folder.appendingPathComponent("page/index.html")
        let text = try String(contentsOf: page, encoding: .utf8)
        let source = try #require(text.firstMatch(of: /iframe [^>]*src="([^"]+)"/)?.1)
        let film = page.deletingLastPathComponent().appendingPathComponent(String(source))
        #expect(FileManager.default.fileExists(atPath: film.standardizedFileURL.path))
      }
    }
  }

  @Test func aRunWithoutTestsWritesItsReports() throws {
    let files = ["a_spec.lua": "it('fails', function() assert(nil) end)", "none/a.txt": ""]
    try withFolder(files) { folder throws in
      let report = ["--report", "junit:a.xml"]
      #expect(try CommandRun(["test"] + report, in: folder).code == 1)
      let path = folder.appendingPathComponent("a.xml")
      #expect(try String(contentsOf: path, encoding: .utf8).contains("<failure"))
      let empty = try CommandRun(["test", "none", "--allow-empty"] + report, in: folder)
      #expect(empty.code == 0)
      #expect(try !String(contentsOf: path, encoding: .utf8).contains("<failure"))
    }
  }

  @Test func aReportReplacesNoTest() throws {
    let spec = "it('passes', function() assert(1) end)"
    try withFolder(["a_spec.lua": spec]) { folder throws in
      let run = try CommandRun(["test", "--report", "tap:./a_spec.lua"], in: folder)
      #expect(run.code == 2)
      #expect(
        run.errorOutput.hasPrefix(
          "Error: ./a_spec.lua is one of the tests; a report needs another file.\n"))
      let kept = try String(
        contentsOf: folder.appendingPathComponent("a_spec.lua"), encoding: .utf8)
      #expect(kept == spec)
    }
  }

  @Test func aReportReplacesNoOtherSpec() throws {
    let files = ["a.lua": "print(1)\n--> 1\n", "b_spec.lua": "kept"]
    try withFolder(files) { folder throws in
      let run = try CommandRun(["test", "--report", "jsonl:b_spec.lua", "a.lua"], in: folder)
      #expect(run.code == 2)
      #expect(run.errorOutput.hasPrefix("Error: b_spec.lua is one of the tests;"))
      let new = try CommandRun(["test", "--report", "jsonl:c_spec.lua", "a.lua"], in: folder)
      #expect(new.code == 0)
    }
  }

  /// By whatever name: that of the report is another one.
  @Test func aReportReplacesNoLinkedFileOfLua() throws {
    let text = "it('passes', function() assert(1) end)"
    let files = ["a_spec.lua": text, "src/app.lua": "return 1", "old.xml": "a report"]
    try withFolder(files) { folder throws in
      func link(_ name: String, to other: String) throws {
        try FileManager.default.linkItem(
          at: folder.appendingPathComponent(other), to: folder.appendingPathComponent(name))
      }
      func refusal(_ name: String) throws -> String {
        let run = try CommandRun(["test", "--report", "junit:\(name)", "a_spec.lua"], in: folder)
        return run.code == 2 ? String(run.errorOutput.prefix { $0 != "\n" }) : "\(run.code ?? -1)"
      }
      try link("spec.xml", to: "a_spec.lua")
      try link("app.xml", to: "src/app.lua")
      try link("copy.xml", to: "old.xml")
      let end = "; a report needs another file."
      #expect(try refusal("spec.xml") == "Error: spec.xml is one of the tests\(end)")
      #expect(try refusal("app.xml") == "Error: app.xml is a hard link to ./src/app.lua\(end)")
      #expect(try refusal("src/app.lua") == "Error: src/app.lua is a Lua file\(end)")
      #expect(try refusal("copy.xml") == "0")
      for (name, text) in files where name.hasSuffix(".lua") {
        let kept = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        #expect(kept == text)
      }
    }
  }

  @Test func aDashIsStandardOutput() throws {
    try withFolder(["a_spec.lua": "it('passes', function() assert(1) end)"]) { folder throws in
      let run = try CommandRun(["test", "--report", "tap:-"], in: folder)
      #expect(run.output == (try CommandRun(["test", "--report", "tap"], in: folder).output))
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(files.filter { !$0.hasPrefix(".") } == ["a_spec.lua"])
    }
  }

  @Test func coverageThatNoRunCountedIsMissed() throws {
    let files = [
      "a_spec.lua": "it('passes', function() assert(require 'one') end)", "one.lua": "return 1",
    ]
    try withFolder(files) { folder throws in
      _ = try CommandRun(["test", "--report", "jsonl:a.jsonl"], in: folder)
      let run = try CommandRun(["merge", "--report", "lcov", "a.jsonl"], in: folder)
      #expect(
        run.errorOutput == "drilldown merge: no file says which lines of the code under test ran; "
          + "run the tests with --coverage\n")
      _ = try CommandRun(["test", "--coverage", "--report", "jsonl:a.jsonl"], in: folder)
      let counted = try CommandRun(["merge", "--report", "lcov", "a.jsonl"], in: folder)
      #expect(counted.errorOutput.isEmpty)
      #expect(counted.output.contains("one.lua\nDA:1,1\n"))
    }
  }

  // MARK: TAP

  private static let prove = "/usr/bin/prove"

  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: prove),
      "prove is not installed to read the report"))
  func perlReadsTheAnythingProtocol() throws {
    let report = try CommandRun(["test", "--report", "tap"] + Self.files, in: Self.project).output
    let proof = try Self.proved(report)
    #expect(proof.contains("Failed 3/6 subtests"))
    #expect(proof.contains("Failed tests:  2-3, 6"))
    #expect(proof.contains("(less 2 skipped subtests: 1 okay)"))
    #expect(!proof.contains("Parse errors"))
  }

  /// prove before 3.45 refuses the number 14, not what it means.
  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: prove),
      "prove is not installed to read the report"))
  func perlReadsSubtests() throws {
    let report = try CommandRun(["test", "--report", "tap14"] + Self.files, in: Self.project)
    let lines = report.output.split(separator: "\n").map(String.init)
    #expect(lines[..<2] == ["TAP version 14", "# Subtest: a_spec.lua"])
    let head = "TAP version 13\n"
    let whole = try Self.proved(head + lines.dropFirst().joined(separator: "\n") + "\n")
    #expect(whole.contains("Failed 2/2 subtests"))
    #expect(!whole.contains("Parse errors"))
    let inner = lines.filter { $0.hasPrefix("    ") }.map { $0.dropFirst(4) + "\n" }
    let proof = try Self.proved(head + inner.joined())
    #expect(proof.contains("Failed 2/5 subtests"))
    #expect(proof.contains("Failed tests:  2-3"))
    #expect(proof.contains("(less 2 skipped subtests: 1 okay)"))
    #expect(!proof.contains("Parse errors"))
  }

  /// What prove prints about a report.
  private static func proved(_ report: String) throws -> String {
    var output = ""
    try withFolder(["report.tap": report]) { folder throws in
      output = try run([prove, "--failures", "--exec", "cat", "report.tap"], in: folder).output
    }
    return output
  }

  // MARK: Markdown

  @Test func aStepsSummaryIsAppended() throws {
    try withFolder([
      "a_spec.lua": "it('<b>', function() assert.equal(1, 2) end) it('none', function() end)",
      "summary.md": "earlier\n",
    ]) { folder throws in
      let run = try CommandRun(
        ["test", "--report", "github", "a_spec.lua"],
        environment: ["GITHUB_STEP_SUMMARY": "summary.md"], in: folder)
      #expect(run.code == 1 && run.output.hasPrefix("::error file=a_spec.lua,line=1,"))
      #expect(run.output.contains("::warning file=a_spec.lua,line=1,title=none::"))
      let summary = try String(
        contentsOf: folder.appendingPathComponent("summary.md"), encoding: .utf8)
      #expect(
        summary.hasPrefix(
          """
          earlier
          ### Drilldown: 1 passed, 1 failed

          <details><summary><code>&lt;b&gt;</code> <code>a_spec.lua:1</code></summary>
          """))
      #expect(summary.contains("    the values are not equal"))
      #expect(summary.hasSuffix("- <code>none   a_spec.lua:1</code>\n\n"))
    }
  }

  /// Runs another program; its exit code and its output.
  private static func run(
    _ words: [String], in folder: URL
  ) throws -> (code: Int32?, output: String) {
    let run = try CommandRun(Array(words.dropFirst()), in: folder, of: words[0])
    return (run.code, run.output + run.errorOutput)
  }

  // MARK: JSON

  @Test func linesOfJSONAreObjectsInOrder() throws {
    let output = try CommandRun(["test", "--report", "jsonl"] + Self.files, in: Self.project).output
    let events = try output.split(separator: "\n").map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return try #require(object?["event"] as? String)
    }
    let file = ["file-began"] + ["test-ended"]
    #expect(
      events == ["run-began"] + file + Array(repeating: "test-ended", count: 4) + ["file-ended"]
        + file + ["file-ended", "run-ended"])
  }

  // MARK: JUnit

  @Test func junitIsAsTheSchemaWants() throws {
    let output = try CommandRun(["test", "--report", "junit"] + Self.files, in: Self.project).output
    let reader = JUnitReader()
    #expect(reader.read(output) == [])
    #expect(
      reader.counts == [
        "testsuites": 1, "testsuite": 2, "testcase": 6, "failure": 2,
        "error": 1, "skipped": 2, "properties": 8, "property": 12, "system-out": 2, "system-err": 2,
      ])
    #expect(output.contains("<skipped message=\"not today\"/>"))
    #expect(output.contains("message=\"@@ -1,2 +1,2 @@&#10; print(1)&#10;"))
  }

  @Test func junitNamesWhatAssertsNothing() throws {
    let files = ["a_spec.lua": "", "b_spec.lua": "it('is empty', function() end)"]
    try withFolder(files) { folder throws in
      let output = try CommandRun(["test", "--report", "junit", "."], in: folder).output
      #expect(JUnitReader().read(output) == [])
      #expect(output.contains("name=\"./a_spec.lua\""))
      #expect(output.contains("<system-err>./a_spec.lua: there are no tests</system-err>"))
      #expect(output.contains("<property name=\"assertions\" value=\"0\"/>"))
    }
  }

  private static let python = "/usr/bin/python3"
  private static let junitparser = "/usr/lib/python3/dist-packages/junitparser"

  /// Another reader, with the places of the tests.
  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: junitparser),
      "junitparser is not installed to read the report"))
  func pythonReadsIt() throws {
    let output = try CommandRun(["test", "--report", "junit"] + Self.files, in: Self.project).output
    let program = """
      import sys, junitparser
      for suite in junitparser.JUnitXml.fromfile("report.xml"):
          print(suite.name, suite.tests, suite.failures, suite.errors, suite.skipped)
          for case in suite:
              places = [p for child in case.iterchildren(junitparser.Properties) for p in child]
              print(" ", case.classname, "|", case.name, [type(r).__name__ for r in case.result],
                    [(p.name, p.value) for p in places][-1:])
      """
    try withFolder(["report.xml": output, "read.py": program]) { folder throws in
      let (code, text) = try Self.run([Self.python, "read.py"], in: folder)
      #expect(code == 0)
      let lines = text.split(separator: "\n").map(String.init)
      #expect(lines.first == "a_spec.lua 5 1 1 2")
      #expect(lines.count == 8)
      #expect(lines.dropFirst().allSatisfy { $0.contains("('line', '") || $0.contains("b") })
    }
  }

  private static let genhtml = "/usr/bin/genhtml"

  /// The lines that ran, as a page of lcov's.
  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: genhtml),
      "genhtml is not installed to read the report"))
  func genhtmlReadsTheLinesThatRan() throws {
    let project = Self.project.deletingLastPathComponent().appendingPathComponent("lines")
    try withFolder([:]) { place throws in
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let folder = place.appendingPathComponent("project")
      try FileManager.default.copyItem(at: project, to: folder)
      _ = try CommandRun(["test", "--report", "lcov:all.info", "."], in: folder)
      let run = try Self.run([Self.genhtml, "all.info", "-o", "pages"], in: folder)
      #expect(run.code == 0)
      #expect(run.output.contains("Processing file src/code.lua"))
      #expect(run.output.contains("85.7% (12 of 14 lines)"))
    }
  }

  private static let xmllint = "/usr/bin/xmllint"

  /// Projects whose reports have every kind of result: passed, failed, error, crash, skipped,
  /// unreadable.
  private static let projects = [
    "reports", "failures", "sentences", "blocks", "toplevel", "goldens", "strangers", "merge",
  ]

  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: xmllint),
      "xmllint is not installed: the schema is not asked"),
    arguments: projects)
  func xmllintFindsJUnitValid(_ name: String) throws {
    let project = Self.project.deletingLastPathComponent().appendingPathComponent(name)
    let output = try CommandRun(
      ["test", "--report", "junit", "."], environment: ["CI": "true"], in: project
    ).output
    let schema = Self.project.appendingPathComponent("junit.xsd").path
    try withFolder(["out.xml": output]) { folder throws in
      let words = [Self.xmllint, "--noout", "--schema", schema, "out.xml"]
      let run = try Self.run(words, in: folder)
      #expect(run.code == 0)
      #expect(run.output == "out.xml validates\n")
    }
  }

  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: xmllint),
      "xmllint is not installed: the schema is not asked"),
    arguments: [
      (" type=\"failed\"", ""), ("<properties/>", ""), ("tests=\"5\"", "tests=\"some\""),
      ("<system-err/>", "<system-err/><testcase name=\"x\" classname=\"x\" time=\"0\"/>"),
      ("id=\"1\"", "id=\"0\""), ("<testsuites>", "<testsuites id=\"1\">"),
    ])
  func theSchemaRefusesOthers(_ part: String, _ other: String) throws {
    let output = try CommandRun(["test", "--report", "junit"] + Self.files, in: Self.project).output
    let schema = Self.project.appendingPathComponent("junit.xsd").path
    try withFolder(["out.xml": output.replacing(part, with: other)]) { folder throws in
      let words = [Self.xmllint, "--noout", "--schema", schema, "out.xml"]
      #expect(try Self.run(words, in: folder).code == 3)
    }
  }
}

/// Checks elements, their attributes and their order against the common schema.
private final class JUnitReader: NSObject, XMLParserDelegate {
  private(set) var counts: [String: Int] = [:]
  private var problems: [String] = []
  private var open: [(name: String, children: [String])] = []

  /// The required attributes.
  private static let required = [
    "testsuite": [
      "name", "timestamp", "hostname", "tests", "failures", "errors", "time", "package", "id",
    ],
    "testcase": ["name", "classname", "time"], "failure": ["type"], "error": ["type"],
  ]
  /// The elements that an element may contain, in this order.
  private static let content = [
    "testsuites": "(testsuite )*",
    "testsuite": "properties (testcase )*system-out system-err ",
    "testcase": "properties ((skipped|error|failure) )?",
    "properties": "(property )*",
  ]
  private static let numbers = ["tests", "failures", "errors", "skipped", "time", "id"]

  /// The problems of a text.
  func read(_ text: String) -> [String] {
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    if !parser.parse() {
      problems.append("not well-formed: \(String(describing: parser.parserError))")
    }
    return problems
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    counts[name, default: 0] += 1
    for key in Self.required[name] ?? [] where attributes[key] == nil {
      problems.append("\(name) has no \(key)")
    }
    for (key, value) in attributes where Self.numbers.contains(key) && Double(value) == nil {
      problems.append("\(key) is \(value)")
    }
    if !open.isEmpty { open[open.count - 1].children.append(name) }
    open.append((name, []))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    let children = open.removeLast().children.map { $0 + " " }.joined()
    let pattern = "^" + (Self.content[name] ?? "") + "$"
    if children.range(of: pattern, options: .regularExpression) == nil {
      problems.append("\(name) holds \(children)")
    }
  }
}
