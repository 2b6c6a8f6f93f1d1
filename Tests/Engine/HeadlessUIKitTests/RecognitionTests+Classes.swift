import Foundation
import HeadlessUIKit
import Testing

// Recognisers of a program's own classes, which recognise gestures by their touches.
extension RecognitionTests {
  /// Recognises a tick: down to the right, then up.
  private final class Tick: UIGestureRecognizer {
    var log: Log?
    private var wasDown = false
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      log?.lines.append("touch \(event.allTouches == touches)")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      guard let touch = touches.first else { return }
      let step = touch.location(in: view).y - touch.previousLocation(in: view).y
      if step < 0, !wasDown { state = .failed }
      wasDown = wasDown || step > 0
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      state = wasDown ? .recognized : .failed
    }
    override func reset() {
      super.reset()
      log?.lines.append("reset")
      wasDown = false
    }
  }

  private var tick: [CGPoint] { [CGPoint(x: 5, y: 5), CGPoint(x: 20, y: -10)] }

  @Test func aClassOfAProgramRecognisesItsGesture() throws {
    Stage.current = world.stage
    let recognizer = add(Tick(), to: outer, "tick")
    recognizer.log = log
    try user.pan(inner, through: tick)
    #expect(log.lines == ["touch true", "tick ended", "reset"])
    #expect(recognizer.state == .possible)
    log.lines = []
    #expect(throws: Stage.User.Failure.ignored("nothing recognises it")) {
      try user.pan(inner, through: tick.reversed())
    }
    #expect(log.lines == ["touch true", "reset"])
  }

  @Test func whatItRecognisesEndsTheOthers() throws {
    Stage.current = world.stage
    final class Press: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    }
    let judge = Judge()
    _ = add(Press(), to: inner, "press", judge)
    _ = add(UIPanGestureRecognizer(), to: outer, "pan")
    try user.pan(inner, through: tick)
    #expect(log.lines == ["press began", "press changed", "press changed", "press ended"])
    judge.isShared = true
    log.lines = []
    try user.pan(inner, through: [.zero])
    #expect(
      log.lines == [
        "press began", "pan began", "press changed", "pan changed", "press ended", "pan ended",
      ])
  }

  @Test func itsDelegateMayRefuseWhatItRecognises() throws {
    Stage.current = world.stage
    final class Never: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let (recognizer, never) = (add(Tick(), to: inner, "tick"), Never())
    recognizer.delegate = never
    #expect(throws: Stage.User.Failure.ignored("nothing recognises it")) {
      try user.pan(inner, through: tick)
    }
    #expect(log.lines == [] && recognizer.state == .possible)
  }

  @Test func aDragThatItsClassGivesUpIsCancelled() throws {
    Stage.current = world.stage
    final class Sideways: UIPanGestureRecognizer {
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        let translation = translation(in: nil)
        if state == .began, abs(translation.y) > abs(translation.x) { state = .cancelled }
      }
    }
    let recognizer = add(Sideways(), to: inner, "pan")
    try user.pan(inner, through: [CGPoint(x: 0, y: 9), CGPoint(x: 0, y: 20)])
    try user.pan(inner, through: [CGPoint(x: 9, y: 0)])
    #expect(
      log.lines == ["pan began", "pan cancelled", "pan began", "pan changed", "pan ended"])
    #expect(recognizer.view === inner)
  }

  @Test func aTouchThatIsIgnoredIsNotReceived() throws {
    Stage.current = world.stage
    final class Blind: UIGestureRecognizer {
      var moves = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { ignore(touch, for: event) }
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { moves += 1 }
    }
    let recognizer = add(Blind(), to: inner, "blind")
    #expect(throws: Stage.User.Failure.ignored("nothing recognises it")) {
      try user.pan(inner, through: tick)
    }
    #expect(recognizer.moves == 0)
  }

  @Test func aTouchKnowsItsRecognisers() throws {
    Stage.current = world.stage
    final class Pad: UIView {
      var recognizers: [UIGestureRecognizer]?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        recognizers = touches.first?.gestureRecognizers
      }
    }
    let pad = Pad(frame: inner.frame)
    outer.addSubview(pad)
    let (near, far) = (UISwipeGestureRecognizer(), UITapGestureRecognizer())
    pad.addGestureRecognizer(near)
    outer.addGestureRecognizer(far)
    try user.tap(pad)
    #expect(pad.recognizers == [near, far])
  }

  @Test func aSwipeIsWhereItBegan() throws {
    Stage.current = world.stage
    var place: CGFloat?
    let swipe = UISwipeGestureRecognizer()
    swipe.onState = { place = $0.location(in: inner).x }
    inner.addGestureRecognizer(swipe)
    try user.swipe(.right, over: inner)
    #expect(place == 50)
  }
}
