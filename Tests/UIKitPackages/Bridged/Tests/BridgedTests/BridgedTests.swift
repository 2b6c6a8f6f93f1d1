import XCTest

@testable import Bridged

@MainActor
final class BridgedTests: XCTestCase {
  private var kinds: [UIViewController.Type] = []

  override func setUp() async throws {
    try await super.setUp()
    kinds = [Screen.self, Details.self]
  }

  override func tearDown() async throws {
    kinds = []
    try await super.tearDown()
  }

  func testClassesAreThoseThatAreNamedWhenTheProgramRuns() {
    for kind in kinds {
      XCTAssert(type(of: Factory(kind).make()) == kind)
      XCTAssert(type(of: kind.init(nibName: nil, bundle: nil)) == kind)
      let again = type(of: Factory(kind).make()).init(nibName: nil, bundle: nil)
      XCTAssert(type(of: again) == kind)
    }
  }

  func testFilesWithoutImportsHaveUIKitAndFoundation() {
    XCTAssertNil(Store().opened)
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
    XCTAssertEqual(badge(on: layer), 4)
    XCTAssertEqual(Details().title, "Details")
  }

  func testAProxyIsThereWithoutWhatItWouldForward() {
    let proxy = Proxy()
    proxy.next = proxy
    XCTAssertFalse(proxy.responds(to: NSSelectorFromString("nothing")))
  }
}
