import Foundation
import HeadlessUIKit
import Testing

/// Gestures of the user go through the states of recognisers.
struct RecognizerTests {
  private let world = World()
  private let target = Target()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private final class Target: NSObject, UIGestureRecognizerDelegate {
    var states: [UIGestureRecognizer.State] = []
    var translations: [CGPoint] = []
    var mayBegin = true

    func recognised(_ sender: UIGestureRecognizer) {
      states.append(sender.state)
      if let pan = sender as? UIPanGestureRecognizer {
        translations.append(pan.translation(in: nil))
      }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      mayBegin
    }
  }

  private func show(_ recognizer: UIGestureRecognizer) {
    let controller = world.controller("Root")
    world.window.rootViewController = controller
    world.stage.settle()
    controller.view.addSubview(view)
    recognizer.addTarget(target, action: Selector("recognised:", Target.recognised))
    recognizer.delegate = target
    view.addGestureRecognizer(recognizer)
  }

  @Test func aPanBeginsChangesAndEnds() throws {
    Stage.current = world.stage
    show(UIPanGestureRecognizer())
    try world.stage.user.pan(view, through: [CGPoint(x: 0, y: 10), CGPoint(x: 0, y: 30)])
    #expect(target.states == [.began, .changed, .changed, .ended])
    #expect(target.translations.map(\.y) == [0, 10, 30, 30])
    #expect(view.gestureRecognizers?.first?.state == .possible)
  }

  @Test func aTapOnASubviewIsRecognisedOutside() throws {
    Stage.current = world.stage
    show(UITapGestureRecognizer())
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.addSubview(inner)
    try world.stage.user.tap(inner)
    #expect(target.states == [.ended])
  }

  @Test func aDelegateRefuses() {
    Stage.current = world.stage
    show(UILongPressGestureRecognizer())
    target.mayBegin = false
    #expect(throws: Stage.User.Failure.ignored("\(view.label) has no menu")) {
      try world.stage.user.hold(view)
    }
    #expect(target.states == [])
    let event = world.stage.trace.events.last { $0.callback == "shouldBegin" }
    #expect(event?.name == "UIView")
    #expect(event?.answer == "false")
  }

  @Test func onlyTheDirectionOfASwipeCounts() throws {
    Stage.current = world.stage
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = .left
    show(swipe)
    #expect(throws: Stage.User.Failure.self) { try world.stage.user.swipe(.right, over: view) }
    try world.stage.user.swipe(.left, over: view)
    #expect(target.states == [.ended])
  }

  @Test func viewsOfAProgramKnowOfWindows() {
    Stage.current = world.stage
    final class Watcher: UIView {
      var calls: [String] = []
      override func willMove(toWindow newWindow: UIWindow?) {
        calls.append(newWindow == nil ? "will leave" : "will enter")
      }
      override func didMoveToWindow() { calls.append(window == nil ? "left" : "entered") }
    }
    let watcher = Watcher()
    world.window.addSubview(view)
    view.addSubview(watcher)
    world.window.addSubview(view)
    view.removeFromSuperview()
    #expect(watcher.calls == ["will enter", "entered", "will leave", "left"])
  }

  @Test func pointsAreConverted() {
    Stage.current = world.stage
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 30))
    view.frame.origin = CGPoint(x: 5, y: 5)
    view.addSubview(inner)
    world.window.addSubview(view)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: view) == CGPoint(x: 11, y: 21))
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 15, y: 25))
    #expect(view.hitTest(CGPoint(x: 15, y: 25), with: nil) === inner)
    #expect(view.hitTest(CGPoint(x: 1, y: 1), with: nil) === view)
    #expect(view.hitTest(CGPoint(x: 200, y: 1), with: nil) == nil)
  }

  @Test func anAnimatorRunsOnTheClock() {
    Stage.current = world.stage
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    world.stage.advance(by: .milliseconds(250))
    #expect(animator.fractionComplete == 0.25)
    animator.pauseAnimation()
    world.stage.advance(by: .seconds(5))
    #expect(animator.fractionComplete == 0.25 && animator.state == .active && ends == [])
    animator.isReversed = true
    animator.startAnimation()
    world.stage.advance(by: .milliseconds(250))
    #expect(ends == [.start] && animator.state == .inactive)
  }
}
