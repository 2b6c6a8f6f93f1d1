import HeadlessUIKit
import NavigationModel
import Testing

struct UINavigationControllerTests {
  @Test func popsAnswerWhatTheyTookAway() {  // A66, A67, D18
    let world = World()
    let nav = world.stack("A", "B", "C", "D")
    let all = nav.viewControllers
    #expect(nav.popViewController(animated: false) === all[3])
    #expect(nav.popToViewController(all[0], animated: false) == [all[1], all[2]])
    #expect(nav.popViewController(animated: false) == nil)
    #expect(nav.popToRootViewController(animated: false) == [])
    #expect(nav.popToViewController(all[0], animated: false) == nil)  // C12
  }

  @Test func theRootIsAChildAtOnce() {  // A68
    let world = World()
    let home = world.controller("A")
    let nav = UINavigationController(rootViewController: home)
    #expect(home.parent === nav)
    #expect(home.navigationController === nav)
    #expect(nav.navigationController == nil)  // A96
  }

  @Test(arguments: [
    ("same-instance", "NSInvalidArgumentException"),
    ("nav-in-nav", "NSInvalidArgumentException"),
    ("pop-to", "NSInternalInconsistencyException"),
    ("not-distinct", "NSInternalInconsistencyException"),
    ("child-cycle", "NSInvalidArgumentException"),
  ])
  func misuseRaisesAndChangesNothing(code: String, name: String) {
    let world = World()
    let nav = world.stack("A", "B")
    let before = world.stage.hierarchy
    let unrelated = world.controller("X")
    let other = UINavigationController()
    let raised = world.stage.exceptions {
      switch code {
      case "same-instance": nav.pushViewController(nav.viewControllers[0], animated: true)  // A58
      case "nav-in-nav": nav.pushViewController(other, animated: true)  // A59
      case "pop-to": nav.popToViewController(unrelated, animated: true)  // A63
      case "not-distinct": nav.viewControllers += [unrelated, unrelated]  // A64
      default: nav.viewControllers[0].addChild(nav)  // A79
      }
    }
    #expect(raised.map(\.code) == [code])
    #expect(raised.map(\.name) == [name])
    #expect(nav.viewControllers.map(\.title) == ["A", "B"])
    #expect(world.stage.hierarchy.visible == before.visible)
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

  @Test func assigningTheStackIsOneTransition() {  // A21, A22, R3
    let world = World()
    let nav = world.stack("A", "B", "C")
    let old = nav.viewControllers
    let fresh = world.controller("D")
    let lines = world.lines { nav.setViewControllers([fresh, old[0], old[1]], animated: true) }
    #expect(lines.first { $0.contains("viewWillDisappear") } == "C viewWillDisappear(animated)")
    #expect(lines.filter { $0.contains("viewDidAppear") } == ["B viewDidAppear(animated)"])
    #expect(world.lines { nav.viewControllers = nav.viewControllers } == [])
  }

  @Test func theDelegateIsCalledBetweenWillAndDid() {  // A54, A55, A57
    let world = World()
    let nav = world.stack("A")
    let delegate = StackDelegate()
    nav.delegate = delegate
    let lines = world.lines { nav.pushViewController(world.controller("B"), animated: true) }
    let willShow = lines.firstIndex(of: "nav willShow(B, animated)")
    let didShow = lines.firstIndex(of: "nav didShow(B, animated)")
    #expect(willShow == lines.firstIndex(of: "B viewWillAppear(animated)").map { $0 + 1 })
    #expect(didShow == lines.count - 1)
    #expect(delegate.shown == ["B"])
  }

  @Test func theMovingFlagsAreTrueInTheirOwnCallbacksOnly() {  // A42, FLAG-01, FLAG-02
    let world = World()
    let nav = world.stack("A")
    let detail = Flagged()
    nav.pushViewController(detail, animated: true)
    world.stage.settle()
    nav.popViewController(animated: true)
    world.stage.settle()
    #expect(
      detail.flags == [
        "to in willAppear", "to in didAppear", "from in willDisappear", "from in didDisappear",
      ])
    #expect(!detail.isMovingToParent && !detail.isMovingFromParent)
  }

  @Test func aPoppedControllerIsReleasedAfterTheTransition() {  // A69
    let world = World()
    let nav = world.stack("A", "B")
    weak let popped = nav.topViewController
    nav.popViewController(animated: true)
    world.stage.advance(by: .milliseconds(100))
    #expect(popped != nil)
    world.stage.settle()
    #expect(popped == nil)
  }
}

private final class StackDelegate: NSObject, UINavigationControllerDelegate {
  var shown: [String?] = []

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    shown.append(viewController.title)
  }
}

private final class Flagged: UIViewController {
  var flags: [String] = []

  private func record(_ callback: String) {
    if isMovingToParent { flags.append("to in \(callback)") }
    if isMovingFromParent { flags.append("from in \(callback)") }
  }

  override func viewWillAppear(_ animated: Bool) { record("willAppear") }
  override func viewDidAppear(_ animated: Bool) { record("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { record("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { record("didDisappear") }
}
