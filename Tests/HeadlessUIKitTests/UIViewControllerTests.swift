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

  @Test func aLoadViewThatMakesNothingLeavesNothing() {  // A8, CAT-15
    let world = World()
    let controller = Lazy()
    #expect(controller.view == nil && !controller.isViewLoaded)
    #expect(controller.loads == ["loadView", "viewDidLoad"])
    #expect(world.stage.isIdle)
  }

  @Test func memoryWarningsReachEveryone() {  // A10, CAT-16
    let world = World()
    let nav = world.stack("A", "B")
    nav.present(world.controller("M"), animated: false)
    world.stage.settle()
    let lines = world.lines { world.stage.sendMemoryWarning() }
    #expect(
      lines == [
        "nav didReceiveMemoryWarning", "A didReceiveMemoryWarning", "B didReceiveMemoryWarning",
        "M didReceiveMemoryWarning",
      ])
    #expect(!nav.viewControllers[0].isViewLoaded && nav.viewControllers[1].isViewLoaded)
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
}

private class Loading: UIViewController {
  var loads: [String] = []

  override func loadView() {
    loads.append("loadView")
    super.loadView()
  }

  override func viewDidLoad() { loads.append("viewDidLoad") }
}

private final class Lazy: Loading {
  override func loadView() { loads.append("loadView") }
}

private final class Windowed: UIViewController {
  var windows: [String] = []

  private func note(_ callback: String) { windows.append("\(callback) \(view.window != nil)") }

  override func viewDidLoad() { note("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
}
