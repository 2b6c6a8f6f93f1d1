import HeadlessUIKit
import NavigationModel
import Testing

/// Turns, lanes, joining, deferral, and calls from inside callbacks.
struct EngineTests {
  @Test func theSameInstanceTwiceIsFoundWhenItsTurnComes() {  // A46d, A58
    let world = World()
    let nav = world.stack("A")
    let detail = world.controller("B")
    nav.pushViewController(detail, animated: true)
    world.stage.endTurn()
    let raised = world.stage.exceptions {
      nav.pushViewController(detail, animated: true)
      #expect(world.stage.trace.events.allSatisfy { $0.kind != .exception })
      world.stage.settle()
    }
    #expect(raised.map(\.code) == ["same-instance"])
    #expect(nav.viewControllers.count == 2)
  }

  @Test func anAlarmOfATransitionThatEndedEarlyIsStale() {  // D2
    let row = Choreography(
      "push", duration: .milliseconds(350), whenBusy: .finishFirst,
      committed: [.load, .willDisappear, .willAppear], ended: [.didDisappear, .didAppear])
    let world = World(profile: Profile.modern.replacing(.push, with: row))
    let nav = world.stack("A")
    nav.pushViewController(world.controller("B"), animated: true)
    world.stage.advance(by: .milliseconds(100))
    let start = world.stage.trace.events.count
    nav.pushViewController(world.controller("C"), animated: true)
    #expect(
      world.lines(from: start).suffix(2) == [
        "A viewDidDisappear(animated)", "B viewDidAppear(animated)",
      ])
    world.stage.advance(by: .milliseconds(300))
    #expect(world.lines(from: start).last == "C viewWillAppear(animated)")
    world.stage.settle()
    #expect(world.stage.hierarchy.idleFaults == [])
  }

  @Test func realTimeComesFromTheMainRunLoop() {
    let world = World(time: .mainRunLoop)
    let nav = world.stack("A")
    nav.pushViewController(world.controller("B"), animated: false)
    #expect(nav.topViewController?.isViewLoaded == false)
    world.stage.settle()
    #expect(world.stage.hierarchy.idleFaults == [])
    #expect(nav.topViewController?.isViewLoaded == true)
  }

  @Test func containersAnimateIndependently() {
    let world = World()
    let left = UINavigationController(rootViewController: world.controller("L"))
    let right = UINavigationController(rootViewController: world.controller("R"))
    let parent = world.controller("P")
    for child in [left, right] {
      parent.addChild(child)
      parent.view.addSubview(child.view)
    }
    world.window.rootViewController = parent
    world.stage.settle()
    left.pushViewController(world.controller("L2"), animated: true)
    world.stage.advance(by: .milliseconds(200))
    right.pushViewController(world.controller("R2"), animated: true)
    #expect(right.viewControllers.count == 2)
    world.stage.settle()
    #expect(world.stage.now == .milliseconds(550))
    #expect(world.stage.hierarchy.idleFaults == [])
  }

  @Test func aCallFromACallbackIsMadeAfterTheTransition() {
    let world = World()
    let nav = world.stack("A")
    let actor = ActsWhenAppeared()
    actor.title = "B"
    actor.onAppear = { [unowned nav] in
      nav.pushViewController(world.controller("C"), animated: false)
    }
    nav.pushViewController(actor, animated: false)
    world.stage.settle()
    #expect(nav.viewControllers.map(\.title) == ["A", "B", "C"])
    #expect(world.stage.hierarchy.idleFaults == [])
  }

  @Test func presentingFromViewDidAppearIsAccepted() {  // cb-present-from-viewDidAppear
    let world = World()
    let actor = ActsWhenAppeared()
    let modal = world.controller("M")
    actor.onAppear = { [unowned actor] in actor.present(modal, animated: true) }
    world.window.rootViewController = actor
    world.stage.settle()
    #expect(modal.presentingViewController === actor)
    #expect(world.stage.trace.events.allSatisfy { $0.kind != .warning })
  }

  @Test func timersOfOneTimeRunInTheirOrder() {
    let world = World()
    var order: [Int] = []
    for number in 0..<2000 {
      world.stage.after(.milliseconds(number % 3)) { order.append(number) }
    }
    world.stage.settle()
    let expected = (0..<3).flatMap { rest in (0..<2000).filter { $0 % 3 == rest } }
    #expect(order == expected)
  }

  @Test func anEndlessRequestIsGivenUp() {
    let world = World()
    var reportedErrors: [String] = []
    world.stage.onUnraisedError = { reportedErrors.append($0) }
    func again() { world.stage.after(.zero, again) }
    again()
    world.stage.settle()
    #expect(reportedErrors.count == 1)
  }

  @Test func waitingZeroEndsExactlyOneTurn() {  // D5
    let world = World()
    let home = world.controller("A")
    world.window.rootViewController = home
    world.stage.settle()
    let sheet = world.controller("S")
    var isComplete = false
    home.present(sheet, animated: false) { isComplete = true }
    #expect(sheet.presentingViewController === home)
    world.stage.advance(by: .zero)
    #expect(!isComplete)
    world.stage.advance(by: .zero)
    #expect(isComplete)
  }

  @Test func aPresentationFromTheStackDropsChanges() {  // A46b
    let world = World()
    let nav = world.stack("A")
    nav.present(world.controller("S"), animated: true)
    world.stage.endTurn()
    nav.pushViewController(world.controller("B"), animated: true)
    world.stage.settle()
    #expect(nav.viewControllers.count == 1)
    #expect(world.stage.trace.events.last { $0.kind == .warning }?.callback == "busy-transition")
  }
}

/// A controller that runs a closure when it has appeared.
private final class ActsWhenAppeared: UIViewController {
  var onAppear: () -> Void = {}

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onAppear()
  }
}
