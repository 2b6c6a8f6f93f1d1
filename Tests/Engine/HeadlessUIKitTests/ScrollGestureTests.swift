import Foundation
import HeadlessUIKit
import NavigationModel
import Testing

/// What the user does with scroll views, and what their delegates are notified of.
struct ScrollGestureTests {
  /// Writes down what it is notified of.
  private final class Record: NSObject, UIScrollViewDelegate {
    var lines: [String] = []
    var target: CGPoint?
    var allowsTop = true

    func scrollViewDidScroll(_ view: UIScrollView) {
      lines.append("didScroll \(Int(view.contentOffset.y)) \(state(view))")
    }

    func scrollViewWillBeginDragging(_ view: UIScrollView) { lines.append("willBeginDragging") }

    func scrollViewWillEndDragging(
      _ view: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      lines.append(
        "willEndDragging \((velocity.y * 10).rounded() / 10) \(Int(targetContentOffset.pointee.y))")
      if let target { targetContentOffset.pointee = target }
    }

    func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate decelerate: Bool) {
      lines.append("didEndDragging(\(decelerate)) \(state(view))")
    }

    func scrollViewWillBeginDecelerating(_ view: UIScrollView) {
      lines.append("willBeginDecelerating")
    }

    func scrollViewDidEndDecelerating(_ view: UIScrollView) {
      lines.append("didEndDecelerating \(state(view))")
    }

    func scrollViewShouldScrollToTop(_ view: UIScrollView) -> Bool { allowsTop }

    func scrollViewDidScrollToTop(_ view: UIScrollView) { lines.append("didScrollToTop") }

    private func state(_ view: UIScrollView) -> String {
      [(view.isTracking, "T"), (view.isDragging, "D"), (view.isDecelerating, "M")]
        .filter(\.0).map(\.1).joined()
    }
  }

  private struct Scene {
    let world: World
    let view: UIScrollView
    let record: Record
  }

  private func scene(_ change: (UIScrollView) -> Void = { _ in }) -> Scene {
    let world = World()
    let top = world.controller("Top")
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.contentSize = CGSize(width: 390, height: 3000)
    view.contentInsetAdjustmentBehavior = .never
    change(view)
    let record = Record()
    view.delegate = record
    top.view.addSubview(view)
    world.window.rootViewController = UINavigationController(rootViewController: top)
    world.stage.settle()
    record.lines = []
    return Scene(world: world, view: view, record: record)
  }

  @Test func aDragWithoutMomentumEndsAtOnce() throws {  // E35
    let scene = scene()
    try scene.world.stage.user.scroll(scene.view, by: CGPoint(x: 0, y: 200))
    scene.world.stage.settle()
    #expect(
      scene.record.lines == [
        "willBeginDragging", "didScroll 100 TD", "didScroll 200 TD", "willEndDragging 0.0 200",
        "didEndDragging(false) ",
      ])
    #expect(scene.world.stage.now == .zero)
  }

  @Test func momentumGoesOnAfterTheDrag() throws {  // E35
    let scene = scene()
    try scene.world.stage.user.scroll(
      scene.view, by: CGPoint(x: 0, y: 240), decelerating: true)
    scene.world.stage.settle()
    #expect(
      scene.record.lines == [
        "willBeginDragging", "didScroll 60 TD", "didScroll 120 TD", "willEndDragging 0.4 240",
        "didEndDragging(true) ", "willBeginDecelerating", "didScroll 160 M", "didScroll 200 M",
        "didScroll 240 M", "didEndDecelerating ",
      ])
    #expect(scene.world.stage.now == .milliseconds(300))
  }

  @Test func theDelegateChoosesTheTarget() throws {  // E36
    let scene = scene()
    scene.record.target = CGPoint(x: 0, y: 500)
    try scene.world.stage.user.scroll(scene.view, by: CGPoint(x: 0, y: 200))
    scene.world.stage.settle()
    #expect(scene.view.contentOffset.y == 500)
    #expect(scene.record.lines.last == "didEndDecelerating ")
  }

  @Test func pagesAreMultiplesOfTheSize() throws {  // E39
    let scene = scene { $0.isPagingEnabled = true }
    try scene.world.stage.user.scroll(scene.view, by: CGPoint(x: 0, y: 500))
    scene.world.stage.settle()
    #expect(scene.view.contentOffset.y == 844)
    #expect(!scene.record.lines.contains { $0.hasPrefix("willEndDragging") })
    try scene.world.stage.user.scroll(scene.view, by: CGPoint(x: 0, y: -300))
    scene.world.stage.settle()
    #expect(scene.view.contentOffset.y == 844)
  }

  @Test func contentBeyondAnEdgeComesBack() throws {  // E30
    let scene = scene()
    try scene.world.stage.user.scroll(scene.view, by: CGPoint(x: 0, y: -100))
    #expect(scene.view.contentOffset.y == -50)
    scene.world.stage.settle()
    #expect(scene.view.contentOffset.y == 0)
    #expect(scene.record.lines.contains("didEndDragging(true) "))
    scene.view.bounces = false
    try scene.world.stage.user.scroll(scene.view, by: CGPoint(x: 0, y: -100))
    #expect(scene.view.contentOffset.y == 0)
  }

  @Test func ignoredDragsSayWhy() {
    let scene = scene { $0.contentSize.height = 10 }
    func reason(_ change: () -> Void) -> String? {
      change()
      do {
        try scene.world.stage.user.scroll(scene.view, by: CGPoint(x: 0, y: 10))
        return nil
      } catch { return "\(error)" }
    }
    #expect(reason {} == "its content fits and doesn't bounce")
    #expect(reason { scene.view.isScrollEnabled = false } == "scrolling is disabled")
    #expect(reason { scene.view.removeFromSuperview() } == "it is not on screen")
    #expect(scene.record.lines == [])
  }

  @Test func theStatusBarScrollsToTheTop() throws {  // E39
    let scene = scene()
    let user = scene.world.stage.user
    #expect(throws: Stage.User.Failure.ignored("it is at the top")) { try user.tapStatusBar() }
    scene.view.contentOffset.y = 300
    scene.record.lines = []
    scene.record.allowsTop = false
    #expect(throws: Stage.User.Failure.ignored("the delegate refused")) { try user.tapStatusBar() }
    scene.record.allowsTop = true
    try user.tapStatusBar()
    scene.world.stage.settle()
    #expect(
      scene.record.lines == [
        "didScroll 200 ", "didScroll 100 ", "didScroll 0 ", "didScrollToTop",
      ])
    scene.view.scrollsToTop = false
    #expect(
      throws: Stage.User.Failure.ignored("no scroll view on screen has scrollsToTop")
    ) { try user.tapStatusBar() }
    scene.view.scrollsToTop = true
    scene.view.superview?.addSubview(UITableView(frame: .zero, style: .plain))
    #expect(
      throws: Stage.User.Failure.ignored(
        "2 scroll views on screen have scrollsToTop, so none scrolls")
    ) { try user.tapStatusBar() }
  }

  @Test func aPullBeginsARefresh() throws {  // E41
    let scene = scene { $0.contentInsetAdjustmentBehavior = .automatic }
    let user = scene.world.stage.user
    #expect(throws: Stage.User.Failure.ignored("it has no refresh control")) {
      try user.pullToRefresh(scene.view)
    }
    let control = UIRefreshControl()
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    scene.view.refreshControl = control
    let start = scene.view.contentOffset.y
    try user.pullToRefresh(scene.view)
    scene.world.stage.settle()
    #expect(count == 1 && control.isRefreshing)
    #expect(scene.view.contentOffset.y == start - 60)
    #expect(scene.view.adjustedContentInset.top == -start + 60)
    #expect(throws: Stage.User.Failure.self) { try user.pullToRefresh(scene.view) }
    control.endRefreshing()
    scene.world.stage.settle()
    #expect(!control.isRefreshing && scene.view.contentOffset.y == start)
    control.beginRefreshing()
    scene.world.stage.settle()
    #expect(count == 1 && control.isRefreshing && scene.view.contentOffset.y == start)
  }

  @Test(
    arguments: [
      (.none, 50, true), (.onDrag, 50, false), (.interactive, 50, true), (.interactive, -50, false),
    ] as [(UIScrollView.KeyboardDismissMode, Double, Bool)])
  func dragsHideTheKeyboard(
    _ mode: UIScrollView.KeyboardDismissMode, _ distance: Double, _ isEdited: Bool
  ) throws {  // E112
    let scene = scene { $0.keyboardDismissMode = mode }
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    scene.view.addSubview(field)
    scene.view.contentOffset.y = 100
    field.becomeFirstResponder()
    try scene.world.stage.user.scroll(scene.view, by: CGPoint(x: 0, y: distance))
    #expect(field.isFirstResponder == isEdited)
  }

  @Test func aTableControllerMakesRoomForTheKeyboard() {  // E34
    final class List: UITableViewController {
      var changes = 0

      override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        changes += 1
      }
    }
    let world = World()
    let list = List(style: .plain)
    world.window.rootViewController = UINavigationController(rootViewController: list)
    world.stage.settle()
    #expect(list.changes == 1)
    let table: UITableView = list.tableView
    let safeArea = table.safeAreaInsets
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    table.addSubview(field)
    field.becomeFirstResponder()
    world.stage.settle()
    #expect(list.changes == 2 && table.adjustedContentInset.bottom == 216)
    #expect(table.contentInset == .zero && table.safeAreaInsets == safeArea)
    #expect(list.additionalSafeAreaInsets == .zero)
    field.resignFirstResponder()
    world.stage.settle()
    #expect(list.changes == 3 && table.adjustedContentInset.bottom == safeArea.bottom)
  }
}
