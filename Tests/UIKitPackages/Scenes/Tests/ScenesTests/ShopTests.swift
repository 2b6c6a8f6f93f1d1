import HeadlessUIKit
import UIKit
import XCTest

@testable import Scenes

@MainActor
final class ShopTests: XCTestCase {
  /// The shop of the storyboard in a stack in a window.
  private func shown() throws -> (shop: ShopController, window: UIWindow) {
    let board = UIStoryboard(name: "Shop", bundle: Bundle(for: ShopTests.self))
    let shop = try XCTUnwrap(board.instantiateInitialViewController() as? ShopController)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: shop)
    window.makeKeyAndVisible()
    return (shop, window)
  }

  /// Taps a row, as the user does.
  private func tap(_ row: Int, of table: UITableView) throws {
    try Stage.current.user.tap(XCTUnwrap(table.cellForRow(at: IndexPath(row: row, section: 0))))
  }

  func testEmbeddedChildrenAreThereBeforeViewDidLoad() throws {
    let (shop, window) = try shown()
    XCTAssertEqual(
      shop.events,
      [
        "awake in Bern false", "should 'offers'", "prepare offers nil false", "offers loaded",
        "loaded 1",
      ])
    let view = try XCTUnwrap(shop.children.first?.view)
    XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 300, height: 300))
    view.superview?.bounds.size.width = 200
    view.superview?.layoutIfNeeded()
    XCTAssertEqual(view.frame.width, 200)
    XCTAssertTrue(shop.children.first?.parent === shop)
    window.isHidden = true
  }

  func testSeguesBeginInControls() throws {
    let (shop, window) = try shown()
    shop.events = []
    UIView.performWithoutAnimation { shop.goodsButton.sendActions(for: .touchUpInside) }
    XCTAssertEqual(shop.events, ["noted", "should ''", "prepare nil UIButton false"])
    XCTAssertTrue(shop.navigationController?.topViewController is GoodsController)
    shop.navigationController?.popViewController(animated: false)
    shop.allows = false
    shop.goodsButton.sendActions(for: .touchUpInside)
    XCTAssertTrue(shop.navigationController?.topViewController === shop)
    window.isHidden = true
  }

  func testSegueActionsCreateTheDestination() throws {
    let (shop, window) = try shown()
    shop.events = []
    UIView.performWithoutAnimation { shop.priceButton.sendActions(for: .touchUpInside) }
    XCTAssertEqual(
      shop.events, ["should 'price'", "make price true", "prepare price UIButton false"])
    let top = shop.navigationController?.topViewController as? PricingController
    XCTAssertEqual(top?.price, 3)
    XCTAssertNotNil(top?.storyboard)
    window.isHidden = true
  }

  func testSeguesBeginInItems() throws {
    let (shop, window) = try shown()
    shop.events = []
    let item = try XCTUnwrap(shop.navigationItem.rightBarButtonItem)
    let action = try XCTUnwrap(item.action)
    UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
    XCTAssertEqual(shop.events, ["should 'cart'", "prepare cart UIBarButtonItem false"])
    XCTAssertTrue(shop.presentedViewController is CartController)
    window.isHidden = true
  }

  func testSeguesBeginInRowsAndUnwind() throws {
    let (shop, window) = try shown()
    let offers = try XCTUnwrap(shop.children.first as? OffersController)
    offers.view.layoutIfNeeded()
    shop.events = []
    // It has no segue but that of its accessory.
    try tap(1, of: offers.tableView)
    XCTAssertEqual(shop.events, ["selected 1"])
    try tap(0, of: offers.tableView)
    XCTAssertEqual(shop.events, ["selected 1", "prepare offer row 0", "selected 0"])
    let goods = try XCTUnwrap(shop.navigationController?.topViewController as? GoodsController)
    goods.view.layoutIfNeeded()
    let button = goods.tableView.cellForRow(at: [0, 1])?.contentView.subviews.last as? UIButton
    button?.sendActions(for: .touchUpInside)
    XCTAssertEqual(goods.bought, [1])
    try tap(1, of: goods.tableView)
    XCTAssertEqual(goods.prepared, [1])
    let cart = try XCTUnwrap(goods.presentedViewController as? CartController)
    UIView.performWithoutAnimation { cart.closeButton.sendActions(for: .touchUpInside) }
    XCTAssertTrue(goods.closed === cart)
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.6))
    XCTAssertNil(goods.presentedViewController)
    window.isHidden = true
  }

  func testAttributesAndActionsOfAnotherFile() throws {
    let (shop, window) = try shown()
    let tag = try XCTUnwrap(shop.tagView)
    XCTAssertEqual(tag.price, 2.5)
    XCTAssertEqual(tag.count, 3)
    XCTAssertEqual(tag.unit, "kg")
    XCTAssertTrue(tag.isNew)
    XCTAssertEqual(tag.edge, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertEqual(tag.room, CGSize(width: 4, height: 5))
    XCTAssertEqual(tag.place, CGPoint(x: 6, y: 7))
    XCTAssertEqual(tag.area, CGRect(x: 1, y: 2, width: 3, height: 4))
    XCTAssertNil(tag.note)
    XCTAssertEqual(tag.accessibilityLabel, "Pear")
    XCTAssertEqual(tag.layer.cornerRadius, 8)
    XCTAssertTrue(tag.layer.masksToBounds)
    shop.reloadButton.sendActions(for: .touchUpInside)
    XCTAssertEqual(shop.events.last, "reloaded")
    window.isHidden = true
  }

  func testControllersOfAStoryboardAreReleased() throws {
    weak var released: ShopController?
    do {
      let board = UIStoryboard(name: "Shop", bundle: Bundle(for: ShopTests.self))
      let shop = try XCTUnwrap(board.instantiateInitialViewController() as? ShopController)
      shop.loadViewIfNeeded()
      released = shop
    }
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
    XCTAssertNil(released)
  }
}
