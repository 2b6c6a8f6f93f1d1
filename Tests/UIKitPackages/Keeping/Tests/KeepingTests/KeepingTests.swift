import Keeping
import UIKit
import XCTest

@MainActor
final class KeepingTests: XCTestCase {
  private static var kept: [UIWindow] = []
  private var window: UIWindow!
  private var root: UIViewController!

  private final class Screen: UIViewController {
    var log: (String) -> Void = { _ in }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log("appeared")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log("disappeared")
    }
  }

  override func setUp() {
    super.setUp()
    window = UIWindow(frame: UIScreen.main.bounds)
    root = GoodsController(["Pear"])
    window.rootViewController = root
    window.makeKeyAndVisible()
    Self.kept.append(window)
  }

  private func waitForTurns() { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05)) }

  func testABlockOfTheMainQueueComesBeforeTheEndOfASheet() {
    waitForTurns()
    for _ in 0..<20 {
      var log: [String] = []
      let sheet = Screen()
      sheet.log = { log.append($0) }
      root.present(sheet, animated: false)
      DispatchQueue.main.async { log.append("block") }
      waitForTurns()
      XCTAssertEqual(log, ["block", "appeared"])
      root.dismiss(animated: false)
      DispatchQueue.main.async { log.append("block") }
      waitForTurns()
      XCTAssertEqual(log, ["block", "appeared", "block", "disappeared"])
    }
  }

  func testAWindowOutlivesItsTest() {
    XCTAssertEqual(Self.kept.last?.rootViewController, root)
    window.isHidden = true
  }
}
