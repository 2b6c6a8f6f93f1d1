import Foundation
import HeadlessUIKit
import Testing

/// What UIKit calls of views, and of the objects that belong to them, is called when UIKit calls it.
struct ViewMemberTests {
  private let world = World()
  private let log = Log()

  /// What was called, in order.
  private final class Log {
    var calls: [String] = []
  }

  private final class Box: UIView {
    private let log: Log
    private let name: String

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ call: String) { log.calls.append("\(name) \(call)") }

    override func willMove(toSuperview newSuperview: UIView?) {
      note(newSuperview == nil ? "will leave its superview" : "will enter a superview")
    }

    override func didMoveToSuperview() {
      note(superview == nil ? "left its superview" : "entered a superview")
    }

    override func willMove(toWindow newWindow: UIWindow?) {
      note(newWindow == nil ? "will leave its window" : "will enter a window")
    }

    override func didMoveToWindow() { note(window == nil ? "left its window" : "entered a window") }
    override func didAddSubview(_ subview: UIView) { note("has \(subviews.count)") }
    override func willRemoveSubview(_ subview: UIView) { note("had \(subviews.count)") }
    override func updateConstraints() {
      super.updateConstraints()
      note("updates")
    }

    override func tintColorDidChange() { note("is tinted") }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      note("is asked")
      return name == "outer"
    }
  }

  /// The calls that a body causes.
  private func calls(_ body: () throws -> Void) rethrows -> [String] {
    log.calls = []
    try body()
    return log.calls
  }

  @Test func aViewIsNotifiedBeforeAndAfterItMoves() {
    Stage.current = world.stage
    let (outer, inner) = (Box("outer", log), Box("inner", log))
    #expect(
      calls { outer.addSubview(inner) } == [
        "inner will enter a superview", "outer has 1", "inner entered a superview",
      ])
    #expect(
      calls { world.window.addSubview(outer) } == [
        "outer will enter a window", "inner will enter a window", "outer will enter a superview",
        "outer entered a window", "inner entered a window", "outer entered a superview",
      ])
    #expect(
      calls { inner.removeFromSuperview() } == [
        "inner will leave its superview", "outer had 1", "inner will leave its window",
        "inner left its window", "inner left its superview",
      ])
  }

  @Test func aViewThatMovesWithinAWindowDoesNotLeaveIt() {
    Stage.current = world.stage
    let (first, second, inner) = (Box("first", log), Box("second", log), Box("inner", log))
    let controllers = [first, second].map { view in
      let controller = UIViewController()
      controller.view = view
      return controller
    }
    let home = world.controller("Home")
    world.window.rootViewController = home
    for controller in controllers {
      home.addChild(controller)
      home.view.addSubview(controller.view)
      controller.didMove(toParent: home)
    }
    world.stage.settle()
    first.addSubview(inner)
    #expect(
      calls { second.addSubview(inner) } == [
        "first had 1", "inner will enter a superview", "second has 1", "inner entered a superview",
      ])
  }

  @Test func theViewOfAControllerLeavesItsSuperview() {
    Stage.current = world.stage
    let detail = UIViewController()
    detail.view = Box("detail", log)
    let nav = world.stack("Home")
    nav.pushViewController(detail, animated: false)
    world.stage.settle()
    let left = calls {
      nav.popViewController(animated: false)
      world.stage.settle()
    }
    #expect(
      left == [
        "detail will leave its superview", "detail will leave its window",
        "detail left its window", "detail left its superview",
      ])
  }

  @Test func constraintsAreUpdatedOnceForEachRequest() {
    Stage.current = world.stage
    let (own, inner) = (Box("own", log), Box("inner", log))
    let home = UIViewController()
    home.view = own
    own.addSubview(inner)
    world.window.rootViewController = home
    world.stage.settle()
    let first = log.calls.filter { $0.hasSuffix("updates") }
    #expect(first.sorted() == ["inner updates", "own updates"])
    let again = calls {
      inner.setNeedsUpdateConstraints()
      own.setNeedsUpdateConstraints()
      own.setNeedsLayout()
      world.stage.settle()
    }
    #expect(again.sorted() == ["inner updates", "own updates"])
  }

  @Test func aTintReachesTheViewsThatInheritIt() {
    Stage.current = world.stage
    let (outer, inner, other) = (Box("outer", log), Box("inner", log), Box("other", log))
    outer.addSubview(inner)
    outer.addSubview(other)
    other.tintColor = .systemRed
    #expect(calls { outer.tintColor = .systemGreen } == ["outer is tinted", "inner is tinted"])
  }

  @Test func aViewDecidesAboutItsOwnRecognizersOnly() throws {
    Stage.current = world.stage
    let (outer, inner) = (Box("outer", log), Box("inner", log))
    world.window.rootViewController = world.controller("Home")
    world.stage.settle()
    world.window.rootViewController?.view.addSubview(outer)
    outer.addSubview(inner)
    var taps = 0
    for view in [outer, inner] {
      let tap = UITapGestureRecognizer()
      tap.onState = { _ in taps += 1 }
      view.addGestureRecognizer(tap)
    }
    let asked = try calls { try world.stage.user.tap(inner) }.filter { $0.hasSuffix("asked") }
    #expect(asked == ["inner is asked", "outer is asked"])
    #expect(taps == 1)
  }

  @Test func overridesOfPointsDecideWhatIsHit() {
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
    }
    final class Through: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    Stage.current = world.stage
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let wide = Wide(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    let through = Through(frame: outer.frame)
    outer.addSubview(wide)
    outer.addSubview(through)
    #expect(outer.hitTest(CGPoint(x: 90, y: 90), with: nil) === wide)
    #expect(outer.hitTest(CGPoint(x: 190, y: 90), with: nil) == nil)
  }

  // MARK: Objects

  @Test func anInteractionIsNotifiedBeforeAndAfter() {
    final class Noting: NSObject, UIInteraction {
      weak var view: UIView?
      var counts: [String] = []
      func willMove(to view: UIView?) {
        counts.append("will \((view ?? self.view)?.interactions.count ?? -1)")
      }
      func didMove(to view: UIView?) {
        counts.append("did \((view ?? self.view)?.interactions.count ?? -1)")
        self.view = view
      }
    }
    Stage.current = world.stage
    let (view, interaction) = (UIView(), Noting())
    view.addInteraction(interaction)
    view.removeInteraction(interaction)
    #expect(interaction.counts == ["will 0", "did 1", "will 1", "did 0"])
  }

  @Test func aConfigurationMakesItsViewOnce() {
    struct Words: UIContentConfiguration {
      let log: Log
      let text: String
      func makeContentView() -> any UIView & UIContentView {
        log.calls.append("makes \(text)")
        return WordsView(self)
      }
    }
    final class WordsView: UIView, UIContentView {
      var configuration: any UIContentConfiguration {
        didSet {
          if let words = configuration as? Words { words.log.calls.append("shows \(words.text)") }
        }
      }
      init(_ words: Words) {
        configuration = words
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
    }
    Stage.current = world.stage
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = Words(log: log, text: "a")
    cell.contentConfiguration = Words(log: log, text: "b")
    #expect(log.calls == ["makes a", "shows b"])
  }

  @Test func anyObjectRestoresAnActivity() {
    final class Restoring: NSObject, UIUserActivityRestoring {
      var types: [String] = []
      func restoreUserActivityState(_ userActivity: NSUserActivity) {
        types.append(userActivity.activityType)
      }
    }
    final class Scene: UIView {
      var types: [String] = []
      override func restoreUserActivityState(_ activity: NSUserActivity) {
        types.append(activity.activityType)
      }
    }
    Stage.current = world.stage
    let (object, view) = (Restoring(), Scene())
    let restoring: [any UIUserActivityRestoring] = [object, view]
    for each in restoring { each.receiveRestore(of: NSUserActivity(activityType: "reading")) }
    #expect(object.types == ["reading"])
    #expect(view.types == ["reading"])
  }
}
