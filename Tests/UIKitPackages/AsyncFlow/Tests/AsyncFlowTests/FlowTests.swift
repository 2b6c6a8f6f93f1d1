import AsyncFlow
import UIKit
import XCTest

private struct NoQuestion: Error {}

@MainActor
final class FlowTests: XCTestCase {
  private func presenter() -> UIViewController {
    let presenter = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = presenter
    window.makeKeyAndVisible()
    windows.append(window)
    return presenter
  }

  private var windows: [UIWindow] = []

  private func question(over presenter: UIViewController) async throws -> QuestionViewController {
    for _ in 0..<300 {
      if let screen = presenter.presentedViewController as? QuestionViewController,
        !screen.isBeingPresented, !screen.isBeingDismissed
      {
        return screen
      }
      try await Task.sleep(for: .milliseconds(10))
    }
    throw NoQuestion()
  }

  func testAnAnswerEndsAQuestion() async throws {
    let presenter = presenter()
    let flow = Flow(presenter: presenter)
    let answer = Task { await flow.ask("Sure?") }
    try await question(over: presenter).reply(.yes)
    let given = await answer.value
    XCTAssertEqual(given, .yes)
    XCTAssertEqual(flow.log, ["asked", "answered"])
    XCTAssertNil(presenter.presentedViewController)
  }

  func testQuestionsFollowEachOther() async throws {
    let presenter = presenter()
    let flow = Flow(presenter: presenter)
    let count = Task { await flow.askUntilYes(["One?", "Two?"]) }
    let first = try await question(over: presenter)
    XCTAssertEqual(first.question, "One?")
    first.reply(.no)
    while presenter.presentedViewController === first {
      try await Task.sleep(for: .milliseconds(10))
    }
    try await question(over: presenter).reply(.yes)
    let taken = await count.value
    XCTAssertEqual(taken, 2)
  }
}
