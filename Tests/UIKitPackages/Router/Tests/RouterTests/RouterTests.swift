import Parcel
import Router
import UIKit
import XCTest

private final class Settings: UIViewController, Routable {
  static let path = "/settings"
  private(set) var appearances = 0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearances += 1
  }
}

@MainActor
final class RouterTests: XCTestCase {
  private var window: UIWindow!
  private var router: Router!

  override func setUp() async throws {
    try await super.setUp()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    router = Router(window: window)
    router.register(Settings.self)
  }

  func testAStackTakesTheScreen() throws {
    let stack = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, UIViewController()]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    let opened = expectation(description: "opened")
    try router.open("/settings", with: ["tab": "sound"]) { opened.fulfill() }
    wait(for: [opened], timeout: 3)
    let screen = try XCTUnwrap(stack.topViewController as? Settings)
    XCTAssertEqual(screen.appearances, 1)
    XCTAssertEqual(screen.parcel?.contents, ["tab": "sound"])
  }

  func testAScreenWithoutAStackIsCovered() throws {
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let opened = expectation(description: "opened")
    try router.open("/settings") { opened.fulfill() }
    wait(for: [opened], timeout: 3)
    XCTAssertTrue(root.presentedViewController is Settings)
    try router.open("/settings", animated: false)
    XCTAssertTrue(root.presentedViewController?.presentedViewController is Settings)
  }

  func testAPathThatLeadsNowhereIsAnError() {
    window.rootViewController = UIViewController()
    XCTAssertThrowsError(try router.open("/nowhere")) {
      XCTAssertEqual($0 as? RouterError, .unknown("/nowhere"))
    }
    window.rootViewController = nil
    XCTAssertThrowsError(try router.open("/settings")) {
      XCTAssertEqual($0 as? RouterError, .noScreen)
    }
  }
}
