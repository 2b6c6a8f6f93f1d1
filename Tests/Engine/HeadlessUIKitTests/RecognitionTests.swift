import Foundation
import HeadlessUIKit
import Testing

/// Which recognisers receive touches, and which of them recognise a gesture.
struct RecognitionTests {
  let world: World
  let log = Log()
  private let root: UIViewController
  let outer = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
  let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))

  init() {
    world = World()
    root = world.controller("Root")
    Stage.current = world.stage
    world.window.rootViewController = root
    world.stage.settle()
    root.view.addSubview(outer)
    outer.addSubview(inner)
  }

  final class Log { var lines: [String] = [] }

  final class Judge: NSObject, UIGestureRecognizerDelegate {
    var receives = true
    var takesEvents = true
    var isShared = false
    var waits = false
    var isAwaited = false
    var asked: [String] = []

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      asked.append("touch \(Int(touch.location(in: gestureRecognizer.view).x))")
      return receives
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool {
      asked.append("event \(event.allTouches?.count ?? 0)")
      return takesEvents
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isShared }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { waits }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isAwaited }
  }

  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, to view: UIView, _ name: String, _ judge: Judge? = nil
  ) -> Recognizer {
    recognizer.onState = { [log] in log.lines.append("\(name) \($0.state)") }
    recognizer.delegate = judge
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  var user: Stage.User { world.stage.user }

  // MARK: Delegates

  @Test func aRecogniserThatReceivesNoTouchesRecognisesNothing() throws {
    Stage.current = world.stage
    let judge = Judge()
    _ = add(UITapGestureRecognizer(), to: inner, "inner", judge)
    _ = add(UITapGestureRecognizer(), to: outer, "outer")
    try user.tap(inner)
    #expect(judge.asked == ["event 1", "touch 50"])
    judge.receives = false
    try user.tap(inner)
    judge.takesEvents = false
    judge.asked = []
    try user.tap(inner)
    #expect(judge.asked == ["event 1"])
    #expect(log.lines == ["inner ended", "outer ended", "outer ended"])
  }

  @Test func twoRecogniseADragIfADelegateLetsThem() throws {
    Stage.current = world.stage
    let judge = Judge()
    let recognizers = [
      add(UIPanGestureRecognizer(), to: inner, "inner"),
      add(UIPanGestureRecognizer(), to: outer, "outer", judge),
    ]
    try user.pan(inner, through: [CGPoint(x: 1, y: 0)])
    #expect(log.lines == ["inner began", "inner changed", "inner ended"])
    judge.isShared = true
    log.lines = []
    try user.pan(inner, through: [CGPoint(x: 1, y: 0)])
    #expect(
      log.lines == [
        "inner began", "outer began", "inner changed", "outer changed", "inner ended",
        "outer ended",
      ])
    #expect(recognizers.allSatisfy { $0.state == .possible && $0.numberOfTouches == 0 })
  }

  @Test(arguments: [0, 1, 2])
  func aRecogniserWaitsUntilAnotherFails(way: Int) throws {
    Stage.current = world.stage
    let judge = Judge()
    let near = add(UIPanGestureRecognizer(), to: inner, "inner", judge)
    let far = add(UIPanGestureRecognizer(), to: outer, "outer", way == 2 ? judge : nil)
    if way == 0 { near.require(toFail: far) }
    if way == 1 { judge.waits = true }
    if way == 2 {
      near.delegate = nil
      judge.isAwaited = true
    }
    try user.pan(inner, through: [])
    far.isEnabled = false
    try user.pan(inner, through: [])
    #expect(log.lines == ["outer began", "outer ended", "inner began", "inner ended"])
  }

  @Test func recognisersThatWaitForEachOtherDoNotStopTheProgram() throws {
    Stage.current = world.stage
    let near = add(UITapGestureRecognizer(), to: inner, "inner")
    let far = add(UITapGestureRecognizer(), to: outer, "outer")
    near.require(toFail: far)
    far.require(toFail: near)
    near.require(toFail: near)
    try user.tap(inner)
    #expect(log.lines.count == 1)
  }

  @Test func answersAreRecorded() throws {
    Stage.current = world.stage
    let judge = Judge()
    judge.receives = false
    _ = add(UITapGestureRecognizer(), to: inner, "inner", judge)
    #expect(throws: Stage.User.Failure.ignored("nothing handles it")) { try user.tap(inner) }
    let event = world.stage.trace.events.last { $0.callback == "shouldReceive" }
    #expect(event?.answer == "false")
  }

  @Test func theSwipeBackAsksAboutItsTouch() throws {
    Stage.current = world.stage
    let nav = UINavigationController(rootViewController: world.controller("A"))
    world.window.rootViewController = nav
    nav.pushViewController(world.controller("B"), animated: false)
    world.stage.settle()
    let judge = Judge()
    nav.interactivePopGestureRecognizer?.delegate = judge
    judge.receives = false
    #expect(throws: Stage.User.Failure.ignored("the gesture recogniser's delegate refused")) {
      try user.swipeBack()
    }
    #expect(judge.asked == ["event 1", "touch 0"])
    judge.receives = true
    try user.swipeBack()
    world.stage.settle()
    #expect(nav.viewControllers.count == 1)
  }

  // MARK: Taps

  @Test func aTapIsOneTapWhereOneIsRecognised() throws {
    Stage.current = world.stage
    let double = add(UITapGestureRecognizer(), to: inner, "double")
    double.numberOfTapsRequired = 2
    let single = add(UITapGestureRecognizer(), to: outer, "single")
    single.require(toFail: double)
    try user.tap(inner)
    single.isEnabled = false
    try user.tap(inner)
    double.numberOfTapsRequired = .max
    #expect(throws: Stage.User.Failure.ignored("nothing handles it")) { try user.tap(inner) }
    #expect(log.lines == ["single ended", "double ended"])
  }

  @Test func aDoubleTapTouchesTwice() throws {
    Stage.current = world.stage
    final class Pad: UIView {
      var taps: [Int] = []
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        taps += touches.map(\.tapCount)
      }
    }
    let pad = Pad(frame: inner.frame)
    outer.addSubview(pad)
    let double = add(UITapGestureRecognizer(), to: pad, "double")
    double.numberOfTapsRequired = 2
    double.cancelsTouchesInView = false
    try user.tap(pad)
    #expect(pad.taps == [1, 2] && log.lines == ["double ended"])
  }

  // MARK: Values

  @Test func aTranslationIsCountedFromWhereItWasSet() throws {
    Stage.current = world.stage
    var translations: [CGFloat] = []
    let pan = UIPanGestureRecognizer()
    pan.onState = { recognizer in
      guard let pan = recognizer as? UIPanGestureRecognizer else { return }
      translations.append(pan.translation(in: nil).x)
      pan.setTranslation(.zero, in: nil)
    }
    inner.addGestureRecognizer(pan)
    try user.pan(inner, through: [CGPoint(x: 5, y: 0), CGPoint(x: 15, y: 0)])
    #expect(translations == [0, 5, 10, 0])
  }

  @Test func twoFingersPinch() throws {
    Stage.current = world.stage
    var scales: [CGFloat] = []
    var places: [CGFloat] = []
    let pinch = UIPinchGestureRecognizer()
    pinch.onState = { recognizer in
      guard let pinch = recognizer as? UIPinchGestureRecognizer else { return }
      scales.append(pinch.scale)
      pinch.scale = 1
      places = (0..<pinch.numberOfTouches).map { pinch.location(ofTouch: $0, in: inner).x }
      places.append(pinch.location(in: inner).x)
    }
    inner.addGestureRecognizer(pinch)
    try user.pinch(inner, through: [2, 4])
    #expect(scales == [1, 2, 2, 1] && places == [-30, 130, 50] && pinch.scale == 1)
    #expect(throws: Stage.User.Failure.ignored("the scales of a pinch are above 0")) {
      try user.pinch(inner, through: [0])
    }
  }

  @Test(arguments: [(false, 1), (true, 2)])
  func aViewReceivesBothFingersIfItWantsThem(isMultiple: Bool, count: Int) throws {
    Stage.current = world.stage
    final class Pad: UIView {
      var counts: [Int] = []
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts.append(touches.count)
      }
    }
    let pad = Pad(frame: inner.frame)
    pad.isMultipleTouchEnabled = isMultiple
    outer.addSubview(pad)
    try user.pinch(pad, through: [1.5])
    #expect(pad.counts == [count])
  }

  @Test func aDisabledRecogniserCancelsItsGesture() throws {
    Stage.current = world.stage
    let pan = UIPanGestureRecognizer()
    var states: [UIGestureRecognizer.State] = []
    pan.onState = { recognizer in
      states.append(recognizer.state)
      if recognizer.state == .changed { recognizer.isEnabled = false }
    }
    inner.addGestureRecognizer(pan)
    try user.pan(inner, through: [.zero, .zero])
    #expect(states == [.began, .changed, .cancelled] && pan.state == .possible)
  }
}
