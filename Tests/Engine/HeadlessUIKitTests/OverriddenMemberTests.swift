import Foundation
import HeadlessUIKit
import NavigationModel
import Testing

/// Members that a class overrides, and that UIKit itself calls: as it is made, and for the user.
struct OverriddenMemberTests {
  private final class Tabs: UITabBarController {
    private(set) var lines: [String] = []

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
      lines.append("init")
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
      super.viewDidLoad()
      lines.append("viewDidLoad")
    }
  }

  @Test func tabsLoadTheirViewInsideTheInitializer() {  // J16
    _ = World()
    #expect(Tabs().lines == ["viewDidLoad", "init"])
  }

  private final class Pushes: UINavigationController {
    private(set) var lines: [String] = []

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
      lines.append("\(viewControllers.count) \(animated)")
      super.pushViewController(viewController, animated: animated)
    }
  }

  @Test func aRootIsPushedByTheOverride() {  // J17, J18
    let world = World()
    let stack = Pushes(rootViewController: world.controller("Root"))
    #expect(stack.lines == ["0 false"])
    #expect(stack.isViewLoaded && stack.topViewController?.isViewLoaded == false)
    #expect(!UINavigationController().isViewLoaded)
  }

  private final class Presenter: UIViewController {
    var lines: [String] = []
    var dismisses = true

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
      lines.append("dismiss \(flag)")
      if dismisses { super.dismiss(animated: flag, completion: completion) }
    }
  }

  private final class Listener: NSObject, UIAdaptivePresentationControllerDelegate {
    var lines: [String] = []

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      lines.append("didDismiss")
    }
  }

  @Test func theUserDismissesByTheOverrideOfThePresenter() throws {  // J19
    let world = World()
    let (stage, presenter, listener) = (world.stage, Presenter(), Listener())
    world.window.rootViewController = presenter
    let sheet = world.controller("Sheet")
    let present = {
      presenter.present(sheet, animated: false)
      sheet.presentationController?.delegate = listener
      stage.settle()
      presenter.lines = []
    }
    present()
    try stage.user.swipeDown(.cancelled)
    stage.settle()
    #expect(presenter.lines == ["dismiss true"] && presenter.presentedViewController === sheet)
    try stage.user.swipeDown()
    stage.settle()
    #expect(presenter.lines == ["dismiss true", "dismiss true"])
    #expect(presenter.presentedViewController == nil && listener.lines == ["didDismiss"])
    present()
    presenter.dismisses = false
    try stage.user.tapOutside()
    stage.settle()
    #expect(presenter.lines == ["dismiss true"] && presenter.presentedViewController === sheet)
  }

  @Test func anAlertIsDismissedByTheOverrideOfThePresenter() throws {  // J19
    let world = World()
    let presenter = Presenter()
    world.window.rootViewController = presenter
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { _ in presenter.lines.append("handler") })
    presenter.present(alert, animated: false)
    world.stage.settle()
    try world.stage.user.tap("OK")
    world.stage.settle()
    #expect(presenter.lines == ["dismiss true", "handler"])
  }

  private final class Columns: UISplitViewController {
    var lines: [String] = []

    override var preferredDisplayMode: DisplayMode {
      didSet { lines.append("preferredDisplayMode") }
    }

    override func show(_ column: Column) {
      lines.append("show")
      super.show(column)
    }

    override func hide(_ column: Column) {
      lines.append("hide")
      super.hide(column)
    }
  }

  @Test func theUserChangesColumnsWithoutMembers() throws {  // J19, F42
    let world = World()
    var traits = world.stage.traits
    traits.device = .iPad
    world.stage.setTraits(traits)
    let split = Columns(style: .doubleColumn)
    split.setViewController(world.controller("List"), for: .primary)
    split.setViewController(world.controller("Detail"), for: .secondary)
    world.window.rootViewController = split
    world.stage.settle()
    try world.stage.user.tap("[sidebar]")
    world.stage.settle()
    #expect(split.displayMode == .oneOverSecondary)
    try world.stage.user.swipeColumnOut()
    world.stage.settle()
    #expect(split.displayMode == .secondaryOnly && split.lines.isEmpty)
  }

  private final class Pages: UIPageViewController, UIPageViewControllerDataSource {
    var lines: [String] = []
    let pages = ["One", "Two"].map { title in
      let page = UIViewController()
      page.title = title
      return page
    }

    override func setViewControllers(
      _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
      completion: ((Bool) -> Void)? = nil
    ) {
      lines.append("setViewControllers")
      super.setViewControllers(
        viewControllers, direction: direction, animated: animated, completion: completion)
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore: UIViewController
    ) -> UIViewController? { viewControllerBefore === pages[1] ? pages[0] : nil }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter: UIViewController
    ) -> UIViewController? { viewControllerAfter === pages[0] ? pages[1] : nil }
  }

  @Test func theUserTurnsPagesWithoutMembers() throws {  // J19, C27
    let world = World()
    let book = Pages(transitionStyle: .scroll, navigationOrientation: .horizontal)
    book.dataSource = book
    book.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    world.window.rootViewController = book
    world.stage.settle()
    try world.stage.user.turnPage(.forward)
    world.stage.settle()
    #expect(book.viewControllers == [book.pages[1]])
    #expect(book.lines == ["setViewControllers"])
  }

  private final class Watcher: NSObject, UINavigationControllerDelegate {
    var shown = 0

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { shown += 1 }
  }

  private final class Animators: NSObject, UINavigationControllerDelegate {
    var questions = 0

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      questions += 1
      return nil
    }
  }

  @Test func aDelegateThatHasAnAnimatorTurnsTheSwipeOff() throws {  // J8
    let world = World()
    let nav = world.stack("Root", "Detail")
    let animators = Animators()
    nav.delegate = animators
    #expect(throws: Stage.User.Failure.self) { try world.stage.user.swipeBack() }
    let watcher = Watcher()
    nav.delegate = watcher
    try world.stage.user.swipeBack()
    world.stage.settle()
    #expect(nav.viewControllers.count == 1 && watcher.shown == 1)
  }

  @Test func aPopoverThatIsReleasedOnTheScreenRaises() {  // J23
    let world = World(profile: .mid)
    var traits = world.stage.traits
    traits.device = .iPad
    world.stage.setTraits(traits)
    let home = world.controller("Home")
    world.window.rootViewController = home
    world.stage.settle()
    let exceptions = world.stage.exceptions {
      let popover = UIPopoverController(contentViewController: world.controller("Menu"))
      popover.present(
        from: .zero, in: home.view, permittedArrowDirections: .any, animated: false)
      world.stage.settle()
    }
    #expect(
      exceptions.map(\.reason)
        == ["-[UIPopoverController dealloc] reached while popover is still visible."])
  }
}
