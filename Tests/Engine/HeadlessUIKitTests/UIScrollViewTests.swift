import Foundation
import HeadlessUIKit
import NavigationModel
import Testing

/// The offset and the insets of scroll views, and what their delegates are notified of.
struct UIScrollViewTests {
  /// Writes down what it is notified of.
  private final class Record: NSObject, UIScrollViewDelegate {
    var lines: [String] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      lines.append("didScroll \(Int(scrollView.contentOffset.y))")
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      lines.append("didEndScrollingAnimation")
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      lines.append("didChangeAdjustedContentInset \(Int(scrollView.adjustedContentInset.top))")
    }
  }

  private final class Scroll: UIScrollView {
    var lines: [String] = []

    override func adjustedContentInsetDidChange() {
      super.adjustedContentInsetDidChange()
      lines.append("\(Int(adjustedContentInset.top))")
    }
  }

  private func insets(
    _ top: Double, _ left: Double, _ bottom: Double, _ right: Double
  ) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  private func world(_ profile: Profile = .modern) -> World {
    let world = World(profile: profile)
    var traits = world.stage.traits
    traits.model = .iPhoneX
    world.stage.setTraits(traits)
    return world
  }

  /// A scroll view that fills the view of the top of a stack in a tab bar controller.
  private func scroll(
    in world: World, height: Double = 2000, _ change: (UIScrollView) -> Void = { _ in }
  ) -> UIScrollView {
    let top = world.controller("Top")
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    view.contentSize = CGSize(width: 375, height: height)
    change(view)
    top.view.addSubview(view)
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: top)]
    world.window.rootViewController = tabs
    world.stage.settle()
    return view
  }

  @Test func theSafeAreaIsAddedToTheInset() {  // E32
    let world = world()
    let view = scroll(in: world)
    #expect(view.safeAreaInsets == insets(88, 0, 83, 0))
    #expect(view.contentInset == .zero)
    #expect(view.adjustedContentInset == insets(88, 0, 83, 0))
    view.contentInset = insets(10, 10, 10, 10)
    #expect(view.contentInset == insets(10, 10, 10, 10))
    #expect(view.adjustedContentInset == insets(98, 10, 93, 10))
  }

  @Test func beforeTheSafeAreaTheControllerAddsTheBars() {  // E32, E67
    let world = world(.ios7)
    let view = scroll(in: world)
    #expect(view.contentInset == insets(88, 0, 83, 0))
    view.contentInset = insets(98, 10, 93, 10)
    #expect(view.contentInset == insets(98, 10, 93, 10))
    #expect(view.contentOffset == CGPoint(x: -10, y: -98))
    view.nearestControllerOfTest?.automaticallyAdjustsScrollViewInsets = false
    #expect(view.contentInset == insets(10, 10, 10, 10))
  }

  @Test(
    arguments: [
      (.automatic, 2000, true, [88, 0, 83, 0]), (.automatic, 10, true, [88, 0, 83, 0]),
      (.automatic, 10, false, [0, 0, 0, 0]), (.automatic, 2000, false, [88, 0, 83, 0]),
      (.scrollableAxes, 10, true, [0, 0, 0, 0]), (.scrollableAxes, 2000, false, [88, 0, 83, 0]),
      (.never, 2000, true, [0, 0, 0, 0]), (.always, 10, false, [88, 0, 83, 0]),
    ] as [(UIScrollView.ContentInsetAdjustmentBehavior, Double, Bool, [Double])])
  func theBehaviorDecides(
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, _ height: Double, _ adjusts: Bool,
    _ expected: [Double]
  ) {  // E31
    let world = world()
    let view = scroll(in: world, height: height) { $0.contentInsetAdjustmentBehavior = behavior }
    view.nearestControllerOfTest?.automaticallyAdjustsScrollViewInsets = adjusts
    #expect(
      view.adjustedContentInset == insets(expected[0], expected[1], expected[2], expected[3]))
  }

  @Test func bouncingMakesAnAxisScrollable() {  // E31
    let world = world()
    let view = scroll(in: world, height: 10) {
      $0.contentInsetAdjustmentBehavior = .scrollableAxes
    }
    #expect(view.adjustedContentInset == .zero)
    view.alwaysBounceVertical = true
    #expect(view.adjustedContentInset == insets(88, 0, 83, 0))
  }

  @Test func aChangeOfTheInsetsIsNotified() {  // E33, E47
    let world = world()
    let record = Record()
    let view = scroll(in: world) { $0.delegate = record }
    #expect(record.lines == ["didChangeAdjustedContentInset 88", "didScroll -88"])
    #expect(view.contentOffset.y == -88)
    record.lines = []
    view.contentOffset.y = 40
    view.nearestControllerOfTest?.additionalSafeAreaInsets = insets(12, 0, 0, 0)
    world.stage.settle()
    #expect(record.lines == ["didScroll 40", "didChangeAdjustedContentInset 100"])
  }

  @Test func theClassIsNotifiedToo() {  // E33
    let world = world()
    let view = Scroll(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    let top = world.controller("Top")
    top.view = view
    world.window.rootViewController = UINavigationController(rootViewController: top)
    world.stage.settle()
    #expect(view.lines == ["88"])
    #expect(view.contentOffset.y == -88)
    #expect(view.bounds == CGRect(x: 0, y: -88, width: 375, height: 812))
  }

  @Test func onlyAnAnimationNotifiesOfItsEnd() {  // E37
    let world = world()
    let record = Record()
    let view = scroll(in: world) { $0.delegate = record }
    record.lines = []
    view.setContentOffset(CGPoint(x: 0, y: 12), animated: false)
    world.stage.settle()
    #expect(record.lines == ["didScroll 12"])
    record.lines = []
    view.setContentOffset(CGPoint(x: 0, y: 312), animated: true)
    #expect(record.lines == [] && view.contentOffset.y == 12)
    world.stage.advance(by: .milliseconds(150))
    #expect(record.lines == ["didScroll 112"])
    world.stage.settle()
    #expect(
      record.lines == [
        "didScroll 112", "didScroll 212", "didScroll 312", "didEndScrollingAnimation",
      ])
    #expect(world.stage.now == .milliseconds(300))
    record.lines = []
    view.setContentOffset(CGPoint(x: 0, y: 312), animated: true)
    UIView.performWithoutAnimation {
      view.setContentOffset(CGPoint(x: 0, y: 0), animated: true)
    }
    world.stage.settle()
    #expect(record.lines == ["didScroll 0"])
  }

  @Test func aNewOffsetEndsTheAnimation() {  // E37
    let world = world()
    let record = Record()
    let view = scroll(in: world) { $0.delegate = record }
    record.lines = []
    view.setContentOffset(CGPoint(x: 0, y: 212), animated: true)
    world.stage.advance(by: .milliseconds(100))
    view.contentOffset.y = 5
    world.stage.settle()
    #expect(record.lines == ["didScroll 12", "didScroll 5"])
  }

  @Test func aRectangleIsMadeVisible() {  // E37
    let world = world()
    let record = Record()
    let view = scroll(in: world) { $0.delegate = record }
    record.lines = []
    view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 10), animated: true)
    world.stage.settle()
    #expect(record.lines == [])
    view.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 10, height: 10), animated: true)
    world.stage.settle()
    #expect(view.contentOffset.y == 281)
    #expect(record.lines.last == "didEndScrollingAnimation")
    view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 10), animated: false)
    #expect(view.contentOffset.y == 12)
    view.scrollRectToVisible(CGRect(x: 0, y: 1995, width: 10, height: 10), animated: false)
    #expect(view.contentOffset.y == 1271)
  }

  @Test func numbersThatAreNotFiniteChangeNothing() {
    let world = world()
    let view = scroll(in: world)
    view.contentOffset = CGPoint(x: 0, y: Double.nan)
    view.setContentOffset(CGPoint(x: Double.infinity, y: 0), animated: true)
    view.scrollRectToVisible(CGRect(x: 0, y: Double.nan, width: 1, height: 1), animated: false)
    view.contentInset = insets(.nan, 0, 0, 0)
    #expect(view.contentOffset == CGPoint(x: 0, y: -88))
    #expect(view.contentInset == .zero)
  }

  @Test func aTableIsAScrollView() {
    let world = world()
    let list = UITableViewController(style: .plain)
    world.window.rootViewController = UINavigationController(rootViewController: list)
    world.stage.settle()
    let table: UIScrollView = list.tableView
    #expect(table.contentOffset.y == -88)
    #expect(table.delegate === list)
    table.delegate = nil
    #expect(list.tableView.delegate == nil)
    list.tableView.delegate = list
    #expect(table.delegate === list)
  }
}

extension UIView {
  /// The controller whose view is around it.
  fileprivate var nearestControllerOfTest: UIViewController? {
    sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }
      .first
  }
}
