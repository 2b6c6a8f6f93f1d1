import Foundation
import HeadlessUIKit
import Testing

/// The scroll view of pages that scroll (J32).
struct PageScrollViewTests {
  private final class Follower: NSObject, UIScrollViewDelegate {
    var log: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      log.append("\((scrollView.contentOffset.x / scrollView.frame.width * 100).rounded() / 100)")
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("drag") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      log.append("lift \(decelerate)")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("stop") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("end") }
  }

  private final class Source: NSObject, UIPageViewControllerDataSource {
    let pages: [UIViewController]
    init(_ pages: [UIViewController]) { self.pages = pages }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore controller: UIViewController
    ) -> UIViewController? { controller === pages[1] ? pages[0] : nil }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter controller: UIViewController
    ) -> UIViewController? { controller === pages[0] ? pages[1] : nil }
  }

  private let world = World()
  private let source: Source
  private let book: UIPageViewController
  private let follower = Follower()

  init() {
    let world = world
    source = Source([world.controller("A"), world.controller("B")])
    book = world.stage.asCurrent {
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
    book.dataSource = source
    book.setViewControllers([source.pages[0]], direction: .forward, animated: false)
    world.window.rootViewController = book
    world.stage.settle()
  }

  private var scroller: UIScrollView? {
    let views = book.view.subviews.compactMap { $0 as? UIScrollView }
    return views.count == 1 ? views[0] : nil
  }

  @Test func itIsAmongTheSubviewsAndContainsThePage() throws {
    let scroller = try #require(scroller)
    #expect(source.pages[0].view.isDescendant(of: scroller))
    #expect(source.pages[0].view.frame == world.window.bounds)
    #expect(source.pages[0].view.convert(CGPoint.zero, to: nil) == .zero)
    #expect(scroller.contentOffset == CGPoint(x: scroller.frame.width, y: 0))
    #expect(scroller.contentSize.width == 3 * scroller.frame.width)
    #expect(source.pages[0].view.safeAreaInsets == book.view.safeAreaInsets)
  }

  @Test func itsDelegateFollowsATurnOfTheUser() throws {
    try #require(scroller).delegate = follower
    try world.stage.user.turnPage(.forward)
    world.stage.settle()
    #expect(book.viewControllers == [source.pages[1]])
    #expect(
      follower.log == [
        "drag", "1.25", "1.5", "lift true", "1.67", "1.83", "2.0", "1.0", "stop",
      ])
    follower.log = []
    try world.stage.user.turnPage(.reverse, .cancelled)
    world.stage.settle()
    #expect(book.viewControllers == [source.pages[1]])
    #expect(follower.log.first == "drag")
    #expect(Array(follower.log.suffix(2)) == ["1.0", "stop"])
    #expect(!follower.log.contains("0.0"))
  }

  @Test func itsDelegateFollowsAnAnimatedTurnOfTheProgram() throws {
    try #require(scroller).delegate = follower
    book.setViewControllers([source.pages[1]], direction: .forward, animated: true)
    world.stage.settle()
    #expect(follower.log == ["1.33", "1.67", "2.0", "1.0", "end"])
    follower.log = []
    book.setViewControllers([source.pages[0]], direction: .reverse, animated: false)
    world.stage.settle()
    #expect(follower.log == [])
  }

  @Test func itMayForbidTheUserToTurn() throws {
    try #require(scroller).isScrollEnabled = false
    #expect(throws: Stage.User.Failure.self) { try world.stage.user.turnPage(.forward) }
  }

  @Test func aHeldFingerHoldsIt() throws {
    let scroller = try #require(scroller)
    scroller.delegate = follower
    try world.stage.user.turnPage(.forward, .held(at: 0.4))
    #expect(scroller.isDragging)
    try world.stage.user.release()
    world.stage.settle()
    #expect(!scroller.isDragging)
    #expect(follower.log.last == "stop")
  }

  @Test func pagesThatCurlHaveNone() {
    let book = world.stage.asCurrent { UIPageViewController() }
    #expect(book.view.subviews.isEmpty)
  }
}
