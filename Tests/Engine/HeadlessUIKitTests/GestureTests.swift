import Foundation
import HeadlessUIKit
import NavigationModel
import Testing

/// What the user's gestures do, from Swift.
struct GestureTests {
  @Test func neighborsOfAPageAreAskedForOnce() throws {  // C25, C26, C27, C28
    let world = World()
    let book = Book(world)
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = book
    pages.delegate = book
    pages.setViewControllers([book.pages[2]], direction: .forward, animated: false)
    world.window.rootViewController = pages
    world.stage.settle()
    let turn = { (direction, drag) in
      book.calls = []
      try world.stage.user.turnPage(direction, drag)
      world.stage.settle()
    }
    try turn(UIPageViewController.NavigationDirection.forward, Stage.User.Drag.cancelled)
    #expect(book.calls == ["after 2", "before 2", "will 3", "did false"])
    try turn(.forward, .completed)
    #expect(book.calls == ["will 3", "did true", "after 3"])
    try turn(.reverse, .cancelled)
    #expect(book.calls == ["will 2", "did false"])
    try turn(.reverse, .completed)
    #expect(book.calls == ["will 2", "did true", "before 2"])
  }

  @Test func turnsThatTheProgramOvertakesEndWithACall() throws {  // C28
    let world = World()
    let book = Book(world)
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = book
    pages.delegate = book
    world.window.rootViewController = pages
    let ends: [(Stage.User.Drag, String)] = [
      (.cancelled, "did false"), (.held(at: 0.4), "did false"), (.completed, "did true"),
    ]
    for (drag, end) in ends {
      pages.setViewControllers([book.pages[2]], direction: .forward, animated: false)
      world.stage.settle()
      book.calls = []
      try world.stage.user.turnPage(.forward, drag)
      pages.setViewControllers([book.pages[0]], direction: .reverse, animated: true)
      world.stage.settle()
      #expect(book.calls.filter { $0.hasPrefix("did") } == [end])
      #expect(pages.viewControllers == [book.pages[0]])
    }
  }

  @Test func swipesThatAreTakenBackChangeNothingForACallInTheirTurn() throws {  // A35
    let world = World()
    let nav = world.stack("Root", "Detail")
    let detail = nav.topViewController
    let more = world.controller("More")
    try world.stage.user.swipeBack(.cancelled)
    nav.pushViewController(more, animated: true)
    #expect(more.transitionCoordinator?.isAnimated == true)  // C23
    world.stage.settle()
    #expect(nav.viewControllers.map(\.title) == ["Root", "Detail", "More"])
    #expect(detail?.view.window == nil)
    #expect(more.view.window === world.window)
  }

  @Test func pagesInHiddenWindowsDisappearAgain() {  // C29
    let world = World()
    let hidden = UIWindow()
    let root = UIViewController()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let page = UIViewController()
    hidden.rootViewController = root
    root.view.addSubview(pages.view)
    world.stage.settle()
    pages.setViewControllers([page], direction: .forward, animated: false)
    world.stage.settle()
    #expect(world.stage.hierarchy[page.id].appearance == .disappeared)
  }

  @Test func pagesSetInViewDidLoadAppearBeforeTheControllerAround() {  // C29
    let orders = [Profile.modern, .ios7].map { profile in
      let world = World(profile: profile)
      let outer = Outer(first: world.controller("First"), second: world.controller("Second"))
      outer.title = "Outer"
      return world.lines { world.window.rootViewController = outer }
        .filter { !$0.contains("Move") && !$0.contains("IsAppearing") }
    }
    #expect(
      orders[0] == [
        "Outer viewDidLoad", "First viewDidLoad", "First viewWillAppear", "First viewDidAppear",
        "Second viewDidLoad", "Second viewWillAppear", "First viewWillDisappear",
        "Second viewDidAppear", "First viewDidDisappear", "Outer viewWillAppear",
        "Outer viewDidAppear",
      ])
    #expect(
      orders[1] == [
        "Outer viewDidLoad", "Outer viewWillAppear", "Second viewDidLoad", "Second viewWillAppear",
        "Outer viewDidAppear", "Second viewDidAppear",
      ])
  }

  /// A controller that sets the pages of its page controller in `viewDidLoad`.
  private final class Outer: UIViewController {
    private let first, second: UIViewController

    init(first: UIViewController, second: UIViewController) {
      (self.first, self.second) = (first, second)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      addChild(pages)
      view.addSubview(pages.view)
      pages.didMove(toParent: self)
      for page in [first, second] {
        pages.setViewControllers([page], direction: .forward, animated: false)
      }
    }
  }

  @Test func noPagesForNoPagesIsNoChange() {  // C30
    let world = World()
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([], direction: .forward, animated: false)
    #expect(world.stage.trace.events.allSatisfy { $0.kind != .exception })
    #expect((pages.viewControllers ?? []).isEmpty)
  }

  @Test(arguments: Profile.all)
  func aTapOnATabAndTheProgramDiffer(_ profile: Profile) throws {  // A16, C34, D25
    let world = World(profile: profile)
    let tabs = UITabBarController()
    tabs.viewControllers = [world.controller("A"), world.controller("B")]
    world.window.rootViewController = tabs
    world.stage.settle()
    let start = world.stage.trace.events.count
    try world.stage.user.selectTab(1)
    world.stage.settle()
    let byTap = world.lines(from: start).filter { $0.contains("viewDid") && !$0.contains("Load") }
    let byProgram = world.lines { tabs.selectedIndex = 0 }.suffix(2)
    let ends = ["A viewDidDisappear", "B viewDidAppear"]
    let expected = profile.name == "modern" ? Array(ends.reversed()) : ends
    #expect(byTap == expected)
    #expect(Array(byProgram) == ["B viewDidDisappear", "A viewDidAppear"])
  }
}

/// Five pages, which record what is asked about them.
private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let pages: [UIViewController]
  var calls: [String] = []

  init(_ world: World) { pages = (0..<5).map { world.controller("\($0)") } }

  private func neighbor(_ call: String, of page: UIViewController, _ step: Int)
    -> UIViewController?
  {
    calls.append("\(call) \(page.title ?? "")")
    let index = pages.firstIndex { $0 === page }.map { $0 + step } ?? -1
    return pages.indices.contains(index) ? pages[index] : nil
  }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore page: UIViewController
  ) -> UIViewController? { neighbor("before", of: page, -1) }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter page: UIViewController
  ) -> UIViewController? { neighbor("after", of: page, 1) }
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pending: [UIViewController]
  ) { calls.append("will \(pending.first?.title ?? "")") }
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { calls.append("did \(completed)") }
}
