import EscapedText

/// XML as JUnit's own runners write it, for the servers that read it.
struct JUnitReport: Report {
  /// The options that a repeated test has.
  private var options = ""
  private var results: [TestResult] = []
  private var suites = 0
  private var remarks: [String] = []

  mutating func text(for event: RunEvent) -> String {
    switch event {
    case .runBegan(_, _, let options):
      self.options = options
      return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
    case .fileBegan: (results, remarks) = ([], [])
    case .testEnded(let result): results.append(result)
    case .remarked(let text): remarks.append(text.escaped)
    case .fileEnded(let path, let printed):
      guard !results.isEmpty || !remarks.isEmpty else { return "" }
      defer { suites += 1 }
      return suite(path, printed)
    case .runEnded: return "</testsuites>\n"
    default: break
    }
    return ""
  }

  private func suite(_ path: String, _ printed: String) -> String {
    let failures = results.count { $0.outcome == .failed }
    let errors = results.count { $0.outcome.isFailure } - failures
    let seconds = results.reduce(0) { $0 + $1.seconds }
    // The schema requires a host and a timestamp; a report is the same wherever and whenever it is
    // made.
    let attributes = [
      ("package", ""), ("id", "\(suites)"), ("name", path.escaped),
      ("timestamp", "1970-01-01T00:00:00"),
      ("hostname", "localhost"), ("tests", "\(results.count)"), ("failures", "\(failures)"),
      ("errors", "\(errors)"), ("skipped", "\(results.count { $0.outcome == .pending })"),
      ("time", Self.time(seconds)),
    ]
    let prints = results.map(\.printed).joined() + printed
    let notes = Self.escaped(remarks.joined(separator: "\n"))
    return """
        <testsuite\(Self.text(attributes))>
          <properties/>
      \(results.map(testCase).joined())\
          <system-out>\(Self.escaped(prints))</system-out>
          \(notes.isEmpty ? "<system-err/>" : "<system-err>\(notes)</system-err>")
        </testsuite>

      """
  }

  private func testCase(_ result: TestResult) -> String {
    let file = result.id.file.escaped
    let attributes = [
      ("name", (result.id.names.last ?? file).escaped),
      ("classname", Self.className(of: result.id)),
      ("time", Self.time(result.seconds)),
    ]
    let start = "    <testcase\(Self.text(attributes))>\n\(Self.properties(of: result))"
    switch result.outcome {
    case .passed: return "\(start)    </testcase>\n"
    case .pending:
      let reason = result.reason.isEmpty ? [] : [("message", result.reason)]
      return "\(start)      <skipped\(Self.text(reason))/>\n    </testcase>\n"
    default: return "\(start)\(failure(of: result))    </testcase>\n"
    }
  }

  /// The file and the blocks without dots: Jenkins takes what precedes the last dot for a package,
  /// and shows the rest.
  private static func className(of id: TestID) -> String {
    let file = id.file.hasSuffix(".lua") ? String(id.file.dropLast(4)) : id.file
    let words = [file.hasPrefix("./") ? String(file.dropFirst(2)) : file] + blocks(of: id)
    return words.joined(separator: " ").escaped.replacing(".", with: "_")
  }

  private static func blocks(of id: TestID) -> [String] {
    id.names.count < 2 ? [] : [id.names.dropLast().joined(separator: " > ")]
  }

  private static func properties(of result: TestResult) -> String {
    let id = result.id
    let values =
      [("file", id.file.escaped)] + (id.line > 0 ? [("line", "\(id.line)")] : [])
      + (result.madeNoAssertion ? [("assertions", "0")] : [])
    let lines = values.map { "        <property\(text([("name", $0), ("value", $1)]))/>\n" }
    return "      <properties>\n\(lines.joined())      </properties>\n"
  }

  private func failure(of result: TestResult) -> String {
    let tag = result.outcome == .failed ? "failure" : "error"
    let message = result.problems.first.map { $0.remark.isEmpty ? $0.sentence : $0.remark } ?? ""
    let attributes = [("message", message), ("type", result.outcome.rawValue)]
    let lines = result.explanation(options).joined(separator: "\n")
    return "      <\(tag)\(Self.text(attributes))>\(Self.escaped(lines))</\(tag)>\n"
  }

  private static func time(_ seconds: Double) -> String {
    let milliseconds = Int((seconds * 1000).rounded())
    let rest = String(milliseconds % 1000 + 1000).dropFirst()
    return "\(milliseconds / 1000).\(rest)"
  }

  private static func text(_ attributes: [(String, String)]) -> String {
    // A line break in an attribute would be read as a blank.
    attributes.map { " \($0)=\"\(escaped($1).replacing("\n", with: "&#10;"))\"" }.joined()
  }

  private static let codes: [Unicode.Scalar: String] = [
    "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "\t": "&#9;",
  ]

  /// Text without the characters that XML can't express; they are in Lua's notation.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.escapedLines.unicodeScalars {
      if let code = codes[scalar] {
        result += code
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
