import UIKit

/// Names that the client has of its own; UIKit has none of them.
struct Transition<RootViewController: UIViewController> {
  let perform: @MainActor (RootViewController, _ completion: (() -> Void)?) -> Void
}

enum Event { case opened, closed }

struct Step: Equatable { let name: String }

/// What the client says, line by line.
@MainActor enum Log {
  static var lines: [String] = []
  static func add(_ line: String) { lines.append(line) }
}

@MainActor protocol Coordinator: AnyObject {
  func start()
}

@MainActor extension Transition where RootViewController: UINavigationController {
  static func push(_ controller: UIViewController, animated: Bool = true) -> Transition {
    Transition { root, completion in
      CATransaction.begin()
      CATransaction.setCompletionBlock(completion)
      root.pushViewController(controller, animated: animated)
      CATransaction.commit()
    }
  }

  static func present(
    _ controller: UIViewController, style: UIModalPresentationStyle = .fullScreen
  ) -> Transition {
    Transition { root, completion in
      controller.modalPresentationStyle = style
      root.present(controller, animated: true, completion: completion)
    }
  }
}

/// Shows the screens of a shop, one after the other.
@MainActor final class ShopCoordinator: NSObject, Coordinator {
  let navigation: UINavigationController
  private let window: UIWindow
  private lazy var animation = FadeAnimation(duration: 0.2)
  private(set) var events: [Event] = []

  init(window: UIWindow) {
    self.window = window
    navigation = UINavigationController()
    super.init()
    navigation.delegate = self
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  func start() {
    let list: ListController = make(title: "Shop")
    list.onSelect = { [unowned self] in show(item: $0) }
    navigation.setViewControllers([list], animated: false)
    events.append(.opened)
  }

  func show(item: String) {
    let detail: DetailController = make(title: item)
    detail.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .action, target: self, action: Selector("share:", ShopCoordinator.share))
    run(.push(detail)) { Log.add("showed \(item)") }
  }

  func run(_ transition: Transition<UINavigationController>, completion: (() -> Void)? = nil) {
    transition.perform(navigation, completion)
  }

  func share(_ sender: UIBarButtonItem) { Log.add("shared") }

  /// A controller of a class that the compiler doesn't know.
  private func make<Controller: UIViewController>(title: String) -> Controller {
    let controller = Controller()
    controller.title = title
    return controller
  }

  /// Closes what is open, and says when that is done.
  func close() async {
    await navigation.dismiss(animated: true)
    events.append(.closed)
  }
}

extension ShopCoordinator: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    Log.add("did show \(viewController.title ?? "nothing")")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    operation == .push ? animation : nil
  }
}

/// Passes the calls of a stack to several delegates.
final class DelegateProxy: NSObject, UINavigationControllerDelegate {
  var delegates: [UINavigationControllerDelegate] = []

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    for delegate in delegates {
      delegate.navigationController?(
        navigationController, willShow: viewController, animated: animated)
    }
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    for delegate in delegates {
      delegate.navigationController?(
        navigationController, didShow: viewController, animated: animated)
    }
  }

  /// How many of the delegates implement a method.
  func countOfImplementations(_ controller: UINavigationController) -> Int {
    delegates.filter {
      let mask = $0.navigationControllerSupportedInterfaceOrientations?(controller)
      return mask != nil
    }.count
  }
}

/// Code of the years before Swift had actors.
class OldRouter {
  let navigation: UINavigationController
  var shown = 0

  init(navigation: UINavigationController) { self.navigation = navigation }
}
