import HeadlessUIKit
import NavigationModel
import Testing

/// Orders recorded from UIKit, as the objects reproduce them.
struct RecordedOrderTests {
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
}
