import Testing

@testable import Rewriting

struct TestListTests {
  private func tests(_ texts: String...) -> [String] {
    var classes = TestClasses()
    for text in texts { classes.add(ParsedFile(text)) }
    return classes.tests.map { test in
      test.name + ": "
        + test.methods.map { $0.name + ($0.isAsync ? " async" : "") }
        .joined(separator: ", ")
    }
  }

  @Test func testsAreMethodsWithoutParameters() {
    #expect(
      tests(
        """
        @MainActor final class A: XCTestCase {
          func testOne() {}
          func testTwo() async throws {}
          func testWith(_ x: Int) {}
          func test() -> Int { 1 }
          private func testHidden() {}
          static func testStatic() {}
          func helper() {}
        }
        class NoTest { func testOne() {} }
        private class Hidden: XCTestCase { func testOne() {} }
        """) == ["A: testOne, testTwo async"])
  }

  @Test func subclassesHaveInheritedTests() {
    #expect(
      tests("class B: A { func testB() {} }", "class A: XCTestCase { func testA() {} }")
        == ["A: testA", "B: testA, testB"])
  }

  @Test func extensionsAddTests() {
    #expect(
      tests("class A: XCTestCase {}\nextension A { func testIt() {} }") == ["A: testIt"])
  }

  @Test func whatSurroundsTestsIsOnTheMainActorWithTheirClass() {
    let text = """
      @MainActor class A: XCTestCase { override func setUp() { x = 1 } }
      class B: A { override func tearDownWithError() throws { x = 2 } }
      class C: B { func testIt() {} }
      """
    #expect(
      rewritten(text) == """
        @MainActor class A: XCTestCase, @unchecked Sendable { override func setUp() { \
        MainActor.assumeIsolated { x = 1 } } }
        class B: A, @unchecked Sendable { override func tearDownWithError() throws { \
        try MainActor.assumeIsolated { x = 2 } } }
        class C: B, @unchecked Sendable { func testIt() {} }
        """)
  }

  @Test(arguments: [
    ("XCTestCase", "XCTestCase, @unchecked Sendable"),
    ("XCTestCase, @unchecked Sendable", "XCTestCase, @unchecked Sendable"),
  ])
  func asyncSurroundingsMayCallTheirSuperclass(_ inherited: String, _ expected: String) {
    let text = """
      @MainActor class A: XCTestCase {
        override func setUp() async throws { try await super.setUp() }
        override func tearDown() async throws { try await super.tearDown() }
      }
      """
    #expect(
      rewritten(text.replacing(": XCTestCase", with: ": " + inherited))
        == text.replacing(": XCTestCase", with: ": " + expected))
  }

  @Test func whatIsOnTheMainActorByItselfIsThere() {
    #expect(
      squeezed(rewritten("class A: XCTestCase { @MainActor override func setUp() { x = 1 } }"))
        == "class A: XCTestCase, @unchecked Sendable "
        + "{ override func setUp() { MainActor.assumeIsolated { x = 1 } } }")
  }

  @Test(arguments: [
    "class A: XCTestCase { override func setUp() { x = 1 } }",
    "class A: XCTestCase { override func setUp() async throws { try await super.setUp() } }",
    "@MainActor class A: UIView { override func setUp() { x = 1 } }",
    "@MainActor class A: XCTestCase { nonisolated override func setUp() { x = 1 } }",
  ])
  func otherSurroundingsStay(_ text: String) { #expect(rewritten(text) == text) }

  @Test func conditionsAreKept() {
    var classes = TestClasses()
    classes.add(
      ParsedFile("class A: XCTestCase {\n#if X\nfunc testA() {}\n#else\nfunc testB() {}\n#endif\n}")
    )
    let file = TestList(module: "M", classes).file
    let testA = "if TestProgress.isOpen(\"A.testA\") {\ntests0.append((\"testA\""
    let testB = "if TestProgress.isOpen(\"A.testB\") {\ntests0.append((\"testB\""
    #expect(file.contains("#if (X)\n\(testA)"))
    #expect(file.contains("#if !(X)\n\(testB)"))
  }
}
