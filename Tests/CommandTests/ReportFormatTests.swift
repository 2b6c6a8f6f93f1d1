import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif
import Testing

/// What other programs make of the reports.
struct ReportFormatTests {
  private static let project = packageFolder.appendingPathComponent("Tests/RunnerFixtures/reports")
  private static let files = ["a_spec.lua", "b.lua"]

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/prove")))
  func perlReadsTheAnythingProtocol() throws {
    let said = try Command(["test", "--report", "tap"] + Self.files, in: Self.project).output
    // Its releases before 3.45 refuse the number, not what it stands for.
    let old = said.replacing("TAP version 14", with: "TAP version 13")
    try withFolder(["report.tap": old]) { folder throws in
      let prove = Process()
      prove.executableURL = URL(fileURLWithPath: "/usr/bin/prove")
      prove.arguments = ["--failures", "--exec", "cat", "report.tap"]
      prove.currentDirectoryURL = folder
      let output = Foundation.Pipe()
      (prove.standardOutput, prove.standardError) = (output, output)
      try prove.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      prove.waitUntilExit()
      #expect(text.contains("Failed 3/6 subtests"))
      #expect(text.contains("Failed tests:  2-3, 6"))
      #expect(!text.contains("Parse errors"))
    }
  }

  @Test func linesOfJSONAreObjectsInOrder() throws {
    let said = try Command(["test", "--report", "jsonl"] + Self.files, in: Self.project).output
    let events = try said.split(separator: "\n").map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return try #require(object?["event"] as? String)
    }
    let file = ["file-began"] + ["test-ended"]
    #expect(
      events == ["run-began"] + file + Array(repeating: "test-ended", count: 4) + ["file-ended"]
        + file + ["file-ended", "run-ended"])
  }

  @Test func junitIsAsTheSchemaWants() throws {
    let said = try Command(["test", "--report", "junit"] + Self.files, in: Self.project).output
    let reader = JUnitReader()
    #expect(reader.read(said) == [])
    #expect(
      reader.counts == [
        "testsuites": 1, "testsuite": 2, "testcase": 6, "failure": 2,
        "error": 1, "skipped": 2, "properties": 2, "system-out": 2, "system-err": 2,
      ])
  }
}

/// Checks elements, their attributes and their order by the rules of the common schema.
private final class JUnitReader: NSObject, XMLParserDelegate {
  private(set) var counts: [String: Int] = [:]
  private var problems: [String] = []
  private var open: [(name: String, children: [String])] = []

  /// The attributes that must stand there.
  private static let required = [
    "testsuite": [
      "name", "timestamp", "hostname", "tests", "failures", "errors", "time", "package", "id",
    ],
    "testcase": ["name", "classname", "time"], "failure": ["type"], "error": ["type"],
  ]
  /// What an element may hold, in this order.
  private static let content = [
    "testsuites": "(testsuite )*",
    "testsuite": "properties (testcase )*system-out system-err ",
    "testcase": "((skipped|error|failure) )?",
  ]
  private static let numbers = ["tests", "failures", "errors", "skipped", "time", "id"]

  /// What is wrong with a text.
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
