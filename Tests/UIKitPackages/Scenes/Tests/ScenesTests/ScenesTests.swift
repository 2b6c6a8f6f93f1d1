import Combine
import UIKit
import XCTest

@testable import Scenes

@MainActor
final class ScenesTests: XCTestCase {
  private final class OwnStack: UINavigationController {}

  private func board() -> UIStoryboard {
    UIStoryboard(name: "Main", bundle: Bundle(for: ScenesTests.self))
  }

  func testControllersOfAStoryboard() throws {
    let tabs = try XCTUnwrap(board().instantiateInitialViewController() as? UITabBarController)
    XCTAssertEqual(tabs.viewControllers?.map(\.tabBarItem.tag), [3, 0])
    let stack = try XCTUnwrap(tabs.viewControllers?.first as? UINavigationController)
    XCTAssertEqual(stack.tabBarItem.title, "Shop")
    let list = try XCTUnwrap(stack.viewControllers.first as? ListController)
    XCTAssertEqual(list.title, "Goods")
    XCTAssertEqual(list.navigationItem.title, "All goods")
    XCTAssertEqual(list.navigationItem.largeTitleDisplayMode, .never)
    XCTAssertNotNil(list.navigationItem.rightBarButtonItem)
    XCTAssertNotNil(list.storyboard)
    XCTAssertFalse(list.isViewLoaded)
    XCTAssertTrue(tabs.viewControllers?.last.map { type(of: $0) == UIViewController.self } ?? false)
    XCTAssertNil(UIViewController().storyboard)
    XCTAssertNotNil(Bundle(for: ScenesTests.self).bundleIdentifier)
  }

  func testSegues() throws {
    let tabs = try XCTUnwrap(board().instantiateInitialViewController() as? UITabBarController)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    let stack = try XCTUnwrap(tabs.viewControllers?.first as? UINavigationController)
    let list = try XCTUnwrap(stack.topViewController as? ListController)
    UIView.performWithoutAnimation { list.choose("Pear") }
    let detail = try XCTUnwrap(stack.topViewController as? DetailController)
    XCTAssertEqual(detail.title, "The Pear")
    XCTAssertTrue(detail.isFromFile && detail.hidesBottomBarWhenPushed)
    stack.popViewController(animated: false)
    list.performSegue(withIdentifier: "sheet", sender: nil)
    XCTAssertEqual(list.presentedViewController?.modalPresentationStyle, .formSheet)
    XCTAssertTrue(list.presentedViewController is DetailController)
    window.isHidden = true
  }

  func testControllersByName() {
    let plain: DetailController = board().instantiateViewController(identifier: "detail")
    XCTAssertTrue(plain.isFromFile)
    let own = board().instantiateViewController(identifier: "detail") { _ in
      DetailController(name: "Plum")
    }
    XCTAssertEqual(own.title, "The Plum")
    XCTAssertTrue(board().instantiateViewController(withIdentifier: "list") is ListController)
  }

  func testOutletsAndActionsOfAStoryboard() throws {
    let form: FormController = board().instantiateViewController(identifier: "form")
    XCTAssertFalse(form.isViewLoaded)
    XCTAssertEqual(form.navigationItem.rightBarButtonItem?.target === form, true)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: form)
    window.makeKeyAndVisible()
    XCTAssertEqual(form.events, ["send button", "loaded [\"One\", \"Two\"] 2"])
    XCTAssertEqual(form.nameField.text, "Pear")
    XCTAssertEqual(form.nameField.placeholder, "Name")
    XCTAssertTrue(form.nameField.delegate === form)
    XCTAssertFalse(form.sendButton.isEnabled)
    XCTAssertEqual(form.sendButton.title(for: .normal), "Send")
    XCTAssertTrue(form.saveItem === form.navigationItem.rightBarButtonItem)
    XCTAssertEqual(form.lines.last?.textAlignment, .center)
    let height = try XCTUnwrap(form.height)
    XCTAssertEqual(height.constant, 90)
    form.view.layoutIfNeeded()
    XCTAssertEqual(form.chart.frame, CGRect(x: 16, y: 300, width: 180, height: 90))
    height.constant = 50
    form.view.layoutIfNeeded()
    XCTAssertEqual(form.chart.frame.size, CGSize(width: 100, height: 50))
    form.sendButton.isEnabled = true
    form.sendButton.sendActions(for: .touchUpInside)
    form.nameField.sendActions(for: .editingChanged)
    let save = try XCTUnwrap(form.saveItem.action)
    UIApplication.shared.sendAction(save, to: form.saveItem.target, from: form.saveItem, for: nil)
    XCTAssertEqual(form.events.suffix(3), ["sent 7", "changed", "saved"])
    XCTAssertEqual(form.view.subviews[3].gestureRecognizers?.count, 1)
    window.isHidden = true
  }

  func testNibs() throws {
    let prices = PriceViewController(
      nibName: nil, bundle: Bundle(for: PriceViewController.self))
    prices.loadViewIfNeeded()
    XCTAssertEqual(prices.view.frame.size, CGSize(width: 320, height: 480))
    XCTAssertTrue(prices.table.isDescendant(of: prices.view))
    prices.view.layoutIfNeeded()
    let cell = try XCTUnwrap(prices.table.cellForRow(at: [0, 1]) as? GoodCell)
    XCTAssertEqual(cell.priceLabel.text, "1")
    let objects = Bundle(for: GoodCell.self).loadNibNamed("GoodCell", owner: nil)
    XCTAssertTrue(objects?.first is GoodCell)
    let plain = UIViewController(nibName: "Missing", bundle: nil)
    XCTAssertTrue(plain.view.subviews.isEmpty)
  }

  func testClassesThatAreChosenAtRunTime() {
    Stacks.kind = OwnStack.self
    let root = UIViewController()
    let stack = Stacks.make(around: root, UITableViewController.self)
    XCTAssertTrue(stack is OwnStack)
    XCTAssertTrue(stack.viewControllers.first === root)
    XCTAssertTrue(stack.topViewController is UITableViewController)
  }

  func testPublishedValues() async throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let cart = Cart()
    var changes = 0
    let link = cart.objectWillChange.sink { changes += 1 }
    let coordinator = CartCoordinator(cart, in: tabs)
    XCTAssertNil(tabs.viewControllers?[0].tabBarItem.badgeValue)
    cart.add("Pear")
    cart.add("Plum")
    XCTAssertEqual(tabs.viewControllers?[0].tabBarItem.badgeValue, "2")
    XCTAssertEqual(changes, 2)
    cart.checkouts.send(1)
    try await Task.sleep(nanoseconds: 100_000_000)
    XCTAssertEqual(tabs.selectedIndex, 1)
    withExtendedLifetime((link, coordinator)) {}
  }

  func testLocksAndTexts() throws {
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 100) { _ in _ = counter.next() }
    XCTAssertEqual(counter.next(), 101)
    let attributes = Labels.price("3").attributes(at: 0, effectiveRange: nil)
    let style = try XCTUnwrap(attributes[.paragraphStyle] as? NSParagraphStyle)
    XCTAssertEqual(style.alignment, .right)
    XCTAssertEqual(style.lineSpacing, 4)
    XCTAssertEqual(style.mutableCopy() as? NSParagraphStyle, style)
    let font = try XCTUnwrap(attributes[.font] as? UIFont)
    XCTAssertTrue(font.fontDescriptor.symbolicTraits.contains(.traitBold))
    XCTAssertEqual(font.pointSize, 12)
  }
}
