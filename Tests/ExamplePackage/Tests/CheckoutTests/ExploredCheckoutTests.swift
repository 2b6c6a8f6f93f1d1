import Checkout
import Exploring
import HeadlessUIKit
import Testing

@MainActor
struct ExploredCheckoutTests {
  @Test func onlyTheLoginHasNoWayOut() {
    let report = Explorer.explore { window in
      let navigation = UINavigationController()
      window.rootViewController = navigation
      let coordinator = CheckoutCoordinator(navigation: navigation)
      coordinator.start()
      return coordinator
    }
    #expect(report.isComplete)
    #expect(report.findings.map(\.place) == ["Login"], "\(report)")
  }
}
