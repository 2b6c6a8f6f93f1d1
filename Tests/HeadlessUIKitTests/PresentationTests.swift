import HeadlessUIKit
import NavigationModel
import Testing

struct PresentationTests {
  @Test func theWholeFamilySeesBothPointers() {  // P8, P9, R12
    let world = World()
    let items = world.controller("A")
    let nav = UINavigationController(rootViewController: items)
    let tabs = UITabBarController()
    tabs.viewControllers = [nav]
    world.window.rootViewController = tabs
    let detail = world.controller("B")
    let other = UINavigationController(rootViewController: detail)
    world.stage.settle()
    items.present(other, animated: true)
    for member in [items, nav, tabs] { #expect(member.presentedViewController === other) }
    for member in [other, detail] { #expect(member.presentingViewController === tabs) }
    #expect(other.parent == nil && detail.tabBarController == nil)  // A97
  }

  @Test func pointersStandUntilTheLastDisappearance() {  // P16, D4
    let world = World()
    let home = world.controller("A")
    world.window.rootViewController = home
    world.stage.settle()
    let modal = world.controller("M")
    modal.modalPresentationStyle = .fullScreen
    home.present(modal, animated: true)
    world.stage.settle()
    modal.dismiss(animated: true)
    #expect(home.presentedViewController === modal && modal.isBeingDismissed)
    world.stage.endTurn()
    #expect(modal.presentingViewController === home)
    world.stage.settle()
    #expect(home.presentedViewController == nil && !modal.isBeingDismissed)
  }

  @Test func dismissalsLookPastWhatIsLeaving() {  // P55
    let world = World()
    let (bottom, middle, top) = world.chain()
    middle.dismiss(animated: true)
    middle.dismiss(animated: true)
    world.stage.settle()
    #expect(bottom.presentedViewController == nil && middle.presentedViewController == nil)
    #expect(top.presentingViewController == nil)
    #expect(world.stage.hierarchy.faults + world.stage.hierarchy.idleFaults == [])
  }

  @Test func theMiddleOneRemovesOnlyWhatIsAboveIt() {  // P52, P56
    let world = World()
    let (bottom, middle, _) = world.chain()
    middle.dismiss(animated: true)
    world.stage.settle()
    #expect(bottom.presentedViewController === middle && middle.presentedViewController == nil)
  }

  @Test func theBottomRemovesTheChainAndCompletesOnce() {  // P52, P58, D14
    let world = World()
    let (bottom, _, _) = world.chain()
    var count = 0
    bottom.dismiss(animated: true) { count += 1 }
    world.stage.settle()
    #expect(count == 1 && bottom.presentedViewController == nil)
    #expect(world.stage.hierarchy.idleFaults == [])
  }

  @Test(arguments: [
    (
      "already-presenting",
      "Attempt to present <UIViewController: 0x140> on <UIViewController: 0x110> (from "
        + "<UIViewController: 0x110>) which is already presenting <UIViewController: 0x120>."
    ),  // P62
    (
      "not-in-window",
      "Attempt to present <UIViewController: 0x140> on <UIViewController: 0x150> (from "
        + "<UIViewController: 0x150>) whose view is not in the window hierarchy."
    ),  // P64
    (
      "presentation-in-progress",
      "Attempt to present <UIViewController: 0x140> on <UIViewController: 0x130> (from "
        + "<UIViewController: 0x130>) while a presentation is in progress."
    ),  // P65
    (
      "present-self",
      "Application tried to present modal view controller on itself. Presenting controller is "
        + "<UIViewController: 0x110>."
    ),  // P73
    (
      "already-presented",
      "Application tried to present modally a view controller <UIViewController: 0x120> that is "
        + "already being presented by <UIViewController: 0x110>."
    ),  // P74
  ])
  func refusalsHaveUIKitsWording(code: String, text: String) {
    let world = World()
    let (bottom, middle, top) = world.chain()
    let new = world.controller("N")
    let unrelated = world.controller("X")
    var ran = false
    let raised = world.stage.exceptions {
      switch code {
      case "already-presenting": bottom.present(new, animated: true) { ran = true }
      case "not-in-window": unrelated.present(new, animated: true) { ran = true }
      case "presentation-in-progress":
        top.present(world.controller("O"), animated: true)
        top.present(new, animated: true) { ran = true }
      case "present-self": bottom.present(bottom, animated: true) { ran = true }
      default: top.present(middle, animated: true) { ran = true }
      }
      world.stage.settle()
    }
    let event = world.stage.trace.events.last { $0.kind == .warning || $0.kind == .exception }
    #expect(event?.callback == code && event?.arguments == [text])
    #expect(raised.isEmpty == (event?.kind == .warning))
    #expect(!ran)
  }

  @Test func presentingFromViewDidLoadOfARootWarns() {  // P64, err-not-in-window-new
    let world = World()
    let presenter = PresentsWhenLoaded()
    world.window.rootViewController = presenter
    world.stage.settle()
    #expect(presenter.presentedViewController == nil)
    #expect(world.stage.trace.events.contains { $0.callback == "not-in-window" })
  }

  @Test func aDismissalOfNothingCompletes() {  // P54, D6
    let world = World()
    let home = world.controller("A")
    world.window.rootViewController = home
    world.stage.settle()
    var count = 0
    home.dismiss(animated: true) { count += 1 }
    #expect(count == 0)
    world.stage.endTurn()
    #expect(count == 1)
  }

  @Test func onlyControllersThatReceiveItAreBeingDismissed() {  // D14
    let world = World()
    let (bottom, middle, top) = world.chain()
    top.modalPresentationStyle = .fullScreen
    middle.dismiss(animated: false)
    world.stage.settle()
    middle.present(top, animated: false)
    world.stage.settle()
    bottom.dismiss(animated: true)
    #expect(top.isBeingDismissed && !middle.isBeingDismissed)
  }

  @Test func aDismissalRightAfterThePresentationIsIgnored() {  // P66, P81
    let world = World()
    let home = world.controller("A")
    world.window.rootViewController = home
    world.stage.settle()
    let modal = world.controller("M")
    home.present(modal, animated: true)
    home.dismiss(animated: true)
    world.stage.settle()
    #expect(home.presentedViewController === modal)
  }
}

extension World {
  /// Three controllers, each presented by the previous one, as sheets.
  fileprivate func chain() -> (UIViewController, UIViewController, UIViewController) {
    let all = ["A", "B", "C"].map(controller)
    window.rootViewController = all[0]
    stage.settle()
    all[0].present(all[1], animated: true)
    stage.settle()
    all[1].present(all[2], animated: true)
    stage.settle()
    return (all[0], all[1], all[2])
  }
}

private final class PresentsWhenLoaded: UIViewController {
  override func viewDidLoad() { present(UIViewController(), animated: true) }
}
