import HeadlessUIKit
import NavigationModel
import Testing

struct UINavigationControllerTests {
  @Test func theRootIsAChildAtOnce() {  // A68
    let world = World()
    let home = world.controller("A")
    let nav = UINavigationController(rootViewController: home)
    #expect(home.parent === nav)
    #expect(home.navigationController === nav)
    #expect(nav.navigationController == nil)  // A96
  }

  @Test func theOldStackLosesWhatAnotherTakes() {  // A70, D19
    let world = World()
    let nav = world.stack("A", "B")
    let moved = nav.viewControllers[1]
    let other = UINavigationController(rootViewController: moved)
    world.stage.settle()
    #expect(nav.viewControllers.map(\.title) == ["A"])
    #expect(other.viewControllers == [moved])
    #expect(world.stage.hierarchy.faults + world.stage.hierarchy.idleFaults == [])
  }
}
