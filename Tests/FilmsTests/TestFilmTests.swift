import Foundation
import HeadlessUIKit
import NavigationModel
import TestFilms
import Testing

@Suite(.serialized) struct TestFilmTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: UUID().uuidString, directoryHint: .isDirectory)

  private func film(failing: Bool, _ body: (UINavigationController) -> Void) throws -> String? {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let source = folder.appending(path: "StackTests.swift")
    let lines = ["func testPush() {", "  stack.push(next)", "  XCTAssertEqual(1, 2)", "}"]
    try Data(lines.joined(separator: "\n").utf8).write(to: source)
    let path = source.path(percentEncoded: false)
    let stage = Stage()
    return stage.asCurrent {
      let stack = UINavigationController(rootViewController: UIViewController())
      let window = UIWindow()
      window.rootViewController = stack
      window.makeKeyAndVisible()
      stage.settle()
      TestFilm.begin("StackTests.testPush", in: path, at: 1)
      TestFilm.reach(2, 2)
      body(stack)
      TestFilm.reach(3, 3)
      if failing { TestFilm.fail("1 is not 2", in: path, at: 3) }
      return TestFilm.end(named: "StackTests.testPush", in: folder.path(percentEncoded: false))
    }
  }

  private var written: String? {
    try? String(contentsOf: folder.appending(path: "StackTests.testPush.html"), encoding: .utf8)
  }

  @Test func aFilmShowsTheStatementsOfATestThatFails() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let message = try film(failing: true) { stack in
      let next = UIViewController()
      next.title = "Next"
      stack.pushViewController(next, animated: true)
      Stage.current.settle()
    }
    #expect(message?.hasPrefix("film: ") == true)
    let page = try #require(written)
    #expect(page.contains("stack.push(next)"))
    #expect(page.contains("1 is not 2"))
    #expect(page.contains("Next"))
    #expect(page.contains("viewDidAppear"))
  }

  @Test func aTestThatPassesHasNoFilm() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try film(failing: true) { _ in }
    #expect(written != nil)
    #expect(try film(failing: false) { _ in } == nil)
    #expect(written == nil)
  }

  @Test func aFileThatIsNoFilmStays() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: folder.appending(path: "StackTests.testPush.html"))
    let message = try film(failing: true) { _ in }
    #expect(message?.hasSuffix("is there already and is no film of drilldown") == true)
    #expect(written == "mine")
  }

  @Test func theWorldIsAsBeforeWhenAFilmEnds() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let stage = Stage()
    stage.asCurrent {
      TestFilm.begin("A.test", in: "/none.swift", at: 1)
      #expect(stage.turnDidEnd != nil)
      _ = TestFilm.end(named: "A.test", in: folder.path(percentEncoded: false))
      #expect(stage.turnDidEnd == nil)
    }
  }
}
