import Foundation
import HeadlessUIKit
import Testing

/// What views, controls and controllers of a program's classes receive of the user's fingers.
struct TouchTests {
  private let world: World
  private let log = Log()
  private let root: Root

  init() {
    world = World()
    root = Root()
  }

  private final class Log { var calls: [String] = [] }

  private final class Root: UIViewController {
    var log: Log?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log?.calls.append("root began \(event?.allTouches == touches)")
      super.touchesBegan(touches, with: event)
    }
  }

  private final class Pad: UIView {
    var log: Log?
    private func note(_ word: String, _ touches: Set<UITouch>) {
      let x = touches.first.map { Int($0.location(in: self).x) } ?? -1
      log?.calls.append("\(word) \(x)")
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("began", touches)
      super.touchesBegan(touches, with: event)
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
    show()
    let pad = Pad(frame: CGRect(x: 10, y: 100, width: 100, height: 40))
    pad.log = log
    root.view.addSubview(pad)
    return pad
  }

  private func show() {
    Stage.current = world.stage
    root.log = log
    world.window.rootViewController = root
    world.stage.settle()
  }

  @Test func aTapTouchesAViewAndTheRespondersAroundIt() throws {
    let pad = pad()
    try world.stage.user.tap(pad)
    #expect(log.calls == ["began 50", "root began true", "ended 50"])
  }

  @Test func aDragMovesTheFinger() throws {
    let pad = pad()
    try world.stage.user.pan(pad, through: [CGPoint(x: 4, y: 0), CGPoint(x: 20, y: 0)])
    try world.stage.user.pan(pad, through: [CGPoint(x: -5, y: 0)], cancelled: true)
    #expect(
      log.calls == [
        "began 50", "root began true", "moved 54", "moved 70", "ended 70",
        "began 50", "root began true", "moved 45", "cancelled 45",
      ])
  }

  @Test(arguments: [(true, "cancelled 50"), (false, "ended 50")])
  func aRecogniserTakesTheTouch(cancels: Bool, last: String) throws {
    let pad = pad()
    let tap = UITapGestureRecognizer()
    tap.cancelsTouchesInView = cancels
    tap.onState = { [log] _ in log.calls.append("tapped") }
    pad.addGestureRecognizer(tap)
    try world.stage.user.tap(pad)
    #expect(log.calls == ["began 50", "root began true", "tapped", last])
  }

  @Test func nothingIsDraggedWhereNoObjectOfTheProgramIs() {
    let pad = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    Stage.current = world.stage
    world.window.rootViewController = world.controller("Plain")
    world.stage.settle()
    world.window.rootViewController?.view.addSubview(pad)
    #expect(throws: Stage.User.Failure.ignored("nothing recognises it")) {
      try world.stage.user.pan(pad, through: [])
    }
  }

  @Test func aWindowThatSwallowsEventsDeliversNone() {
    final class Deaf: UIWindow {
      override func sendEvent(_ event: UIEvent) {}
    }
    Stage.current = world.stage
    let window = Deaf()
    window.rootViewController = world.controller("Root")
    window.makeKeyAndVisible()
    world.stage.settle()
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Save") { _ in })
    window.rootViewController?.view.addSubview(button)
    #expect(throws: Stage.User.Failure.self) { try world.stage.user.tap("Save") }
  }

  // MARK: Controls

  private final class Knob: UIControl {
    var log: Log?
    var follows = true
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      log?.calls.append("begin")
      return follows
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      log?.calls.append("continue \(isTracking) \(isTouchInside)")
      return true
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
      log?.calls.append("end \(isTouchInside)")
    }
    override func cancelTracking(with event: UIEvent?) { log?.calls.append("cancel") }
    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
      log?.calls.append("\(action) \(event != nil)")
      super.sendAction(action, to: target, for: event)
    }
  }

  private final class Target: NSObject {
    func down() {}
    func up() {}
    func out() {}
    func cancelled() {}
  }

  private func knob(_ target: Target) -> Knob {
    show()
    let knob = Knob(frame: CGRect(x: 0, y: 100, width: 40, height: 40))
    knob.log = log
    knob.addTarget(target, action: Selector("down", Target.down), for: .touchDown)
    knob.addTarget(target, action: Selector("up", Target.up), for: .touchUpInside)
    knob.addTarget(target, action: Selector("out", Target.out), for: .touchUpOutside)
    knob.addTarget(target, action: Selector("cancelled", Target.cancelled), for: .touchCancel)
    root.view.addSubview(knob)
    return knob
  }

  @Test func aControlFollowsATap() throws {
    let target = Target()
    let knob = knob(target)
    try world.stage.user.tap(knob)
    #expect(log.calls == ["begin", "down true", "end true", "up true"])
    #expect(!knob.isTracking && !knob.isTouchInside && !knob.isHighlighted)
  }

  @Test func aControlMayRefuseToFollow() throws {
    let target = Target()
    let knob = knob(target)
    knob.follows = false
    try world.stage.user.tap(knob)
    #expect(log.calls == ["begin"])
  }

  @Test func aControlThatItsFirstActionDisablesFollowsTheNextTouch() throws {
    show()
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 40, height: 40))
    button.addAction(
      UIAction { [log] _ in
        log.calls.append("down")
        button.isEnabled = false
      }, for: .touchDown)
    button.addAction(UIAction { [log] _ in log.calls.append("up") }, for: .touchUpInside)
    root.view.addSubview(button)
    try world.stage.user.tap(button)
    #expect(log.calls == ["down"] && !button.isTracking && !button.isHighlighted)
    button.isEnabled = true
    try world.stage.user.tap(button)
    #expect(log.calls == ["down", "down"])
  }

  @Test func aFingerThatLeavesAControlIsNoTap() throws {
    let target = Target()
    let knob = knob(target)
    try world.stage.user.pan(knob, through: [CGPoint(x: 10, y: 0), CGPoint(x: 90, y: 0)])
    #expect(
      log.calls == [
        "begin", "down true", "continue true true", "continue true false", "end false", "out true",
      ])
  }

  @Test func aRecogniserOnAControlCancelsItsTouch() throws {
    let target = Target()
    let knob = knob(target)
    let tap = UITapGestureRecognizer()
    knob.addGestureRecognizer(tap)
    try world.stage.user.tap(knob)
    #expect(log.calls == ["begin", "down true", "cancel", "cancelled true"])
  }

  @Test func aRecogniserAroundAControlLeavesItsTaps() throws {
    let target = Target()
    let knob = knob(target)
    root.view.addGestureRecognizer(UITapGestureRecognizer())
    try world.stage.user.tap(knob)
    #expect(log.calls.last == "up true")
  }

  @Test func aSliderFollowsItsThumb() throws {
    final class Fader: UISlider {
      var places: [CGFloat] = []
      var values: [Float] = []
      override var value: Float { didSet { values.append(value) } }
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        places.append(touch.location(in: self).x)
        return super.beginTracking(touch, with: event)
      }
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        places.append(touch.location(in: self).x)
        return touch.location(in: self).x < 80
      }
    }
    show()
    let fader = Fader(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
    root.view.addSubview(fader)
    try world.stage.user.slide(to: 0.5)
    #expect(fader.places == [0, 25, 50] && fader.values == [0.25, 0.5])
    try world.stage.user.slide(to: 1)
    #expect(fader.places == [0, 25, 50, 50, 75, 100] && fader.value == 0.75)
  }

  // MARK: Rows

  private final class List: UITableViewController {
    var selected: [Int] = []
    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 3 }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell =
        indexPath.row == 1
        ? Greedy(style: .default, reuseIdentifier: nil)
        : UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath.row)
    }
  }

  private final class Greedy: UITableViewCell {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }

  @Test func aRowIsSelectedUnlessItsCellKeepsTheTouch() throws {
    Stage.current = world.stage
    let list = List(style: .plain)
    world.window.rootViewController = list
    world.stage.settle()
    try world.stage.user.tap("Row 0")
    try world.stage.user.tap("Row 1")
    try world.stage.user.selectRow(at: IndexPath(row: 2, section: 0))
    #expect(list.selected == [0, 2])
  }

  @Test func aRecogniserAroundATableTakesTheTapsOfItsRows() throws {
    Stage.current = world.stage
    let list = List(style: .plain)
    world.window.rootViewController = list
    world.stage.settle()
    let tap = UITapGestureRecognizer()
    world.window.addGestureRecognizer(tap)
    try world.stage.user.tap("Row 0")
    tap.cancelsTouchesInView = false
    try world.stage.user.tap("Row 2")
    #expect(list.selected == [2])
  }

  // MARK: Points

  private final class Glass: UIView {
    var isSolid = false
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self && !isSolid ? nil : hit
    }
  }

  private final class Hole: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
  }

  @Test func aTapPassesThroughAViewThatLetsItPass() throws {
    show()
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Save") { [log] _ in
        log.calls.append("saved")
      })
    button.frame = CGRect(x: 0, y: 100, width: 60, height: 40)
    root.view.addSubview(button)
    let glass = Glass(frame: root.view.bounds)
    root.view.addSubview(glass)
    try world.stage.user.tap("Save")
    try world.stage.user.tap(glass)  // reaches the view around it
    #expect(log.calls == ["saved", "root began true"])
  }

  @Test func aViewThatContainsNoPointsKeepsTapsFromItsButtons() throws {
    show()
    let hole = Hole(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Save") { _ in })
    button.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    hole.addSubview(button)
    root.view.addSubview(hole)
    let reason = "point(inside:) of \(hole.label) is false there"
    #expect(throws: Stage.User.Failure.ignored(reason)) { try world.stage.user.tap("Save") }
    button.frame = .zero  // where frames lead nowhere, they don't decide
    try world.stage.user.tap("Save")
  }

  // MARK: Keys

  @Test func aKeyIsAPressInTheResponderChain() throws {
    final class Screen: UIViewController {
      var keys: [String] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += presses.compactMap { $0.key?.charactersIgnoringModifiers }
      }
      override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys.append(event?.allPresses == presses && event?.type == .presses ? "up" : "?")
      }
    }
    Stage.current = world.stage
    let screen = Screen()
    world.window.rootViewController = screen
    world.stage.settle()
    try world.stage.user.press(UIKeyCommand.inputLeftArrow)
    try world.stage.user.press("A", .shift)
    #expect(screen.keys == [UIKeyCommand.inputLeftArrow, "up", "a", "up"])
  }

  @Test func aFieldThatKeepsAKeyIsNotTypedInto() throws {
    final class Digits: UITextField {
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let isDigit = presses.first?.key?.characters.first?.isNumber == true
        if isDigit { super.pressesBegan(presses, with: event) }
      }
    }
    show()
    let field = Digits()
    root.view.addSubview(field)
    field.becomeFirstResponder()
    try world.stage.user.press("a")
    try world.stage.user.press("7")
    #expect(field.text == "7")
  }

  // MARK: Tabs

  @Test func aTabBarControllerReceivesTheTapOnItsBar() throws {
    final class Tabs: UITabBarController {
      var items: [String?] = []
      override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        items.append("\(item.title ?? "") from \(selectedIndex)")
      }
    }
    Stage.current = world.stage
    let tabs = Tabs()
    tabs.viewControllers = [world.controller("A"), world.controller("B")]
    world.window.rootViewController = tabs
    world.stage.settle()
    try world.stage.user.selectTab("B")
    tabs.selectedIndex = 0
    #expect(tabs.items == ["B from 0"])
  }
}
