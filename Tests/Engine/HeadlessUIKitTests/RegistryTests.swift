import HeadlessUIKit
import NavigationModel
import Testing

/// What the registry caches about classes must not suppress any callback.
struct RegistryTests {
  @Test func delegatesOfPlainStacksAreCalled() {
    let world = World()
    let nav = world.stack("A")
    let recorder = DelegateRecorder()
    nav.delegate = recorder
    nav.pushViewController(world.controller("B"), animated: false)
    world.stage.settle()
    nav.delegate = nil
    nav.popViewController(animated: false)
    world.stage.settle()
    #expect(recorder.received == ["willShow B", "didShow B"])
  }

  @Test func releasedDelegatesAreNotCalled() {
    let world = World()
    let nav = world.stack("A")
    var recorder: DelegateRecorder? = DelegateRecorder()
    nav.delegate = recorder
    recorder = nil
    let lines = world.lines { nav.pushViewController(world.controller("B"), animated: false) }
    #expect(lines.allSatisfy { !$0.contains("Show") })
  }

  @Test func delegatesOfPlainTabBarControllersAreCalled() {
    let world = World()
    let tabs = UITabBarController()
    let second = world.controller("B")
    tabs.viewControllers = [world.controller("A"), second]
    let recorder = DelegateRecorder()
    tabs.delegate = recorder
    world.window.rootViewController = tabs
    world.stage.settle()
    tabs.userSelects(second)
    world.stage.settle()
    #expect(recorder.received == ["didSelect B"])
  }

  @Test func overridesAreCalled() {
    let world = World()
    let root = NonForwardingController()
    let child = world.controller("A")
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    let lines = world.lines { world.window.rootViewController = root }
    #expect(!lines.contains("A viewWillAppear"))
  }
}

private final class DelegateRecorder: NSObject, UINavigationControllerDelegate,
  UITabBarControllerDelegate
{
  var received: [String] = []

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { received.append("willShow \(viewController.title ?? "")") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { received.append("didShow \(viewController.title ?? "")") }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { received.append("didSelect \(viewController.title ?? "")") }
}

private final class NonForwardingController: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
