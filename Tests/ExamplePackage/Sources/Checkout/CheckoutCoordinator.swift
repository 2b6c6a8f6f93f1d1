#if canImport(UIKit) && !os(Linux)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Decides which screen of the checkout comes next.
public final class CheckoutCoordinator {
  private let navigation: UINavigationController

  /// Creates the coordinator of a stack.
  public init(navigation: UINavigationController) { self.navigation = navigation }

  /// Shows the basket at the root of the stack.
  public func start() {
    let basket = UIViewController()
    basket.title = "Basket"
    basket.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Pay", primaryAction: UIAction { [weak self] _ in self?.pay() })
    navigation.setViewControllers([basket], animated: false)
  }

  private func pay() {
    let payment = UIViewController()
    payment.title = "Payment"
    payment.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Sign in", primaryAction: UIAction { [weak self] _ in self?.signIn() })
    navigation.pushViewController(payment, animated: true)
  }

  private func signIn() {
    let login = UIViewController()
    login.title = "Login"
    login.modalPresentationStyle = .fullScreen
    navigation.present(login, animated: true)
  }
}
