/// The Swift that lists the tests of a target for XCTest, as SwiftPM writes it on Linux, but with
/// closures that run on the main actor: those of classes on it can't be cast otherwise.
public struct TestList {
  private let module: String
  private let tests: TestClasses
  private let isFilmed: Bool

  /// The variable that has the folder for films.
  public static let filmVariable = "DRILLDOWN_FILMS"
  /// The variable that has the file to which beginnings and ends of tests are added.
  public static let progressVariable = "DRILLDOWN_PROGRESS"
  /// The variable that has the file with the names of tests that are not to be run again.
  public static let endedVariable = "DRILLDOWN_ENDED"

  /// The tests of a module; those that fail may be filmed.
  public init(module: String, _ tests: TestClasses, filming: Bool = false) {
    self.module = module
    self.tests = tests
    isFilmed = filming
  }

  /// The file that SwiftPM would write for the target.
  public var file: String { Self.imports([self]) + Self.helpers + contents }

  /// A `main.swift` with the tests of several targets.
  public static func main(_ lists: [TestList]) -> String {
    let calls = lists.map { "tests += __\($0.module)__allTests()" }.joined(separator: "\n")
    return imports(lists) + helpers + lists.map(\.contents).joined() + """
      var tests: [XCTestCaseEntry] = []
      \(calls)
      XCTMain(tests)

      """
  }

  private static func imports(_ lists: [TestList]) -> String {
    let films = lists.contains(where: \.isFilmed) ? ["TestFilms"] : []
    return (["Foundation", "XCTest"] + films).map { "import \($0)\n" }.joined()
      + lists.map { "@testable import \($0.module)\n" }.joined()
  }

  private var contents: String {
    """

    \(Self.deprecated)
    @MainActor private func __\(module)__list() -> [XCTestCaseEntry] {
      var entries: [XCTestCaseEntry] = []
    \(lines)
      return entries
    }
    \(Self.deprecated)
    func __\(module)__allTests() -> [XCTestCaseEntry] {
      // bridge: XCTest calls it on the main thread
      nonisolated(unsafe) var entries: [XCTestCaseEntry] = []
      MainActor.assumeIsolated { entries = __\(module)__list() }
      return entries
    }
    \(observer)

    """
  }

  private static let deprecated =
    "@available(*, deprecated, message: \"So that tests of what is deprecated can be listed.\")"

  private var lines: String {
    let filming =
      ["TestProgress.observe()"]
      + (isFilmed ? ["XCTestObservationCenter.shared.addTestObserver(\(module)Films())"] : [])
    let classes = tests.tests.enumerated().map { index, test in
      let list = "tests\(index)"
      let entries = test.methods.map { Self.entry($0, of: test.name, list) }
      return Self.under(
        test.conditions,
        """
        var \(list): [(String, (\(test.name)) -> () throws -> Void)] = []
        \(entries.joined(separator: "\n"))
        if !\(list).isEmpty { entries.append(testCase(\(list))) }
        """)
    }
    return (filming + classes).joined(separator: "\n")
  }

  private static func entry(_ method: TestMethod, of type: String, _ list: String) -> String {
    let attempt = (method.isThrowing ? "try " : "") + (method.isAsync ? "await " : "")
    let body = "(test: \(type)) in { @MainActor in \(attempt)test.\(method.name)() }"
    let wrapper = method.isAsync ? "waiting" : "onMainActor"
    return under(
      method.conditions,
      """
      if TestProgress.isOpen("\(type).\(method.name.withoutBackticks)") {
      \(list).append(("\(method.name.withoutBackticks)", \(wrapper)({ \(body) })))
      }
      """)
  }

  private static func under(_ conditions: [String], _ text: String) -> String {
    conditions.isEmpty
      ? text : "#if \(conditions.joined(separator: " && "))\n\(text)\n#endif"
  }

  /// The functions around each test, and what notes which of them begin and end.
  private static let helpers = """
    private final class TestProgress: NSObject, XCTestObservation {
      // bridge: XCTest calls observers on the main thread
      nonisolated(unsafe) private static var observer: TestProgress?
      private static let ended: Set<String> = {
        let path = ProcessInfo.processInfo.environment["\(endedVariable)"] ?? ""
        let text = FileManager.default.contents(atPath: path) ?? Data()
        return Set(String(decoding: text, as: UTF8.self).split(separator: "\\n").map(String.init))
      }()
      private let file: FileHandle
      private init(_ file: FileHandle) { self.file = file }
      static func isOpen(_ test: String) -> Bool { !ended.contains(test) }
      static func observe() {
        guard observer == nil,
          let path = ProcessInfo.processInfo.environment["\(progressVariable)"],
          let file = FileHandle(forUpdatingAtPath: path)
        else { return }
        observer = TestProgress(file)
        XCTestObservationCenter.shared.addTestObserver(observer!)
      }
      func testCaseWillStart(_ testCase: XCTestCase) { note("begin", testCase) }
      func testCaseDidFinish(_ testCase: XCTestCase) { note("end", testCase) }
      private func note(_ word: String, _ testCase: XCTestCase) {
        file.seekToEndOfFile()
        file.write(Data("\\(word) \\(testCase.name)\\n".utf8))
      }
    }
    private func onMainActor<Test: XCTestCase>(
      _ body: @escaping (Test) -> @MainActor () throws -> Void
    ) -> (Test) -> () throws -> Void {
      { test in
        // bridge: XCTest calls tests on the main thread
        nonisolated(unsafe) let run = body(test)
        return { try MainActor.assumeIsolated { try run() } }
      }
    }
    private func waiting<Test: XCTestCase>(
      _ body: @escaping (Test) -> @MainActor () async throws -> Void
    ) -> (Test) -> () throws -> Void {
      asyncTest { (test: Test) in
        // bridge: XCTest calls tests on the main thread
        nonisolated(unsafe) let run = body(test)
        return { try await run() }
      }
    }
    """
}

extension TestList {
  /// What films the tests while they run.
  private var observer: String {
    guard isFilmed else { return "" }
    let places = tests.tests.flatMap { test in
      test.methods.map { method in
        "    \(literal("\(test.name).\(method.name)")): (\(literal(method.file)), \(method.line))"
      }
    }
    return """
      private final class \(module)Films: NSObject, XCTestObservation {
        private let places: [String: (file: String, line: Int)] = [
      \(places.isEmpty ? ":" : places.joined(separator: ",\n"))
        ]
        func testCaseWillStart(_ testCase: XCTestCase) {
          guard let place = places[testCase.name] else { return }
          TestFilm.begin(testCase.name, in: place.file, at: place.line)
        }
        func testCase(
          _ testCase: XCTestCase, didFailWithDescription description: String,
          inFile file: String?, atLine line: Int
        ) {
          guard places[testCase.name] != nil else { return }
          TestFilm.fail(description, in: file ?? "", at: line)
        }
        func testCaseDidFinish(_ testCase: XCTestCase) {
          guard places[testCase.name] != nil else { return }
          let folder = ProcessInfo.processInfo.environment["\(Self.filmVariable)"] ?? "."
          TestFilm.end(named: testCase.name, in: folder).map { print($0) }
        }
      }
      """
  }

  /// A text as Swift writes it.
  private func literal(_ text: String) -> String {
    "\"" + text.map { "\"\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "\""
  }
}
