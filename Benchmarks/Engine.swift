import HeadlessUIKit
import Inspection
import NavigationModel

/// The rows about controllers in Swift.
let engineRows: [Benchmark] = [
  Benchmark(name: "push + pop in Swift, 13 callbacks", limit: 21) {
    let stack = SilentStack(depth: 1)
    return compare(
      each: (1000, 1000), { stack.pushAndPop(1000) }, with: { PlainPage.pushAndPop(1000) })
  },
  Benchmark(name: "push + pop at depth 1,000, against 1", limit: 1.1) {
    let (deep, flat) = (SilentStack(depth: 1000), SilentStack(depth: 1))
    return compare(
      each: (1000, 1000), { deep.pushAndPop(1000) }, with: { flat.pushAndPop(1000) })
  },
  Benchmark(name: "trace on, against off", limit: 1.4) {
    let (loud, silent) = (SilentStack(depth: 1, traces: true), SilentStack(depth: 1))
    return compare(
      each: (1000, 1000),
      {
        loud.stage.clearTrace()
        loud.pushAndPop(1000)
      }, with: { silent.pushAndPop(1000) })
  },
  Benchmark(name: "present + dismiss, against push + pop", limit: 4.1) {
    let stack = SilentStack(depth: 1)
    return compare(
      each: (1000, 1000), { stack.presentAndDismiss(1000) }, with: { stack.pushAndPop(1000) })
  },
  Benchmark(name: "switch among 1,000 tabs, against 10", limit: 2) {
    let (many, few) = (SilentTabs(1000), SilentTabs(10))
    return compare(
      each: (1000, 1000), { many.goThere(1000) }, with: { few.goThere(1000) })
  },
  tree("tree of 100,000 controllers, made and gone", 100_000) { wideTree(100_000) },
  tree("tree of depth 10,000, made and gone", 10_000) { deepTree(10_000) },
  Benchmark(name: "tree of 100,000 controllers, printed", limit: 1.2) {
    let (large, small) = (SilentStack(depth: 100_000), SilentStack(depth: 1000))
    return compare(
      rounds: 5, each: (100_000, 20_000), { _ = large.tree() },
      with: { for _ in 0..<20 { _ = small.tree() } })
  },
]

private func tree(_ name: String, _ count: Double, _ work: @escaping () -> Void) -> Benchmark {
  Benchmark(name: name, limit: 1.2) {
    compare(
      rounds: 5, each: (count, 20_200), work, with: { for _ in 0..<20 { wideTree(1010) } })
  }
}

/// Shows and removes a window with containers of a hundred children each; the count is best a
/// multiple of a whole container.
private func wideTree(_ count: Int) {
  show { root in
    for _ in 0..<count / 101 {
      let container = UIViewController()
      add(container, to: root)
      for _ in 0..<100 { add(UIViewController(), to: container) }
    }
  }
}

/// Shows and removes a window with nested containers.
private func deepTree(_ depth: Int) {
  show { root in
    var inner = root
    for _ in 0..<depth {
      let next = UIViewController()
      add(next, to: inner)
      inner = next
    }
  }
}

private func add(_ child: UIViewController, to parent: UIViewController) {
  parent.addChild(child)
  child.didMove(toParent: parent)
}

private func show(_ fill: (UIViewController) -> Void) {
  let stage = Stage()
  Stage.current = stage
  stage.trace.isRecording = false
  let window = UIWindow()
  let root = UIViewController()
  fill(root)
  window.rootViewController = root
  window.makeKeyAndVisible()
  stage.settle()
  window.rootViewController = nil
  stage.settle()
}

/// A stack of controllers that do nothing in their thirteen callbacks.
private final class SilentStack {
  let stage: Stage
  private let window: UIWindow
  fileprivate let nav: UINavigationController

  init(depth: Int, traces: Bool = false) {
    stage = Stage()
    Stage.current = stage
    stage.trace.isRecording = traces
    window = UIWindow()
    nav = UINavigationController()
    nav.viewControllers = (0..<depth).map { _ in Silent() }
    window.rootViewController = nav
    window.makeKeyAndVisible()
    stage.settle()
  }

  func tree() -> String { TreePrinter(stage.hierarchy).text() }

  func pushAndPop(_ count: Int) {
    Stage.current = stage
    for _ in 0..<count {
      nav.pushViewController(Silent(), animated: false)
      stage.endTurn()
      nav.popViewController(animated: false)
      stage.endTurn()
    }
  }
}

extension SilentStack {
  /// Presents a controller over the full screen, and dismisses it.
  fileprivate func presentAndDismiss(_ count: Int) {
    Stage.current = stage
    for _ in 0..<count {
      let page = Silent()
      page.modalPresentationStyle = .fullScreen
      nav.present(page, animated: false)
      stage.endTurn()
      nav.dismiss(animated: false)
      stage.endTurn()
    }
  }
}

/// Tabs of controllers that do nothing in their callbacks, all in the bar of an iPad.
private final class SilentTabs {
  private let stage: Stage
  private let window: UIWindow
  private let tabs: UITabBarController

  init(_ count: Int) {
    stage = Stage()
    Stage.current = stage
    stage.trace.isRecording = false
    var traits = stage.traits
    traits.device = .iPad
    stage.setTraits(traits)
    window = UIWindow()
    tabs = UITabBarController()
    tabs.viewControllers = (0..<count).map { _ in Silent() }
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    stage.settle()
  }

  /// Selects the last tab and the first one in turn.
  func goThere(_ count: Int) {
    Stage.current = stage
    let last = (tabs.viewControllers?.count ?? 1) - 1
    for number in 0..<count {
      tabs.selectedIndex = number.isMultiple(of: 2) ? last : 0
      stage.endTurn()
    }
  }
}

private var received = 0

/// A controller that overrides everything that can be overridden.
private final class Silent: UIViewController {
  override func loadView() {
    received += 1
    view = UIView()
  }
  override func viewDidLoad() { received += 1 }
  override func viewWillAppear(_ animated: Bool) { received += 1 }
  override func viewIsAppearing(_ animated: Bool) { received += 1 }
  override func viewDidAppear(_ animated: Bool) { received += 1 }
  override func viewWillDisappear(_ animated: Bool) { received += 1 }
  override func viewDidDisappear(_ animated: Bool) { received += 1 }
  override func willMove(toParent parent: UIViewController?) { received += 1 }
  override func didMove(toParent parent: UIViewController?) { received += 1 }
  override func viewWillLayoutSubviews() { received += 1 }
  override func viewDidLayoutSubviews() { received += 1 }
}

/// The floor: objects of the same sizes, and as many virtual calls, without an engine.
class PlainPage: UIResponder {
  // As large as a controller, its parts and its view.
  private let room: (Int, Int, Int, Int, Int, Int, Int, Int) = (0, 0, 0, 0, 0, 0, 0, 0)
  private var parts: PlainParts?
  private var view: PlainView?

  func loadView() { view = PlainView() }
  func viewDidLoad() {}
  func viewWillAppear(_ animated: Bool) {}
  func viewIsAppearing(_ animated: Bool) {}
  func viewDidAppear(_ animated: Bool) {}
  func viewWillDisappear(_ animated: Bool) {}
  func viewDidDisappear(_ animated: Bool) {}
  func willMove(toParent parent: PlainPage?) {}
  func didMove(toParent parent: PlainPage?) {}
  func viewWillLayoutSubviews() {}
  func viewDidLayoutSubviews() {}

  override init() {
    parts = PlainParts()
    super.init()
  }

  /// Creates pages and calls the same callbacks as a stack would.
  static func pushAndPop(_ count: Int) {
    let parent = PlainPage()
    for _ in 0..<count {
      let page: PlainPage = SilentPage()
      page.willMove(toParent: parent)
      page.loadView()
      page.viewDidLoad()
      page.viewWillAppear(false)
      page.viewWillLayoutSubviews()
      page.viewDidLayoutSubviews()
      page.viewIsAppearing(false)
      page.viewDidAppear(false)
      page.didMove(toParent: parent)
      page.willMove(toParent: nil)
      page.viewWillDisappear(false)
      page.viewDidDisappear(false)
      page.didMove(toParent: nil)
    }
  }
}

private final class PlainParts {
  let room: (Int, Int, Int, Int, Int, Int, Int, Int) = (0, 0, 0, 0, 0, 0, 0, 0)
  let more: (Int, Int, Int, Int, Int, Int, Int, Int) = (0, 0, 0, 0, 0, 0, 0, 0)
}

private final class PlainView: UIResponder {
  let room: (Int, Int, Int, Int, Int, Int, Int, Int) = (0, 0, 0, 0, 0, 0, 0, 0)
  let more: (Int, Int, Int, Int, Int, Int, Int, Int) = (0, 0, 0, 0, 0, 0, 0, 0)
}

private final class SilentPage: PlainPage {
  override func loadView() {
    received += 1
    super.loadView()
  }
  override func viewDidLoad() { received += 1 }
  override func viewWillAppear(_ animated: Bool) { received += 1 }
  override func viewIsAppearing(_ animated: Bool) { received += 1 }
  override func viewDidAppear(_ animated: Bool) { received += 1 }
  override func viewWillDisappear(_ animated: Bool) { received += 1 }
  override func viewDidDisappear(_ animated: Bool) { received += 1 }
  override func willMove(toParent parent: PlainPage?) { received += 1 }
  override func didMove(toParent parent: PlainPage?) { received += 1 }
  override func viewWillLayoutSubviews() { received += 1 }
  override func viewDidLayoutSubviews() { received += 1 }
}
