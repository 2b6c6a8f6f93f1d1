import Foundation
import HeadlessUIKit
import Testing

/// Which recognisers receive touches, and which of them recognise a gesture.
struct RecognitionTests {
  private let world: World
  private let log = Log()
  private let root: UIViewController
  private let outer = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
  private let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))

  init() {
    world = World()
    root = world.controller("Root")
    Stage.current = world.stage
    world.window.rootViewController = root
    world.stage.settle()
    root.view.addSubview(outer)
    outer.addSubview(inner)
  }

  private final class Log { var lines: [String] = [] }

  private final class Judge: NSObject, UIGestureRecognizerDelegate {
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

  private func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, to view: UIView, _ name: String, _ judge: Judge? = nil
  ) -> Recognizer {
    recognizer.onState = { [log] in log.lines.append("\(name) \($0.state)") }
    recognizer.delegate = judge
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  private var user: Stage.User { world.stage.user }

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

  // MARK: Classes of a program

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
