import Combine
import SwiftUI
import XCTest

@testable import Hosting

/// Its properties have the types that Combine's operators return.
@MainActor
private final class Names {
  let titles = PassthroughSubject<String, Never>()
  let counts = CurrentValueSubject<Int, Never>(0)
  private(set) var shown: [String] = []
  private var links: Set<AnyCancellable> = []

  var upper: Publishers.Map<PassthroughSubject<String, Never>, String> {
    titles.map { $0.uppercased() }
  }
  var both:
    Publishers.CombineLatest<PassthroughSubject<String, Never>, CurrentValueSubject<Int, Never>>
  { titles.combineLatest(counts) }

  func follow() {
    upper.sink { [weak self] in self?.shown.append($0) }.store(in: &links)
    both.sink { [weak self] in self?.shown.append("\($0) \($1)") }.store(in: &links)
    Publishers.MergeMany(titles, titles).sink { [weak self] in self?.shown.append($0) }
      .store(in: &links)
  }
}

@MainActor
final class HostingTests: XCTestCase {
  func testViewsAreHosted() {
    let flow = CartFlow()
    flow.start()
    XCTAssertEqual(flow.stack.topViewController?.title, "Cart")
    flow.explain()
    XCTAssertEqual(flow.stack.viewControllers.count, 2)
  }

  func testPublishersHaveTheNamesOfTheirOperators() {
    let names = Names()
    names.follow()
    names.titles.send("tea")
    XCTAssertEqual(names.shown.sorted(), ["TEA", "tea", "tea", "tea 0"])
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
