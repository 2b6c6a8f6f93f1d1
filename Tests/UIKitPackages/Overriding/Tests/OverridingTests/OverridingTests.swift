import UIKit
import XCTest

@testable import Overriding

@MainActor
class StackTestCase: XCTestCase {
  var window: UIWindow!
  let root = UIViewController()
  lazy var stack = CarefulNavigationController(rootViewController: root)

  override func setUpWithError() throws {
    try super.setUpWithError()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = stack
    window.makeKeyAndVisible()
  }

  func testTheRootIsOnScreen() { XCTAssertTrue(stack.topViewController === root) }
}

final class OverridingTests: StackTestCase {
  func testAScreenReceivesWhatItOverrides() {
    let screen = EverythingViewController()
    stack.pushViewController(screen, animated: false)
    RunLoop.main.run(until: Date() + 0.1)
    stack.popViewController(animated: false)
    RunLoop.main.run(until: Date() + 0.1)
    let appearances = screen.calls.filter { $0.hasPrefix("view") }
    XCTAssertEqual(
      appearances,
      [
        "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
        "viewDidDisappear",
      ])
    XCTAssertEqual(screen.calls.filter { $0 == "loadView" }.count, 1)
    XCTAssertEqual(
      screen.calls.filter { $0.contains("parent") },
      [
        "willMove to a parent", "didMove to a parent", "willMove from a parent",
        "didMove from a parent",
      ])
  }

  func testWhatUIKitDeclaresInCategoriesIsOverridden() {
    let screen = EverythingViewController()
    let (one, two) = (UIViewController(), UIViewController())
    XCTAssertNil(screen.storyboard)
    XCTAssertEqual(screen.nibName, "Everything")
    screen.addChild(one)
    screen.addChild(two)
    screen.view.addSubview(one.view)
    screen.transition(from: one, to: two, duration: 0, animations: nil)
    screen.traitOverrides.userInterfaceStyle = .dark
    XCTAssertEqual(
      screen.calls.filter { ["transition", "traitOverrides"].contains($0) },
      ["transition", "traitOverrides"])
    let view = EverythingView(frame: .zero)
    XCTAssertFalse(EverythingView.areAnimationsEnabled)
    XCTAssertEqual(
      view.convert(CGPoint(x: 4, y: 4), to: UIScreen.main.coordinateSpace), CGPoint(x: 1, y: 4))
    XCTAssertFalse(view.topAnchor === view.bottomAnchor)
    XCTAssertEqual(
      EverythingCell(style: .default, reuseIdentifier: nil).reuseIdentifier, "everything")
  }

  func testAStackRefusesAScreenThatIsThere() {
    stack.pushViewController(root, animated: false)
    XCTAssertEqual(stack.viewControllers, [root])
  }

  func testPropertiesAreThoseOfTheSubclass() {
    let screen: UIViewController = EverythingViewController()
    XCTAssertEqual(screen.preferredContentSize, CGSize(width: 100, height: 200))
    XCTAssertEqual(screen.supportedInterfaceOrientations, .landscape)
    XCTAssertTrue(screen.prefersStatusBarHidden)
    XCTAssertFalse(screen.shouldAutorotate)
  }

  func testPresentingIsOverridden() {
    let screen = EverythingViewController()
    window.rootViewController = screen
    let done = expectation(description: "done")
    screen.present(UIViewController(), animated: true) {
      screen.dismiss(animated: true) { done.fulfill() }
    }
    wait(for: [done], timeout: 5)
    XCTAssertEqual(
      screen.calls.filter { ["present", "dismiss"].contains($0) }, ["present", "dismiss"])
  }
}

#if canImport(UIKit) && !os(tvOS)
  extension OverridingTests {
    func testTabsCountTheirSelections() {
      let tabs = CountingTabBarController()
      tabs.viewControllers = [UIViewController(), UIViewController()]
      tabs.selectedIndex = 1
      XCTAssertEqual(tabs.selections, 1)
    }
  }
#endif
