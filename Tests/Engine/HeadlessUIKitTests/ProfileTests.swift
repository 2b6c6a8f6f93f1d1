import HeadlessUIKit
import NavigationModel
import Testing

/// Differences between releases, as the objects show them.
struct ProfileTests {
  @Test func eachIsFoundByItsName() {
    #expect(Profile.names.map { Profile.named($0)?.name } == Profile.names)
    #expect(Profile.all.map(\.name) == Profile.names)
    #expect(Profile.named("ios6") == nil)
  }

  @Test(arguments: [("modern", 0), ("ios16", 0), ("mid", 0), ("ios7", 2), ("classic", 0)])
  func momentaryViewsWarnOnIOS7(name: String, warnings: Int) throws {  // D1, R1
    let world = World(profile: try #require(Profile.named(name)))
    let nav = world.stack("A", "B")
    nav.pushViewController(world.controller("C"), animated: true)
    nav.popViewController(animated: false)
    nav.popViewController(animated: false)
    world.stage.settle()
    let output = world.stage.trace.events.filter { $0.kind == .warning }.map(\.callback)
    #expect(Set(output).count == warnings)
    #expect(Set(output).isSubset(of: ["nested-push", "unexpected-state"]))
    #expect(nav.viewControllers.map(\.title) == ["A"])
  }

  @Test func theOldestReleaseEndsTheRunningTransition() {  // D2, A45
    let world = World(profile: .classic)
    let nav = world.stack("A")
    nav.pushViewController(world.controller("B"), animated: true)
    world.stage.advance(by: .milliseconds(100))
    nav.pushViewController(world.controller("C"), animated: true)
    #expect(nav.viewControllers.count == 3)
    let warnings = world.stage.trace.events.filter { $0.kind == .warning }.map(\.callback)
    #expect(warnings == ["nested-push", "unexpected-state", "unbalanced"])  // J25
    world.stage.settle()
    #expect(world.stage.now == .milliseconds(450))
    #expect(world.stage.hierarchy.idleFaults == [])
  }

  @Test func unanimatedPresentationsWereSynchronous() {  // P59, D5
    let world = World(profile: .classic)
    let home = world.controller("A")
    world.window.rootViewController = home
    world.stage.settle()
    let modal = world.controller("M")
    var isComplete = false
    home.present(modal, animated: false) { isComplete = true }
    #expect(isComplete && modal.view.window != nil)
    home.dismiss(animated: false)
    #expect(home.presentedViewController == nil)
  }

  @Test func viewIsAppearingIsNew() {  // A25
    let world = World(profile: .mid)
    let lines = world.lines { world.window.rootViewController = world.controller("A") }
    #expect(lines == ["A viewDidLoad", "A viewWillAppear", "A viewDidAppear"])
  }

  @Test func memoryWarningsTookViews() {  // A9, IOS5-01
    let world = World(profile: .classic)
    let nav = world.stack("A")
    nav.pushViewController(world.controller("B"), animated: false)
    world.stage.settle()
    let lines = world.lines { world.stage.sendMemoryWarning() }
    #expect(lines.suffix(2) == ["A viewWillUnload", "A viewDidUnload"])
    #expect(!nav.viewControllers[0].isViewLoaded && nav.viewControllers[1].isViewLoaded)
  }

  @Test func anAnimatedPushWaitedForTheTurnsOtherChange() {  // A46d, RNS-01
    let world = World(profile: .ios16)
    let nav = world.stack("Home")
    let (second, third) = (world.controller("B"), world.controller("C"))
    nav.setViewControllers([nav.viewControllers[0], second], animated: false)
    nav.pushViewController(third, animated: true)
    #expect(!nav.viewControllers.contains(third))
    world.stage.settle()
    #expect(nav.viewControllers.last === third)
  }

  @Test func theWordingIsThatOfTheRelease() {  // D7
    let world = World(profile: .mid)
    let home = world.controller("A")
    home.present(world.controller("B"), animated: true)
    #expect(
      world.stage.trace.events.last?.arguments == [
        "Attempt to present <UIViewController: 0x120> on <UIViewController: 0x110> whose view is "
          + "not in the window hierarchy!"
      ])
  }
}
