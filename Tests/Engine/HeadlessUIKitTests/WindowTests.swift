import HeadlessUIKit
import NavigationModel
import Testing

/// Windows: which views are in them, when their roots begin to appear, and what stays in them.
struct WindowTests {
  @Test func aControllerInAWindowByHandAppearsAndPresents() {  // C2, C3
    let world = World()
    let hidden = UIWindow()
    let (guest, modal) = (world.controller("Guest"), world.controller("Modal"))
    let lines = world.lines {
      hidden.addSubview(guest.view)
      guest.present(modal, animated: false)
    }
    #expect(lines.contains("Guest viewDidAppear"))
    #expect(lines.contains("Modal viewDidAppear"))
    #expect(guest.presentedViewController === modal)
    let left = world.lines {
      guest.dismiss(animated: false)
      world.stage.settle()
      guest.view.removeFromSuperview()
    }
    #expect(left.suffix(2) == ["Guest viewWillDisappear", "Guest viewDidDisappear"])
  }

  @Test(arguments: [false, true])
  func aControllerInAWindowByHandMayHaveAnotherPlace(_ isPresented: Bool) {  // C3, D19
    let world = World()
    let (home, guest) = (world.controller("Home"), world.controller("Guest"))
    world.window.addSubview(guest.view)
    world.window.rootViewController = home
    world.stage.settle()
    if isPresented { home.present(guest, animated: false) } else { home.addChild(guest) }
    world.stage.settle()
    #expect((isPresented ? guest.presentingViewController : guest.parent) === home)
    #expect(world.stage.hierarchy.faults + world.stage.hierarchy.idleFaults == [])
  }

  @Test func aPresentationFollowsItsRootToAnotherWindow() {  // C1
    let world = World()
    let (home, modal) = (world.controller("Home"), world.controller("Modal"))
    world.window.rootViewController = home
    home.present(modal, animated: false)
    world.stage.settle()
    let other = UIWindow()
    other.rootViewController = home
    world.stage.settle()
    #expect(modal.view.window == nil)
    other.isHidden = false
    world.stage.settle()
    #expect(modal.view.window === other)
  }

  @Test(arguments: Profile.all)
  func aRootBeginsToAppearInsideTheCall(_ profile: Profile) {  // C5, D26
    let world = World(profile: profile)
    let start = world.stage.trace.events.count
    world.window.rootViewController = world.controller("Root")
    #expect(world.lines(from: start) == ["Root viewDidLoad", "Root viewWillAppear"])
    world.stage.settle()
    #expect(world.lines(from: start).last == "Root viewDidAppear")
  }

  @Test func aRootThatMovesIntoNewTabsAppearsAgain() {
    let world = World()
    let (old, tabs) = (world.controller("Old"), UITabBarController())
    tabs.objectName = "tabs"
    world.window.rootViewController = old
    let lines = world.lines {
      tabs.viewControllers = [old, world.controller("Other")]
      world.window.rootViewController = tabs
    }
    #expect(
      lines == [
        "Old viewWillDisappear", "Old willMove(toParent: tabs)", "Other willMove(toParent: tabs)",
        "Old viewWillAppear", "Old viewIsAppearing", "Old viewDidAppear",
        "Old didMove(toParent: tabs)",
      ])
    #expect(old.view.window === world.window)
  }

  @Test func aControllerIsRetainedOnceByItsContainer() {  // A78
    let world = World()
    let container = world.controller("Container")
    weak var child: UIViewController?
    do {
      let made = world.controller("Child")
      container.view.addSubview(made.view)
      container.addChild(made)
      made.removeFromParent()
      made.view.removeFromSuperview()
      world.stage.settle()
      child = made
    }
    #expect(child == nil)
  }

  @Test func aRootRemovedAsItBeginsToAppearDisappears() {
    let world = World()
    let start = world.stage.trace.events.count
    world.window.rootViewController = world.controller("Brief")
    world.window.isHidden = true
    world.window.rootViewController = nil
    world.stage.settle()
    #expect(
      world.lines(from: start) == [
        "Brief viewDidLoad", "Brief viewWillAppear", "Brief viewWillDisappear",
        "Brief viewDidDisappear",
      ])
  }

  @Test func aFormerRootInAnotherViewLeavesItsWindow() {  // A78, C24
    let world = World()
    let (home, modal) = (world.controller("Home"), world.controller("Modal"))
    modal.modalPresentationStyle = .fullScreen
    world.window.rootViewController = home
    home.present(modal, animated: false)
    world.stage.settle()
    world.window.rootViewController = world.controller("New")
    world.stage.settle()
    #expect(modal.view.window === world.window)
    let host = world.controller("Host")
    host.view.addSubview(home.view)
    world.stage.settle()
    #expect(home.view.superview === host.view)
    #expect(modal.view.window == nil)
  }

  @Test func whatIsPresentedAboveAReleasedControllerDisappears() {
    let world = World(profile: .mid)
    let (first, second) = (world.controller("First"), world.controller("Second"))
    var presenter: UIViewController? = UIViewController()
    (first.modalPresentationStyle, second.modalPresentationStyle) = (.fullScreen, .fullScreen)
    presenter.map { world.window.addSubview($0.view) }
    presenter?.present(first, animated: false)
    first.present(second, animated: false)
    world.stage.settle()
    let lines = world.lines { presenter = nil }
    #expect(lines == ["Second viewWillDisappear", "Second viewDidDisappear"])
    #expect(world.stage.hierarchy.idleFaults == [])
  }

  @Test func aChildThatBecomesTheRootAsItAppearsEndsTheFormerOne() {
    final class Child: UIViewController {
      var onAppearance: (() -> Void)?

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        onAppearance?()
        onAppearance = nil
      }
    }
    let world = World()
    let (outer, child) = (world.controller("Outer"), Child())
    child.title = "Child"
    let window = world.window
    child.onAppearance = { [unowned child] in window.rootViewController = child }
    let lines = world.lines {
      outer.addChild(child)
      outer.view.addSubview(child.view)
      window.rootViewController = outer
      child.removeFromParent()
    }
    #expect(!lines.contains("Outer viewDidAppear"))
    #expect(world.stage.hierarchy.idleFaults == [])
  }

  @Test func spacesOfViewsScenesAndTheScreenAreConverted() throws {
    let world = World()
    let root = world.controller("Root")
    world.window.rootViewController = root
    let (outer, inner) = (UIView(), UIView())
    outer.frame = CGRect(x: 10, y: 100, width: 200, height: 200)
    inner.frame = CGRect(x: 5, y: 50, width: 20, height: 20)
    root.view.addSubview(outer)
    outer.addSubview(inner)
    world.stage.settle()
    let scene = try #require(world.window.windowScene)
    let space = scene.coordinateSpace
    #expect(space.bounds == UIScreen.main.bounds)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: space) == CGPoint(x: 16, y: 152))
    #expect(space.convert(CGPoint(x: 16, y: 152), to: inner) == CGPoint(x: 1, y: 2))
    let rect = CGRect(x: 15, y: 150, width: 20, height: 20)
    #expect(inner.convert(rect, from: UIScreen.main.coordinateSpace) == inner.bounds)
    #expect(space.convert(inner.bounds, from: inner) == rect)
    #expect(inner.convert(inner.bounds, to: outer) == inner.frame)
  }

  @Test func whatAReleasedControllerPresentsDisappears() {  // C3
    let world = World()
    let (inner, modal) = (world.controller("Inner"), world.controller("Modal"))
    modal.modalPresentationStyle = .fullScreen
    let lines = world.lines {
      let stack = UINavigationController(rootViewController: inner)
      world.window.addSubview(stack.view)
      inner.present(modal, animated: true)
    }
    #expect(inner.navigationController == nil)
    #expect(lines.suffix(2) == ["Modal viewWillDisappear", "Modal viewDidDisappear"])
    #expect(world.stage.hierarchy.idleFaults == [])
  }
}

/// A window whose root is replaced while it presents (C24, D24).
struct ReplacedPresentationTests {
  private let world: World
  private let home: UIViewController
  private let sheet: UIViewController

  private init(profile: Profile = .modern) {
    world = World(profile: profile)
    home = world.controller("Home")
    sheet = world.controller("Sheet")
    world.window.rootViewController = home
    home.present(sheet, animated: false)
    world.stage.settle()
  }

  @Test(arguments: Profile.all.filter { $0.name != "classic" })
  func itStaysInTheWindowAndReceivesNothing(_ profile: Profile) {
    let it = Self(profile: profile)
    let lines = it.world.lines {
      it.world.window.rootViewController = it.world.controller("New")
      it.world.window.isHidden = true
      it.world.stage.settle()
      it.world.window.isHidden = false
    }
    #expect(lines.filter { $0.hasPrefix("Sheet") } == [])
    #expect(lines.contains("New viewDidAppear"))
    #expect(it.sheet.view.window === it.world.window)
    #expect(it.sheet.presentingViewController === it.home)
    #expect(it.home.retainers.contains { $0 === it.world.window })
    #expect(it.world.stage.hierarchy.faults + it.world.stage.hierarchy.idleFaults == [])
  }

  @Test func itGoesWithTheRootInClassic() {
    let it = Self(profile: .classic)
    let lines = it.world.lines { it.world.window.rootViewController = it.world.controller("New") }
    #expect(lines.contains("Sheet viewDidDisappear"))
    #expect(it.sheet.view.window == nil)
    #expect(it.home.retainers.isEmpty)
  }

  @Test func theRootIsReleasedWhenNothingOfItIsLeft() {
    let it = Self()
    it.world.window.rootViewController = it.world.controller("New")
    it.world.stage.settle()
    let lines = it.world.lines { it.sheet.dismiss(animated: false) }
    #expect(lines == ["Sheet viewWillDisappear", "Sheet viewDidDisappear"])
    #expect(it.sheet.view.window == nil)
    #expect(it.home.retainers.isEmpty)
  }

  @Test func itLeavesTheWindowByHand() {
    let it = Self()
    it.world.window.rootViewController = it.world.controller("New")
    it.world.stage.settle()
    let lines = it.world.lines { it.sheet.view.removeFromSuperview() }
    #expect(lines == ["Sheet viewWillDisappear", "Sheet viewDidDisappear"])
    #expect(it.home.retainers.isEmpty)
  }

  @Test func theRootMayHaveAnotherPlace() {
    let it = Self()
    let nav = UINavigationController()
    it.world.window.rootViewController = nav
    it.world.stage.settle()
    let lines = it.world.lines { nav.pushViewController(it.home, animated: false) }
    #expect(it.home.parent === nav)
    #expect(it.home.retainers.count == 1)
    #expect(lines.filter { $0.hasPrefix("Sheet") } == [])
    it.world.window.rootViewController = nil
    it.world.stage.settle()
    #expect(it.world.stage.hierarchy.faults + it.world.stage.hierarchy.idleFaults == [])
  }

  @Test func theFamilyDisappearsInAHiddenWindow() {
    let it = Self()
    it.world.window.rootViewController = it.world.controller("New")
    it.world.stage.settle()
    let other = UIWindow()
    let lines = it.world.lines { other.rootViewController = it.home }
    #expect(lines == ["Sheet viewWillDisappear", "Sheet viewDidDisappear"])
    #expect(it.world.stage.hierarchy.faults + it.world.stage.hierarchy.idleFaults == [])
  }

  @Test(arguments: [false, true])
  func aViewLeavesItsWindowWithAStrandedFamily(_ isDismissed: Bool) {  // C24, D24
    let world = World(profile: .ios16)
    let (old, root) = (world.controller("Old"), world.controller("Root"))
    let (tabs, modal) = (UITabBarController(), world.controller("Modal"))
    tabs.modalPresentationStyle = .fullScreen
    modal.modalPresentationStyle = .fullScreen
    tabs.viewControllers = [world.controller("First")]
    world.window.rootViewController = old
    old.present(tabs, animated: false)
    world.stage.settle()
    world.window.rootViewController = root
    root.present(modal, animated: false)
    world.stage.settle()
    tabs.viewControllers = [root]
    world.stage.settle()
    if isDismissed {
      old.dismiss(animated: false)
    } else {
      tabs.viewControllers = [world.controller("Second")]
    }
    world.stage.settle()
    #expect(modal.view.window == nil)
    #expect(modal.presentingViewController === root)
  }

  @Test func aTransitionPutsAViewInThePlaceOfAnother() {
    let world = World()
    let (old, new) = (UIView(), UIView())
    world.window.addSubview(old)
    UIView.transition(from: old, to: new, duration: 0)
    #expect(old.superview == nil && new.superview === world.window)
    UIView.transition(from: new, to: old, duration: 0, options: .showHideTransitionViews)
    #expect(new.isHidden && !old.isHidden && new.superview === world.window)
  }
}
