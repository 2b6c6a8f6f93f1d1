import HeadlessUIKit
import NavigationModel
import Testing

/// Orders recorded from UIKit, as the objects reproduce them.
struct RecordedOrderTests {
  @Test func rootAppears() {  // CAT-01, A12
    let world = World()
    let home = world.controller("A")
    let lines = world.lines {
      world.window.rootViewController = UINavigationController(rootViewController: home)
    }
    #expect(lines == ["A viewDidLoad", "A viewWillAppear", "A viewIsAppearing", "A viewDidAppear"])
  }

  @Test func pushReturnsBeforeAnyCallback() {  // CAT-02, A13, A31, A38
    let world = World()
    let nav = world.stack("A")
    let detail = world.controller("B")
    let lines = world.lines {
      nav.pushViewController(detail, animated: true)
      #expect(nav.viewControllers.count == 2)
      #expect(!detail.isViewLoaded)
      world.stage.mark("returned")
    }
    #expect(
      lines == [
        "returned", "B willMove(toParent: nav)", "B viewDidLoad", "A viewWillDisappear(animated)",
        "B viewWillAppear(animated)", "B viewIsAppearing(animated)", "A viewDidDisappear(animated)",
        "B viewDidAppear(animated)", "B didMove(toParent: nav)",
      ])
  }

  @Test func unanimatedPopIsNotSynchronousEither() {  // CAT-05, A15, A69
    let world = World()
    let nav = world.stack("A", "B")
    weak let popped = nav.topViewController
    popped?.objectName = "B"
    let lines = world.lines {
      nav.popViewController(animated: false)
      #expect(popped != nil)
      world.stage.mark("returned")
    }
    #expect(
      lines == [
        "returned", "B willMove(toParent: nil)", "A viewDidLoad", "B viewWillDisappear",
        "A viewWillAppear",
        "A viewIsAppearing", "B viewDidDisappear", "A viewDidAppear", "B didMove(toParent: nil)",
        "B deinit",
      ])
  }

  @Test func fullScreenPresentation() {  // CAT-06, CAT-07, P48, P49
    let world = World()
    let home = world.controller("A")
    world.window.rootViewController = home
    let modal = world.controller("M")
    modal.modalPresentationStyle = .fullScreen
    let shown = world.lines {
      home.present(modal, animated: false) { world.stage.mark("completion") }
    }
    #expect(
      shown == [
        "M viewDidLoad", "A viewWillDisappear", "M viewWillAppear", "M viewIsAppearing",
        "M viewDidAppear",
        "A viewDidDisappear", "completion of present(M)", "completion",
      ])
    let disappeared = world.lines { home.dismiss(animated: false) }
    #expect(
      disappeared == [
        "M viewWillDisappear", "A viewWillAppear", "A viewIsAppearing", "A viewDidAppear",
        "M viewDidDisappear",
      ])
  }

  @Test func aSheetSendsThePresenterNoCallbacks() {  // P50
    let world = World()
    let home = world.controller("A")
    world.window.rootViewController = home
    let sheet = world.controller("S")
    let shown = world.lines { home.present(sheet, animated: true) }
    #expect(
      shown == [
        "S viewDidLoad", "S viewWillAppear(animated)", "S viewIsAppearing(animated)",
        "S viewDidAppear(animated)",
      ])
    let disappeared = world.lines { sheet.dismiss(animated: true) }
    #expect(disappeared == ["S viewWillDisappear(animated)", "S viewDidDisappear(animated)"])
  }

  // CAT-08 shows no moves; C11 has them around the first appearance.
  @Test func tabsDeliverInsideTheSetter() {  // CAT-08, A16, A32, C11
    let world = World()
    let tabs = UITabBarController()
    tabs.objectName = "tabs"
    tabs.viewControllers = [world.controller("A"), world.controller("T2")]
    world.window.rootViewController = tabs
    let lines = world.lines {
      tabs.selectedIndex = 1
      world.stage.mark("returned")
    }
    #expect(
      lines == [
        "T2 willMove(toParent: tabs)", "T2 viewDidLoad", "T2 viewWillAppear",
        "A viewWillDisappear", "returned", "T2 viewIsAppearing", "A viewDidDisappear",
        "T2 viewDidAppear", "T2 didMove(toParent: tabs)",
      ])
  }

  @Test func childrenByHand() {  // CAT-09, A33, A36; the second didMove is not copied (D12)
    let world = World()
    let parent = world.controller("P")
    world.window.rootViewController = parent
    let child = world.controller("C")
    let lines = world.lines {
      parent.addChild(child)
      #expect(child.parent === parent)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      world.stage.mark("returned")
    }
    #expect(
      lines == [
        "C willMove(toParent: P)", "C viewDidLoad", "C viewWillAppear", "returned",
        "C viewIsAppearing",
        "C viewDidAppear",
      ])
  }

  @Test func hiddenRemovedChildrenAreFreedBeforeTheTransitionEnds() {  // NIA-06, A19
    let world = World()
    let nav = world.stack("A", "B", "C")
    for controller in nav.viewControllers { controller.objectName = controller.title }
    let lines = world.lines { nav.popToRootViewController(animated: true) }
    #expect(
      lines == [
        "C willMove(toParent: nil)", "A viewDidLoad", "C viewWillDisappear(animated)",
        "A viewWillAppear(animated)",
        "A viewIsAppearing(animated)", "B didMove(toParent: nil)", "B deinit",
        "C viewDidDisappear(animated)",
        "A viewDidAppear(animated)", "C didMove(toParent: nil)", "C deinit",
      ])
  }

  @Test func tabsWithStacks() {  // A18, A89, C11
    let world = World()
    let tabs = UITabBarController()
    tabs.objectName = "tabs"
    let (first, second) = (UINavigationController(), UINavigationController())
    second.objectName = "second"
    first.viewControllers = [world.controller("A")]
    second.viewControllers = [world.controller("B"), world.controller("C")]
    tabs.viewControllers = [first, second]
    world.window.rootViewController = tabs
    let lines = world.lines {
      tabs.selectedIndex = 1
      world.stage.mark("returned")
    }
    #expect(
      lines == [
        "second willMove(toParent: tabs)", "C willMove(toParent: second)", "C viewDidLoad",
        "C viewWillAppear", "A viewWillDisappear", "returned", "C viewIsAppearing",
        "A viewDidDisappear", "second didMove(toParent: tabs)", "C viewDidAppear",
        "C didMove(toParent: second)",
      ])
  }

  @Test func aPushOntoAStackOffScreenCallsOnlyTheFirstMove() {  // A34, C11
    let world = World()
    let tabs = UITabBarController()
    let nav = UINavigationController(rootViewController: world.controller("A"))
    nav.objectName = "nav"
    tabs.viewControllers = [world.controller("X"), nav]
    world.window.rootViewController = tabs
    let lines = world.lines { nav.pushViewController(world.controller("B"), animated: true) }
    #expect(lines == ["B willMove(toParent: nav)"])
    let appeared = world.lines { tabs.selectedIndex = 1 }
    #expect(appeared.last == "B didMove(toParent: nav)")
  }

  @Test func aChainOfSheetsDisappearsTopFirst() {  // D14
    let world = World()
    let home = world.controller("A")
    world.window.rootViewController = home
    let (one, two) = (world.controller("One"), world.controller("Two"))
    home.present(one, animated: false)
    world.stage.settle()
    one.present(two, animated: false)
    let lines = world.lines { home.dismiss(animated: false) }
    #expect(
      lines == [
        "Two viewWillDisappear", "One viewWillDisappear", "Two viewDidDisappear",
        "One viewDidDisappear",
      ])
  }

  @Test func aRootIsReplaced() {  // D16
    let world = World()
    world.window.rootViewController = world.controller("A")
    let lines = world.lines { world.window.rootViewController = world.controller("B") }
    #expect(
      lines == [
        "B viewDidLoad", "A viewWillDisappear", "B viewWillAppear", "B viewIsAppearing",
        "A viewDidDisappear", "B viewDidAppear",
      ])
  }

  @Test func aCoveredChildThatNeverAppearedIsRemovedWithOneCall() {  // A39
    let world = World()
    let nav = UINavigationController()
    nav.viewControllers = ["A", "B", "C"].map(world.controller)
    world.window.rootViewController = nav
    world.stage.settle()
    let lines = world.lines { nav.popToRootViewController(animated: false) }
    #expect(lines.filter { $0.hasPrefix("B ") } == ["B didMove(toParent: nil)"])
  }
}
