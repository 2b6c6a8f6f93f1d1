import SwiftUI
import XCTest

@testable import Hosting

@MainActor
final class HostingTests: XCTestCase {
  func testViewsAreHosted() {
    let flow = CartFlow()
    flow.start()
    XCTAssertEqual(flow.stack.topViewController?.title, "Cart")
    flow.explain()
    XCTAssertEqual(flow.stack.viewControllers.count, 2)
  }

  func testWhatIsPassedToViewsIsKept() {
    let flow = CartFlow()
    flow.view.pay()
    XCTAssertEqual(flow.payments, 1)
    flow.view.rename()
    XCTAssertEqual(flow.note, "!")
    flow.cart.items = ["tea"]
    XCTAssertEqual(flow.view.cart.items, ["tea"])
  }
}
