import Keeping
import Testing
import UIKit

/// Windows and controllers are stored in the suite, which is released on any thread when a test is over.
@MainActor
final class KeepingSuite {
  private static var last: UIViewController?
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let goods = GoodsController(["Pear", "Plum"])

  init() {
    window.rootViewController = UINavigationController(rootViewController: goods)
    window.makeKeyAndVisible()
  }

  @Test(arguments: 0..<10) func aTestEndsInTheMiddleOfATurn(_ number: Int) {
    goods.navigationController?.pushViewController(GoodsController(["Fig"]), animated: false)
    #expect(goods.list.numberOfItems(inSection: 0) == 2)
    if number % 2 == 0 { Self.last = goods }
  }

  @Test func aTestEndsInTheMiddleOfAnAnimation() async throws {
    goods.navigationController?.pushViewController(GoodsController(["Fig"]), animated: true)
    try await Task.sleep(for: .milliseconds(20))
    #expect(goods.navigationController?.viewControllers.count == 2)
  }
}
