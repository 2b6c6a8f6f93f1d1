import HeadlessUIKit
import NavigationModel
import Testing

struct UIViewControllerTests {
  @Test func readingTheViewLoadsIt() {  // A1, A2
    let world = World()
    let controller = Loading()
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    #expect(controller.view != nil && controller.isViewLoaded)
    controller.loadViewIfNeeded()
    #expect(controller.loads == ["loadView", "viewDidLoad"])
    #expect(world.stage.hierarchy.visible.isEmpty)
  }

  @Test func aViewMayBeLoadedAgain() {  // A7
    let world = World()
    let controller = Loading()
    _ = controller.view
    controller.view = nil
    #expect(!controller.isViewLoaded)
    _ = controller.view
    #expect(controller.loads.count == 4)
    controller.view = UIView()
    #expect(controller.loads.count == 4)
    #expect(world.stage.isIdle)
  }

  @Test func aViewHasAWindowFromIsAppearingOn() {  // A25
    let world = World()
    let controller = Windowed()
    world.window.rootViewController = controller
    world.stage.settle()
    world.window.rootViewController = nil
    world.stage.settle()
    #expect(
      controller.windows == [
        "viewDidLoad false", "viewWillAppear false", "viewIsAppearing true", "viewDidAppear true",
        "viewWillDisappear true", "viewDidDisappear false",
      ])
  }

  @Test func aPoppedControllerKeepsItsView() {  // A11
    let world = World()
    let nav = world.stack("A", "B")
    let popped = nav.popViewController(animated: false)
    world.stage.settle()
    #expect(popped?.isViewLoaded == true)
  }

  @Test func subclassesMayHaveADeinit() {
    let world = World()
    DeinitCounter.deinits = 0
    let nav = world.stack("A")
    nav.pushViewController(DeinitCounter(), animated: true)
    world.stage.settle()
    nav.popViewController(animated: true)
    #expect(DeinitCounter.deinits == 0)
    world.stage.settle()
    #expect(DeinitCounter.deinits == 1)
  }

  @Test func childrenPlacedInViewDidLoadAppearWithTheirParent() {  // A18, D13, CONT-02
    let world = World()
    let nav = world.stack("R")
    let parent = Embedding()
    parent.title = "P"
    let lines = world.lines { nav.pushViewController(parent, animated: true) }
    #expect(
      lines.filter { $0.hasPrefix("P view") || $0.hasPrefix("C view") } == [
        "P viewDidLoad", "C viewDidLoad", "P viewWillAppear(animated)",
        "C viewWillAppear(animated)", "P viewIsAppearing(animated)", "C viewIsAppearing(animated)",
        "P viewDidAppear(animated)", "C viewDidAppear(animated)",
      ])
  }

  @Test func aTabSelectedAsTheTabsAppearFollowsTheFirst() {  // A18, C5, D13
    let world = World()
    let tabs = UITabBarController()
    tabs.viewControllers = ["A", "B"].map(world.controller)
    world.window.rootViewController = tabs
    tabs.selectedIndex = 1
    world.stage.settle()
    let received = world.stage.trace.events.filter { $0.callback == "viewWillAppear" }.map(\.name)
    #expect(received == ["UITabBarController#1", "A", "B"])
  }

  // That the view has no window until then, and still has one, is unconfirmed.
  @Test func aViewIsAddedAndRemovedInsideItsCallbacks() {  // A25, A33
    let world = World()
    let (parent, box) = (world.controller("P"), UIView())
    world.window.rootViewController = parent
    world.stage.settle()
    let children = ["C", "D"].map { Placed($0) }
    for child in children {
      parent.addChild(child)
      box.addSubview(child.view)
    }
    let lines = world.lines { parent.view.addSubview(box) }
    #expect(
      lines.filter { $0.hasSuffix("Appear") }.prefix(2) == ["C viewWillAppear", "D viewWillAppear"])
    _ = world.lines { box.removeFromSuperview() }
    for child in children {
      #expect(
        child.windows == [
          "willAppear false", "isAppearing true", "didAppear true", "willDisappear true",
          "didDisappear false",
        ])
    }
    #expect(world.stage.hierarchy.idleFaults == [])
  }

  @Test func whatACallbackAddsIsBehindTheViewInFront() {  // A33
    let world = World()
    let (parent, child, other) = (world.controller("P"), Placed("C"), UIView())
    world.window.rootViewController = parent
    world.stage.settle()
    child.action = { parent.view.addSubview(other) }
    parent.addChild(child)
    parent.view.addSubview(child.view)
    #expect(parent.view.subviews == [other, child.view])
  }

  @Test func aCallbackMayMoveTheViewThatLeaves() {  // A33, A78
    let world = World()
    let (first, second, stray) = (world.controller("P"), world.controller("S"), Placed("C"))
    let nav = UINavigationController()
    nav.viewControllers = [first]
    world.window.rootViewController = nav
    first.view.addSubview(stray.view)
    first.addChild(second)
    first.view.addSubview(second.view)
    world.stage.settle()
    stray.leaving = { second.view.addSubview(stray.view) }
    stray.view.removeFromSuperview()
    world.stage.settle()
    #expect(stray.view.superview === second.view)
    #expect(stray.view.window != nil)
    #expect(world.stage.hierarchy.faults + world.stage.hierarchy.idleFaults == [])
  }

  @Test func aCallbackMayPutTheViewElsewhere() {  // A33, A78
    let world = World()
    let (first, second, stray) = (world.controller("P"), world.controller("S"), Placed("C"))
    world.window.rootViewController = first
    first.addChild(second)
    first.view.addSubview(second.view)
    world.stage.settle()
    stray.action = {
      stray.action = {}
      second.view.addSubview(stray.view)
    }
    first.view.addSubview(stray.view)
    world.stage.settle()
    #expect(stray.view.superview === second.view)
    #expect(world.stage.hierarchy.faults + world.stage.hierarchy.idleFaults == [])
  }

  @Test func aCallbackMayPutTheSuperviewIntoTheView() {  // A33
    let world = World()
    let (parent, box, child) = (world.controller("P"), UIView(), Placed("C"))
    world.window.rootViewController = parent
    parent.view.addSubview(box)
    world.stage.settle()
    child.action = { child.view.addSubview(box) }
    parent.addChild(child)
    box.addSubview(child.view)
    world.stage.settle()
    #expect(box.superview === child.view)
    #expect(child.view.superview == nil)
    #expect(world.stage.hierarchy.idleFaults == [])
  }

  @Test func aChildArrivesInsideAnotherView() {  // A33
    let world = World()
    let (parent, child) = (world.controller("P"), world.controller("C"))
    world.window.rootViewController = parent
    world.stage.settle()
    let box = UIView()
    parent.addChild(child)
    box.addSubview(child.view)
    #expect(world.lines { parent.view.addSubview(box) }.count == 3)
    #expect(world.lines { box.removeFromSuperview() }.count == 2)
    #expect(world.stage.hierarchy.idleFaults == [])
  }
}

/// Records in which callbacks its view has a window.
private final class Placed: UIViewController {
  var windows: [String] = []
  var action = {}
  var leaving = {}

  convenience init(_ name: String) {
    self.init()
    objectName = name
  }
  private func note(_ word: String) { windows.append("\(word) \(view.window != nil)") }
  override func viewWillAppear(_ animated: Bool) {
    note("willAppear")
    action()
  }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) {
    note("willDisappear")
    leaving()
  }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}

private final class DeinitCounter: UIViewController {
  static var deinits = 0

  deinit {
    MainActor.assumeIsolated { DeinitCounter.deinits += 1 }
  }
}

private final class Embedding: UIViewController {
  override func viewDidLoad() {
    let child = UIViewController()
    child.title = "C"
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

private final class Loading: UIViewController {
  var loads: [String] = []

  override func loadView() {
    loads.append("loadView")
    super.loadView()
  }

  override func viewDidLoad() { loads.append("viewDidLoad") }
}

private final class Windowed: UIViewController {
  var windows: [String] = []

  private func record(_ callback: String) { windows.append("\(callback) \(view.window != nil)") }

  override func viewDidLoad() { record("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { record("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { record("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { record("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { record("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { record("viewDidDisappear") }
}
