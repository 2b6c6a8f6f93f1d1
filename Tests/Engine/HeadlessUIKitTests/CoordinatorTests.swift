import HeadlessUIKit
import Testing

/// A coordinator as applications write it, using only the public API.
protocol Coordinator: AnyObject {
  var childCoordinators: [any Coordinator] { get set }
  func start()
}

final class AppCoordinator: NSObject, Coordinator, UINavigationControllerDelegate {
  var childCoordinators: [any Coordinator] = []
  let window: UIWindow
  let navigationController: UINavigationController
  private(set) var shown: [String] = []
  private(set) var left: [String] = []

  init(window: UIWindow) {
    self.window = window
    navigationController = UINavigationController()
    super.init()
    navigationController.delegate = self
  }

  func start() {
    let list = ListViewController(nibName: nil, bundle: nil)
    list.onSelect = { [weak self] in self?.showDetail() }
    navigationController.setViewControllers([list], animated: false)
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
  }

  func showDetail() {
    let detail = DetailViewController(item: "first")
    detail.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit", primaryAction: UIAction { [weak self] _ in self?.edit() })
    navigationController.pushViewController(detail, animated: true)
  }

  func edit() {
    let editor = UINavigationController(rootViewController: UIViewController())
    editor.modalPresentationStyle = .fullScreen
    navigationController.present(editor, animated: true) { self.shown.append("editor") }
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    shown.append(viewController.title ?? "?")
    let coordinator = navigationController.transitionCoordinator
    guard let from = coordinator?.viewController(forKey: .from),
      !navigationController.viewControllers.contains(from)
    else { return }
    left.append(from.title ?? "?")
  }
}

private final class ListViewController: UIViewController {
  var onSelect: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "List"
    view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44)))
  }
}

private final class DetailViewController: UIViewController {
  private let item: String

  init(item: String) {
    self.item = item
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    item = ""
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = item
  }
}

struct CoordinatorTests {
  @Test func anApplicationsCoordinatorRuns() {
    let world = World()
    let coordinator = AppCoordinator(window: world.window)
    coordinator.start()
    world.stage.settle()
    let list = coordinator.navigationController.topViewController as? ListViewController
    list?.onSelect?()
    world.stage.settle()
    let edit = coordinator.navigationController.topViewController?.navigationItem.rightBarButtonItem
    edit?.tap()
    world.stage.settle()
    #expect(coordinator.shown == ["List", "first", "editor"])
    #expect(coordinator.navigationController.presentedViewController?.isViewLoaded == true)
    coordinator.navigationController.dismiss(animated: true)
    world.stage.settle()
    coordinator.navigationController.popViewController(animated: true)
    world.stage.settle()
    #expect(coordinator.left == ["first"])
  }
}

/// What the coordinator of a transition says about it.
struct TransitionCoordinatorTests {
  @Test func aCoordinatorHasTheViewsOfAPush() {
    let world = World()
    let nav = world.stack("A")
    let (former, next) = (nav.viewControllers[0], world.controller("B"))
    nav.pushViewController(next, animated: true)
    world.stage.endTurn()
    let coordinator = nav.transitionCoordinator
    #expect(coordinator?.view(forKey: .from) === former.view)
    #expect(coordinator?.view(forKey: .to) === next.view)
    #expect(coordinator?.containerView === next.view.superview)
    #expect(coordinator?.presentationStyle == UIModalPresentationStyle.none)
    #expect(coordinator?.isInterruptible == false && coordinator?.completionVelocity == 1)
  }

  @Test func aCoordinatorHasTheStyleOfAPresentation() {
    let world = World()
    let (root, sheet) = (world.controller("A"), world.controller("B"))
    world.window.rootViewController = root
    world.stage.settle()
    sheet.modalPresentationStyle = .formSheet
    root.present(sheet, animated: true)
    world.stage.endTurn()
    #expect(root.transitionCoordinator?.presentationStyle == .formSheet)
    #expect(root.transitionCoordinator?.view(forKey: .to) === sheet.view)
  }
}
