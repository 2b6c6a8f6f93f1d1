import UIKit
import XCTest

@testable import Coordinator

final class CoordinatorTests: XCTestCase {
  private var window: UIWindow!
  private var stack: UINavigationController!
  private var coordinator: Coordinator!

  override func setUp() {
    super.setUp()
    stack = UINavigationController(rootViewController: UIViewController())
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = stack
    window.makeKeyAndVisible()
    coordinator = Coordinator(navigationController: stack)
  }

  override func tearDown() {
    window.isHidden = true
    super.tearDown()
  }

  func testADelegateMayAnswerNothing() {
    let owner = PlainOwner()
    coordinator.delegate = owner
    let screen = UIViewController()
    screen.title = "Own"
    coordinator.show(screen)
    XCTAssertEqual(screen.title, "Own")
    XCTAssertTrue(stack.topViewController === screen)
  }

  func testADelegateMayAnswerEverything() {
    let owner = KeenOwner()
    coordinator.delegate = owner
    let screen = UIViewController()
    coordinator.show(screen)
    XCTAssertEqual(screen.title, "Given")
    XCTAssertEqual(owner.shown, [screen])
    XCTAssertTrue(screen.coordinator === coordinator)
  }

  func testAScreenHasAButtonThatEndsItsPart() throws {
    let owner = PlainOwner()
    let child = Coordinator(navigationController: stack)
    child.delegate = owner
    coordinator.start(child)
    let screen = UIViewController()
    child.show(screen)
    let button = try XCTUnwrap(screen.navigationItem.rightBarButtonItem)
    XCTAssertEqual(button.action?.description, "done:")
    XCTAssertTrue(button.target === child)
    child.finish()
    XCTAssertTrue(owner.hasFinished)
    XCTAssertTrue(coordinator.children.isEmpty)
  }

  func testAProxyPassesOnWhatTheStackTells() {
    let owner = StackOwner()
    let proxy = StackDelegateProxy()
    proxy.original = owner
    stack.delegate = proxy
    let shown = expectation(description: "shown")
    proxy.onShow = { _ in shown.fulfill() }
    let screen = UIViewController()
    stack.pushViewController(screen, animated: true)
    wait(for: [shown], timeout: 3)
    XCTAssertEqual(owner.shown, [screen])
  }
}

private final class PlainOwner: NSObject, CoordinatorDelegate {
  var hasFinished = false
  func coordinatorDidFinish(_ coordinator: Coordinator) { hasFinished = true }
}

private final class KeenOwner: NSObject, CoordinatorDelegate {
  var shown: [UIViewController] = []
  let prefersAnimation = true
  func coordinatorDidFinish(_ coordinator: Coordinator) {}
  func coordinator(_ coordinator: Coordinator, willShow screen: UIViewController) {
    shown.append(screen)
  }
  func coordinator(_ coordinator: Coordinator, titleFor screen: UIViewController) -> String {
    "Given"
  }
}

private final class StackOwner: NSObject, UINavigationControllerDelegate {
  var shown: [UIViewController] = []
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { shown.append(viewController) }
}
