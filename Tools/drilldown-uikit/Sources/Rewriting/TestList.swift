/// The Swift that lists the tests of a target for XCTest, as SwiftPM writes it on Linux, but with
/// closures that run on the main actor: those of classes on it can't be cast otherwise.
public struct TestList {
  private let module: String
  private let tests: TestClasses

  public init(module: String, _ tests: TestClasses) {
    self.module = module
    self.tests = tests
  }

  /// The file that SwiftPM would write for the target.
  public var file: String {
    """
    import XCTest
    @testable import \(module)

    \(Self.helpers)
    \(function)
    """
  }

  /// A `main.swift` with the tests of several targets.
  public static func main(_ lists: [TestList]) -> String {
    let calls = lists.map { "tests += __\($0.module)__allTests()" }
    return
      (["import XCTest"] + lists.map { "@testable import \($0.module)" }
      + [helpers] + lists.map(\.function)
      + ["var tests: [XCTestCaseEntry] = []"] + calls + ["XCTMain(tests)", ""])
      .joined(separator: "\n")
  }

  private var function: String {
    let entries = tests.tests.enumerated().map { index, test in
      Self.under(
        test.conditions,
        """
        var tests\(index): [(String, (\(test.name)) -> () throws -> Void)] = []
        \(test.methods.map { Self.entry($0, of: test.name, "tests\(index)") }.joined(separator: "\n"))
        entries.append(testCase(tests\(index)))
        """)
    }
    return """
      @available(*, deprecated, message: "So that tests of what is deprecated can be listed.")
      @MainActor private func __\(module)__list() -> [XCTestCaseEntry] {
        var entries: [XCTestCaseEntry] = []
      \(entries.joined(separator: "\n"))
        return entries
      }
      @available(*, deprecated, message: "So that tests of what is deprecated can be listed.")
      func __\(module)__allTests() -> [XCTestCaseEntry] {
        nonisolated(unsafe) var entries: [XCTestCaseEntry] = []
        MainActor.assumeIsolated { entries = __\(module)__list() }
        return entries
      }
      """
  }

  private static func entry(_ method: TestMethod, of type: String, _ list: String) -> String {
    let name = method.name.withoutBackticks
    let call =
      (method.isThrowing ? "try " : "") + (method.isAsync ? "await " : "")
      + "test.\(method.name)()"
    let reference =
      (method.isAsync ? "waiting" : "onMainActor")
      + "({ (test: \(type)) in { @MainActor in \(call) } })"
    return under(method.conditions, "\(list).append((\"\(name)\", \(reference)))")
  }

  private static func under(_ conditions: [String], _ text: String) -> String {
    conditions.isEmpty
      ? text : "#if \(conditions.joined(separator: " && "))\n\(text)\n#endif"
  }

  /// The functions around each test.
  private static let helpers = """
    private func onMainActor<Test: XCTestCase>(
      _ body: @escaping (Test) -> @MainActor () throws -> Void
    ) -> (Test) -> () throws -> Void {
      { test in
        nonisolated(unsafe) let run = body(test)
        return { try MainActor.assumeIsolated { try run() } }
      }
    }
    private func waiting<Test: XCTestCase>(
      _ body: @escaping (Test) -> @MainActor () async throws -> Void
    ) -> (Test) -> () throws -> Void {
      asyncTest { (test: Test) in
        nonisolated(unsafe) let run = body(test)
        return { try await run() }
      }
    }
    """
}
