import Foundation
import HeadlessUIKit
import Testing

// The touches of views beside recognisers, and what changes during a gesture.
extension RecognitionTests {
  // MARK: Touches of views

  private final class Pad: UIView {
    var log: Log?
    private func note(_ word: String, _ touches: Set<UITouch>) {
      log?.lines.append("\(word) \(touches.count)")
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("began", touches)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("moved", touches)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("ended", touches)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("cancelled", touches)
    }
  }

  private func pad() -> Pad {
    let pad = Pad(frame: inner.frame)
    pad.log = log
    outer.addSubview(pad)
    return pad
  }

  @Test(arguments: [(false, 1), (true, 2)])
  func onlyWhatAViewHasReceivedIsCancelled(isMultiple: Bool, count: Int) throws {
    Stage.current = world.stage
    let pad = pad()
    pad.isMultipleTouchEnabled = isMultiple
    pad.addGestureRecognizer(UIPinchGestureRecognizer())
    try user.pinch(pad, through: [2])
    #expect(log.lines == ["began \(count)", "cancelled \(count)"])
  }

  @Test func whatIsRecognisedAtOnceIsNotReceived() throws {
    final class Press: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    }
    Stage.current = world.stage
    let pad = pad()
    _ = add(Press(), to: pad, "press")
    try user.tap(pad)
    #expect(log.lines == ["press began", "press ended"])
  }

  @Test func aFingerThatIsRefusedIsNotReceived() throws {
    final class One: NSObject, UIGestureRecognizerDelegate {
      var events = 0
      var isFirst = true
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
      ) -> Bool {
        events += 1
        return true
      }
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
      ) -> Bool {
        defer { isFirst = false }
        return isFirst
      }
    }
    Stage.current = world.stage
    let (recognizer, one) = (add(UIPinchGestureRecognizer(), to: inner, "pinch"), One())
    recognizer.delegate = one
    #expect(throws: Stage.User.Failure.ignored("nothing recognises it")) {
      try user.pinch(inner, through: [2])
    }
    #expect(one.events == 1 && log.lines == [])
  }

  // MARK: Changes meanwhile

  @Test func aRecogniserThatIsRemovedIsCancelled() throws {
    Stage.current = world.stage
    let pan = UIPanGestureRecognizer()
    var states: [UIGestureRecognizer.State] = []
    pan.onState = { recognizer in
      states.append(recognizer.state)
      if recognizer.state == .changed { inner.removeGestureRecognizer(recognizer) }
    }
    inner.addGestureRecognizer(pan)
    try user.pan(inner, through: [.zero, .zero])
    #expect(states == [.began, .changed, .cancelled])
    #expect(pan.view == nil && pan.state == .possible)
  }

  @Test func recognisersThatADelegateRemovesRecogniseNothing() {
    final class Remover: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let view = gestureRecognizer.view
        for each in view?.gestureRecognizers ?? [] { view?.removeGestureRecognizer(each) }
        return true
      }
    }
    Stage.current = world.stage
    let remover = Remover()
    let recognizers = (1...3).map { add(UIPanGestureRecognizer(), to: inner, "\($0)") }
    for each in recognizers { each.delegate = remover }
    try? user.pan(inner, through: [])  // whether that is a gesture doesn't matter here
    #expect(log.lines == [])
  }

  @Test func aGestureInsideAnActionHasOtherRecognisers() throws {
    Stage.current = world.stage
    let (user, inner, log) = (user, inner, log)
    let pan = UIPanGestureRecognizer()
    pan.onState = { recognizer in
      log.lines.append("\(recognizer.state) \(Int(pan.translation(in: nil).x))")
      if recognizer.state == .began {
        #expect(throws: Stage.User.Failure.ignored("nothing recognises it")) {
          try user.pan(inner, through: [CGPoint(x: 99, y: 0)])
        }
      }
    }
    inner.addGestureRecognizer(pan)
    try user.pan(inner, through: [CGPoint(x: 5, y: 0), CGPoint(x: 10, y: 0)])
    #expect(log.lines == ["began 0", "changed 5", "changed 10", "ended 10"])
  }

  @Test func aStateThatWasSetBeforeDoesNotCount() throws {
    Stage.current = world.stage
    let pan = add(UIPanGestureRecognizer(), to: inner, "pan")
    pan.state = .failed
    try user.pan(inner, through: [])
    #expect(log.lines == ["pan began", "pan ended"])
  }

  @Test func aGestureHasAsManyFingersAsARecogniserWants() throws {
    Stage.current = world.stage
    let (tap, swipe) = (UITapGestureRecognizer(), UISwipeGestureRecognizer())
    var counts: [Int] = []
    tap.numberOfTouchesRequired = 2
    swipe.numberOfTouchesRequired = 3
    for each in [tap, swipe] {
      each.onState = { counts.append($0.numberOfTouches) }
      inner.addGestureRecognizer(each)
    }
    try user.tap(inner)
    try user.swipe(.right, over: inner)
    #expect(counts == [2, 3])
  }

  @Test func delegatesAreAskedOnceWhetherTheyWait() throws {
    Stage.current = world.stage
    let judge = Judge()
    judge.isShared = true
    _ = add(UIPanGestureRecognizer(), to: inner, "inner", judge)
    _ = add(UIPanGestureRecognizer(), to: outer, "outer")
    try user.pan(inner, through: [])
    let questions = world.stage.trace.events.filter { $0.callback == "shouldRequireFailure" }
    #expect(questions.count == 1)
  }
}
