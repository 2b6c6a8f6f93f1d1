import HeadlessUIKit
import NavigationModel
import Testing

/// What the registry knows of classes must not keep anybody from hearing what is said.
struct RegistryTests {
  @Test func delegatesOfStacksOfTheFrameworksOwnClassHear() {
    let world = World()
    let nav = world.stack("A")
    let ear = Ear()
    nav.delegate = ear
    nav.pushViewController(world.controller("B"), animated: false)
    world.stage.settle()
    nav.delegate = nil
    nav.popViewController(animated: false)
    world.stage.settle()
    #expect(ear.heard == ["willShow B", "didShow B"])
  }

  @Test func delegatesThatGoWithoutAWordAreNotAsked() {
    let world = World()
    let nav = world.stack("A")
    var ear: Ear? = Ear()
    nav.delegate = ear
    ear = nil
    let lines = world.lines { nav.pushViewController(world.controller("B"), animated: false) }
    #expect(lines.allSatisfy { !$0.contains("Show") })
  }

  @Test func delegatesOfTabBarControllersOfTheFrameworksOwnClassHear() {
    let world = World()
    let tabs = UITabBarController()
    let second = world.controller("B")
    tabs.viewControllers = [world.controller("A"), second]
    let ear = Ear()
    tabs.delegate = ear
    world.window.rootViewController = tabs
    world.stage.settle()
    tabs.userSelects(second)
    world.stage.settle()
    #expect(ear.heard == ["didSelect B"])
  }

  @Test func whoOverridesIsAsked() {
    let world = World()
    let root = Withholding()
    let child = world.controller("A")
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    let lines = world.lines { world.window.rootViewController = root }
    #expect(!lines.contains("A viewWillAppear"))
  }
}

private final class Ear: UINavigationControllerDelegate, UITabBarControllerDelegate {
  var heard: [String] = []

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { heard.append("willShow \(viewController.title ?? "")") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { heard.append("didShow \(viewController.title ?? "")") }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { heard.append("didSelect \(viewController.title ?? "")") }
}

private final class Withholding: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
