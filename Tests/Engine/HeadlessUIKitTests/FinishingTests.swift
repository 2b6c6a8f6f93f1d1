import HeadlessUIKit
import NavigationModel
import Testing

/// The end of a world.
struct FinishingTests {
  private let allowance = Allowance(time: .seconds(60), turns: 1000)

  @Test func theClockStopsWhereTheWorldIsIdle() {
    let world = World()
    let nav = world.stack("A")
    let start = world.stage.now
    nav.pushViewController(world.controller("B"), animated: true)
    var rest = allowance
    world.stage.settle(within: &rest)
    #expect(world.stage.activities == [])
    #expect(world.stage.now - start == .milliseconds(350))
    #expect(rest.time == .seconds(60) - .milliseconds(350))
    #expect(rest.turns < allowance.turns)
  }

  @Test func onlyWhatIsDueInTimeIsDone() {
    let world = World()
    var done: [Int] = []
    for seconds in [59, 60, 61] {
      world.stage.after(.seconds(seconds)) { done.append(seconds) }
    }
    var rest = allowance
    world.stage.settle(within: &rest)
    #expect(done == [59, 60])
    #expect(rest.time == .zero)
  }

  @Test func turnsAreCounted() {
    let world = World()
    var count = 0
    func again() {
      count += 1
      world.stage.after(.zero) { again() }
    }
    again()
    var rest = allowance
    world.stage.settle(within: &rest)
    #expect(rest.turns == 0)
    #expect(count == 1001)
  }

  @Test func whatIsActiveIsNamed() {
    let world = World()
    let nav = world.stack("A", "B")
    _ = world.stage.withGesture(Gesture(progress: 0.5, isTouching: true, isCancelled: false)) {
      nav.popViewController(animated: true)
    }
    nav.present(world.controller("C"), animated: true) {}
    UIView.animate(withDuration: 100, animations: {}) { _ in }
    #expect(
      world.stage.activities == [
        "pop (A over B) held by a finger", "1 completion", "1 waiting call",
      ])
    var rest = allowance
    world.stage.settle(within: &rest)
    #expect(
      world.stage.activities == [
        "pop (A over B) held by a finger", "1 completion", "1 waiting call",
      ])
  }

  @Test func realTimeEndsWhenTheWorldIsIdle() {
    let world = World(time: .mainRunLoop)
    let nav = world.stack("A")
    nav.pushViewController(world.controller("B"), animated: false)
    world.stage.after(.seconds(100)) {}
    var rest = Allowance(time: .seconds(30), turns: 1000)
    world.stage.settle(within: &rest)
    #expect(world.stage.activities == [])
    #expect(nav.topViewController?.isViewLoaded == true)
    #expect(rest.time > .zero)
    #expect(rest.turns > 0)
  }
}
