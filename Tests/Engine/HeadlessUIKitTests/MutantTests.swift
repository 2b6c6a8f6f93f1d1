import HeadlessUIKit
import NavigationModel
import Support
import Testing

/// What a small change of the sources could break unseen.
struct MutantTests {
  @Test func aShownChildPreventsTheDismissal() {  // P34
    let world = World()
    let home = world.controller("Home")
    world.window.rootViewController = home
    let child = world.controller("Child")
    let sheet = UINavigationController(rootViewController: child)
    sheet.modalPresentationStyle = .pageSheet
    home.present(sheet, animated: false)
    world.stage.settle()
    child.isModalInPresentation = true
    #expect(sheet.userSwipesDown() == "the user may not dismiss the presentation")
    child.isModalInPresentation = false
    #expect(sheet.userSwipesDown() == nil)
  }

  @Test(arguments: [(true, false), (false, true), (true, true), (false, false)])
  func joinedChangesAreAttachedIfOneIs(_ first: Bool, _ second: Bool) {
    var (earlier, later) = (Change(subject: nil), Change(subject: nil))
    (earlier.isAttached, later.isAttached) = (first, second)
    earlier.join(later)
    #expect(earlier.isAttached == (first || second))
  }

  @Test func aPresentationInAContextBlocksOnlyTheContext() {  // P36, P85
    let world = World()
    let container = world.controller("Container")
    world.window.rootViewController = container
    let (left, right) = (world.controller("Left"), world.controller("Right"))
    for child in [left, right] {
      container.addChild(child)
      container.view.addSubview(child.view)
      child.didMove(toParent: container)
    }
    left.definesPresentationContext = true
    let inContext = world.controller("InContext")
    inContext.modalPresentationStyle = .overCurrentContext
    left.present(inContext, animated: false)
    world.stage.settle()
    #expect(reachable(world) == ["Container", "InContext", "Right"])
    inContext.dismiss(animated: false)
    world.stage.settle()
    let onTop = world.controller("OnTop")
    onTop.modalPresentationStyle = .overFullScreen
    left.present(onTop, animated: false)
    world.stage.settle()
    #expect(reachable(world) == ["OnTop"])
  }

  private func reachable(_ world: World) -> [String] {
    world.stage.hierarchy.reachable(besides: []).map { world.stage.hierarchy[$0].label }
  }

  @Test func aTransitionEndsOnce() {  // D2
    let row = Choreography(
      "push", duration: .milliseconds(350), whenBusy: .finishFirst,
      committed: [.load, .willDisappear, .willAppear], ended: [.didDisappear, .didAppear, .didShow])
    let world = World(profile: Profile.modern.replacing(.push, with: row))
    let nav = world.stack("A")
    let delegate = StackDelegate(next: world.controller("C"))
    nav.delegate = delegate
    nav.pushViewController(world.controller("B"), animated: true)
    world.stage.settle()
    #expect(delegate.shown == ["B", "C"])
  }

  @Test func theAlarmOfATransitionThatWasFinishedEarlyDoesNothing() {  // D2
    let world = World(profile: .classic)
    let nav = world.stack("A")
    let top = world.controller("B")
    let delegate = StackDelegate(next: nil)
    nav.delegate = delegate
    nav.pushViewController(top, animated: true)
    world.stage.advance(by: .milliseconds(100))
    #expect(delegate.shown == [])
    nav.setViewControllers([top], animated: false)
    #expect(delegate.shown == ["B"])
    world.stage.settle()
    #expect(world.stage.now >= .milliseconds(350))
    #expect(delegate.shown == ["B"])
  }

  @Test func aDismissedControllerIsUnlinkedBeforeThePresenterAppears() {  // P16
    let world = World()
    let home = Presenter()
    world.window.rootViewController = home
    world.stage.settle()
    let modal = world.controller("Modal")
    modal.modalPresentationStyle = .fullScreen
    home.present(modal, animated: true)
    world.stage.settle()
    home.dismiss(animated: true)
    world.stage.settle()
    #expect(home.seen == ["viewWillAppear: modal", "viewDidAppear: nil"])
  }

  /// Notes what was shown, and pushes another controller when the first was.
  private final class StackDelegate: NSObject, UINavigationControllerDelegate {
    var shown: [String?] = []
    private var next: UIViewController?

    init(next: UIViewController?) { self.next = next }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      shown.append(viewController.title)
      guard let controller = next, shown.count < 5 else { return }
      navigationController.pushViewController(controller, animated: true)
      next = nil
    }
  }

  /// Notes what it presents when it appears again.
  private final class Presenter: UIViewController {
    var seen: [String] = []

    override func viewWillAppear(_ animated: Bool) {
      if animated {
        seen.append("viewWillAppear: \(presentedViewController == nil ? "nil" : "modal")")
      }
    }

    override func viewDidAppear(_ animated: Bool) {
      if animated {
        seen.append("viewDidAppear: \(presentedViewController == nil ? "nil" : "modal")")
      }
    }
  }
}

/// A stack that is changed from inside its own pop.
struct ChangeInsideAPopTests {
  @Test(arguments: Profile.all)
  func whatItShowsHasAppeared(_ profile: Profile) {  // D2
    let world = World(profile: profile)
    let nav = UINavigationController()
    let root = world.controller("A")
    let top = Changing { nav.setViewControllers([root], animated: false) }
    nav.viewControllers = [root, top]
    world.window.rootViewController = nav
    nav.popViewController(animated: false)
    world.stage.settle()
    #expect(world.stage.hierarchy[root.id].appearance == .appeared)
  }

  /// Runs a closure when it leaves its parent.
  private final class Changing: UIViewController {
    private var change: (() -> Void)?

    init(_ change: @escaping () -> Void) {
      self.change = change
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func willMove(toParent parent: UIViewController?) {
      change.take()?()
    }
  }
}
