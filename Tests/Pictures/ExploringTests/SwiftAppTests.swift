import Exploring
import HeadlessUIKit
import Testing

/// Apps in Swift, each with one fault, of which the explorer finds this alone.
struct SwiftAppTests {
  @Test func anAppWithoutAFault() {
    let report = Explorer.explore(classes: [Item.self, Editor.self]) { window in
      window.rootViewController = UINavigationController(
        rootViewController: Page("Home", "New") { $0.show(Item(), sender: nil) })
    }
    #expect(report.findings == [], "\(report)")
    #expect(report.isComplete)
    #expect((report.states, report.screens, report.depth) == (3, 3, 3))
  }

  @Test func aScreenWithoutAWayOut() {
    let report = Explorer.explore { window in
      window.rootViewController = Self.stack("Terms") { $0.present(Terms(), animated: true) }
    }
    #expect(
      report.description == """
        explored 2 states, 1 way, 2 screens, depth 2: complete
        dead end  Terms  No way out: full screen, no back button, no button that does anything, \
        no swipe.  1 step
            try stage.user.tap("Terms"); stage.settle()
        1 finding

        """)
  }

  @Test func aButtonThatPushesWhenAnAnswerHasCome() {
    let report = Explorer.explore { window in
      window.rootViewController = Self.stack("Pay") { home in
        Stage.current.after(.milliseconds(200)) { [weak home] in
          home?.navigationController?.pushViewController(Terms(), animated: true)
        }
      }
    }
    #expect(
      report.findings.map(\.description) == [
        """
        race  Page  tap Pay twice in one turn: ends with Terms of use, in another state than one \
        after the other.
            try stage.user.tap("Pay")
            try stage.user.tap("Pay"); stage.settle()
        """
      ])
  }

  @Test func aRefreshThatNeverEnds() {
    let report = Explorer.explore { window in
      let list = UITableViewController()
      list.title = "List"
      list.refreshControl = UIRefreshControl()
      window.rootViewController = list
    }
    #expect(
      report.findings.map(\.description) == [
        """
        lost completion  List  Something never ends: a refresh.
            try stage.user.pullToRefresh(stage.keyWindow!.rootViewController!.view as! UIScrollView); \
        stage.settle()
        """
      ])
  }

  @Test func aControllerThatRetainsItself() {
    let report = Explorer.explore { window in
      window.rootViewController = Self.stack("Open") { $0.show(Cycle(), sender: nil) }
    }
    #expect(
      report.findings.map(\.description) == [
        """
        leak  Cycle  Cycle is still alive after it was removed.
            try stage.user.tap("Open"); stage.settle()
            try stage.user.tap("‹ Home"); stage.settle()
        """
      ])
  }

  @Test func anExceptionAndAClassThatIsNeverShown() {
    let report = Explorer.explore(races: 0, classes: [Page.self, Terms.self]) { window in
      window.rootViewController = Self.stack("Push") {
        $0.navigationController?.pushViewController($0, animated: true)
      }
    }
    #expect(
      report.findings.map { "\($0.kind.rawValue): \($0.place)" } == [
        "exception: same-instance", "unreachable: Terms",
      ])
  }

  /// A coordinator that only the explorer retains, a counter that only the fingerprint tells apart, and a
  /// timer.
  @Test func whatTheAppReturnsIsRetainedAndDescribed() {
    let report = Explorer.explore(depth: 3, fingerprint: { "\($0.count)" }) { window in
      Counter(in: window)
    }
    #expect((report.states, report.depth, report.isComplete) == (4, 3, false))
    #expect(report.findings == [], "\(report)")
    let waiting = Explorer.explore { window in
      let home = UIViewController()
      window.rootViewController = home
      Stage.current.after(.seconds(2.5)) { home.present(Terms(), animated: true) }
    }
    #expect(
      waiting.findings.first?.steps == [
        "stage.advance(by: .seconds(2.5)); stage.settle()"
      ])
  }

  private static func stack(
    _ button: String, _ action: @escaping (UIViewController) -> Void
  ) -> UIViewController {
    UINavigationController(rootViewController: Page("Home", button, action))
  }
}

/// A screen with a button that does something while the screen is in front.
private class Page: UIViewController {
  init(_ title: String, _ button: String, _ action: @escaping (UIViewController) -> Void) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: button,
      primaryAction: UIAction { [unowned self] _ in
        guard navigationController?.topViewController === self, presentedViewController == nil,
          !isBeingDismissed
        else { return }
        action(self)
      })
  }

  required init?(coder: NSCoder) { nil }
}

private final class Item: Page {
  init() {
    super.init("Item", "Edit") {
      $0.present(UINavigationController(rootViewController: Editor()), animated: true)
    }
  }

  required init?(coder: NSCoder) { nil }
}

private final class Editor: Page {
  init() {
    super.init("Editor", "Done") { $0.dismiss(animated: true) }
  }

  required init?(coder: NSCoder) { nil }
}

private final class Terms: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Terms of use"
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) { nil }
}

private final class Cycle: UIViewController {
  private var close: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    close = { self.title = "Closed" }
  }
}

private final class Counter {
  private(set) var count = 0

  init(in window: UIWindow) {
    let home = UIViewController()
    home.title = "Home"
    home.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "More", primaryAction: UIAction { [weak self] _ in self?.count += 1 })
    window.rootViewController = UINavigationController(rootViewController: home)
  }
}
