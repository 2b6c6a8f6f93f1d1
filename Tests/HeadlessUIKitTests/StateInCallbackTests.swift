import HeadlessUIKit
import NavigationModel
import Testing

/// What a program sees inside its callbacks: every beat of the rows leaves its mark there.
struct StateInCallbackTests {
  /// A change of the screen.
  nonisolated enum Scene: Sendable {
    case push, replace, pop, popTwo, select, tap, root, present, presentOver, dismiss, dismissOver
    case popover, userDismiss, userScroll, userCurl, scroll, curl, embed, exchange
  }

  /// The changes that a row orders, and the pairs of beats whose order no program can see: they concern
  /// different objects, or only the framework.
  nonisolated struct Row: Sendable, CustomTestStringConvertible {
    let kind: Choreography.Kind
    let scenes: [Scene]
    let commuting: Set<String>

    init(_ kind: Choreography.Kind, _ scenes: Scene..., commuting: Set<String> = []) {
      self.kind = kind
      self.scenes = scenes
      self.commuting = commuting
    }

    var testDescription: String { "\(kind)" }
  }

  nonisolated private static let rows = [
    Row(
      .push, .push, .replace,
      commuting: [
        "didMoveHiddenFromParent release"
      ]),
    Row(
      .pop, .pop, .popTwo,
      commuting: [
        "didMoveFromParent didMoveToParent", "didMoveHiddenFromParent release",
        "didMoveToParent didShow", "willMoveFromParent willMoveToParent", "willMoveToParent load",
      ]),
    Row(
      .select, .select,
      commuting: [
        "load willAppear"
      ]),
    Row(
      .tap, .tap,
      commuting: [
        "load willAppear"
      ]),
    Row(.root, .root),
    Row(
      .present, .present,
      commuting: [
        "askForAnimator load", "checkSource askForAnimator", "load presentationWillBegin",
        "preparePopover checkSource",
      ]),
    Row(
      .presentOver, .presentOver, .popover,
      commuting: [
        "askForAnimator load", "checkSource askForAnimator", "load presentationWillBegin",
      ]),
    Row(
      .dismiss, .dismiss,
      commuting: [
        "askForAnimator load", "didDisappear didShow", "didShow dismissalDidEnd",
        "isAppearing layout", "load dismissalWillBegin", "willAppear willShow", "willShow animate",
      ]),
    Row(.dismissOver, .dismissOver),
    Row(
      .userDismiss, .userDismiss,
      commuting: [
        "animationEnded completion", "askForAnimator dismissalWillBegin", "completion didDismiss",
        "didDisappear dismissalDidEnd", "dismissalDidEnd animationEnded",
        "dismissalWillBegin willDisappear", "willDisappear animate",
      ]),
    Row(
      .scroll, .scroll,
      commuting: [
        "didMoveToParent didShow", "didShow completion", "load willAppear",
        "willDisappear willShow", "willShow enterWindow",
      ]),
    Row(
      .userScroll, .userScroll,
      commuting: [
        "completion didTurnPage", "didMoveToParent didShow", "didShow completion",
        "load willAppear", "willDisappear willShow", "willShow enterWindow",
      ]),
    Row(
      .curl, .curl,
      commuting: [
        "didMoveToParent didShow", "didShow completion", "load willAppear",
        "willDisappear willShow", "willShow enterWindow",
      ]),
    Row(
      .userCurl, .userCurl,
      commuting: [
        "completion didTurnPage", "didMoveToParent didShow", "didShow completion",
        "load willAppear", "willDisappear willShow", "willShow enterWindow",
      ]),
    Row(
      .embed, .embed,
      commuting: [
        "didAppear didDisappear", "didDisappear didShow", "didShow didChangeItems",
        "layout release", "willAppear willShow", "willDisappear willAppear",
      ]),
    Row(
      .exchange, .exchange,
      commuting: [
        "didDisappear didShow", "didShow completion", "load willDisappear", "willAppear willShow",
        "willShow enterWindow",
      ]),
  ]

  @Test(arguments: rows)
  func everyOrderOfTwoBeatsIsSeen(_ row: Row) {
    let expected = row.scenes.map { Observation.log(of: $0, .modern) }
    let unseen = Profile.modern[row.kind].swaps.filter { swapped in
      let profile = Profile.modern.replacing(row.kind, with: swapped.row)
      return row.scenes.map { Observation.log(of: $0, profile) } == expected
    }
    #expect(Set(unseen.map(\.name)) == row.commuting)
  }
}

extension Choreography {
  /// The rows with two neighbours of a column swapped.
  fileprivate var swaps: [(name: String, row: Choreography)] {
    Column.allCases.flatMap { column in
      beats(column).indices.dropLast().map { index in
        var swapped = beats(column)
        swapped.swapAt(index, index + 1)
        let name = "\(swapped[index + 1]) \(swapped[index])"
        return (name, with(swapped, in: column))
      }
    }
  }

  private func with(_ beats: [Beat], in column: Column) -> Choreography {
    Choreography(
      name, duration: duration, whenBusy: whenBusy, whenPending: whenPending,
      unanimated: unanimated, cancelledBy: cancellation,
      asked: column == .asked ? beats : asked,
      committed: column == .committed ? beats : committed,
      ended: column == .ended ? beats : ended)
  }
}

/// A scene that is watched from inside its callbacks.
private final class Observation {
  private(set) var lines: [String] = []
  private var watched: [Watched] = []
  private var isOn = false

  /// What is seen during a scene.
  static func log(of scene: StateInCallbackTests.Scene, _ profile: Profile) -> [String] {
    let world = World(profile: profile)
    let observation = Observation()
    world.stage.onRaise = { observation.note("raised \($0.code)") }
    return world.stage.asCurrent {
      let change = observation.prepare(scene, in: world)
      world.stage.settle()
      observation.isOn = true
      change()
      observation.note("returned")
      world.stage.settle()
      return observation.lines
    }
  }

  /// A watched controller.
  func controller(_ title: String) -> Watched {
    let made = Watched(title, self)
    watched.append(made)
    return made
  }

  /// Notes a call with all that can be asked for inside it.
  func note(_ call: String) {
    guard isOn else { return }
    lines.append(([call] + watched.map(\.state)).joined(separator: " | "))
  }

  private func prepare(
    _ scene: StateInCallbackTests.Scene, in world: World
  ) -> () -> Void {
    let (first, second) = (controller("A"), controller("B"))
    switch scene {
    case .push, .replace, .pop, .popTwo: return prepareStack(scene, first, second, in: world)
    case .select, .tap: return prepareTabs(scene == .tap, first, second, in: world)
    case .root:
      world.window.rootViewController = first
      let stack = WatchedStack(self)
      stack.viewControllers = [second]
      return { world.window.rootViewController = stack }
    case .embed, .exchange: return prepareContainer(scene == .exchange, first, second, in: world)
    case .scroll, .curl, .userScroll, .userCurl:
      return preparePages(scene, first, second, in: world)
    default: return preparePresentation(scene, first, second, in: world)
    }
  }

  private func prepareStack(
    _ scene: StateInCallbackTests.Scene, _ first: Watched, _ second: Watched, in world: World
  ) -> () -> Void {
    let nav = WatchedStack(self)
    let middle = controller("M")
    let isPop = scene == .pop || scene == .popTwo
    nav.viewControllers = isPop ? [first, middle, second] : [first, middle]
    world.window.rootViewController = nav
    return {
      switch scene {
      case .push: nav.pushViewController(second, animated: true)
      case .replace: nav.setViewControllers([second], animated: true)
      case .pop: nav.popViewController(animated: true)
      default: nav.popToViewController(first, animated: true)
      }
    }
  }

  private func prepareTabs(
    _ isTap: Bool, _ first: Watched, _ second: Watched, in world: World
  ) -> () -> Void {
    let tabs = UITabBarController()
    let stack = WatchedStack(self)
    stack.viewControllers = [second]
    tabs.viewControllers = [first, stack]
    tabs.delegate = listener
    world.window.rootViewController = tabs
    return { if isTap { tabs.userSelects(stack) } else { tabs.selectedIndex = 1 } }
  }

  private func prepareContainer(
    _ isExchange: Bool, _ first: Watched, _ second: Watched, in world: World
  ) -> () -> Void {
    let container = controller("C")
    world.window.rootViewController = container
    container.addChild(first)
    container.view.addSubview(first.view)
    if isExchange { container.addChild(second) }
    return { [self] in
      if isExchange {
        container.transition(
          from: first, to: second, duration: 0.2, options: [], animations: nil
        ) { _ in self.note("completion") }
      } else {
        container.addChild(second)
        container.view.addSubview(second.view)
      }
    }
  }

  private func preparePages(
    _ scene: StateInCallbackTests.Scene, _ first: Watched, _ second: Watched, in world: World
  ) -> () -> Void {
    let isCurl = scene == .curl || scene == .userCurl
    let book = UIPageViewController(
      transitionStyle: isCurl ? .pageCurl : .scroll, navigationOrientation: .horizontal)
    book.setViewControllers([first], direction: .forward, animated: false)
    book.dataSource = listener
    book.delegate = listener
    listener.next = second
    world.window.rootViewController = book
    return { [self] in
      if scene == .scroll || scene == .curl {
        book.setViewControllers([second], direction: .forward, animated: true) { _ in
          self.note("completion")
        }
      } else {
        let swipe = Gesture(progress: 1, isTouching: false, isCancelled: false)
        _ = world.stage.withGesture(swipe) { book.userTurns(.forward) }
      }
    }
  }

  private func preparePresentation(
    _ scene: StateInCallbackTests.Scene, _ first: Watched, _ second: Watched, in world: World
  ) -> () -> Void {
    let stack = WatchedStack(self)
    stack.viewControllers = [first]
    world.window.rootViewController = stack
    world.stage.settle()
    let modal = WatchedStack(self)
    modal.viewControllers = [second]
    modal.modalPresentationStyle = .custom
    listener.coversPresenter = scene == .present || scene == .dismiss
    modal.transitioningDelegate = listener
    if scene == .userDismiss || scene == .popover {
      modal.transitioningDelegate = nil
      modal.modalPresentationStyle = scene == .popover ? .popover : .pageSheet
      modal.presentationController?.delegate = listener
      listener.source = first.view
    }
    let present = { first.present(modal, animated: true) { self.note("completion") } }
    guard [.dismiss, .dismissOver, .userDismiss].contains(scene) else { return present }
    present()
    world.stage.settle()
    return { [self] in
      if scene == .userDismiss {
        _ = modal.userSwipesDown()
      } else {
        first.dismiss(animated: true) { self.note("completion") }
      }
    }
  }

  /// The delegate and data source of everything.
  private(set) lazy var listener = Listener(self)
}

/// A controller that notes what it sees in its callbacks.
private final class Watched: UIViewController {
  private unowned let observation: Observation

  init(_ title: String, _ observation: Observation) {
    self.observation = observation
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { return nil }

  /// What can be asked of it without changing anything.
  var state: String {
    [
      isViewLoaded ? "loaded" : "", viewIfLoaded?.window == nil ? "" : "window",
      parent == nil ? "" : "child",
      presentedViewController.map { "presents \($0.title ?? "")" } ?? "",
      presentingViewController == nil ? "" : "presented",
      isBeingPresented ? "arriving" : "", isBeingDismissed ? "leaving" : "",
      isMovingToParent ? "in" : "", isMovingFromParent ? "out" : "",
    ].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func note(_ call: String) { observation.note("\(title ?? "") \(call)") }

  override func viewDidLoad() { note("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
  override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
  override func willMove(toParent parent: UIViewController?) { note("willMove") }
  override func didMove(toParent parent: UIViewController?) { note("didMove") }
}

/// A stack whose delegates note what they see.
private final class WatchedStack: UINavigationController, UINavigationBarDelegate {
  private let observation: Observation

  init(_ observation: Observation) {
    self.observation = observation
    super.init(nibName: nil, bundle: nil)
    delegate = observation.listener
  }

  required init?(coder: NSCoder) { return nil }

  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    observation.note("didPush \(viewControllers.count)")
  }

  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    observation.note("didPop \(viewControllers.count)")
  }
}

/// Notes what delegates see.
private final class Listener: UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIPageViewControllerDelegate, UIPageViewControllerDataSource,
  @MainActor UIPopoverPresentationControllerDelegate, UIViewControllerTransitioningDelegate
{
  private unowned let observation: Observation
  var next: UIViewController?
  var coversPresenter = false
  var source: UIView?

  init(_ observation: Observation) { self.observation = observation }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { observation.note("willShow") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { observation.note("didShow") }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    observation.note("animationControllerFor")
    return NotedAnimator(observation)
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { observation.note("didSelect") }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { next }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { observation.note("willTransitionTo") }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { observation.note("didFinishAnimating") }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    observation.note("willDismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    observation.note("didDismiss")
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .none }

  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    observation.note("prepareForPopoverPresentation")
    popoverPresentationController.sourceView = source
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let manager = NotedPresentation(presentedViewController: presented, presenting: presenting)
    (manager.observation, manager.coversPresenter) = (observation, coversPresenter)
    return manager
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    observation.note("animationControllerForPresented")
    return NotedAnimator(observation)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    observation.note("animationControllerForDismissed")
    return NotedAnimator(observation)
  }
}

/// Animates for half a second and notes when it begins and ends.
private final class NotedAnimator: UIViewControllerAnimatedTransitioning {
  private let observation: Observation

  init(_ observation: Observation) { self.observation = observation }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> Double { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    observation.note("animateTransition")
    UIView.animate(withDuration: 0.5, animations: {}) { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { observation.note("animationEnded") }
}

/// Notes the beginnings and the ends of a presentation.
private final class NotedPresentation: UIPresentationController {
  weak var observation: Observation?
  var coversPresenter = false

  override var shouldRemovePresentersView: Bool { coversPresenter }

  override func presentationTransitionWillBegin() { observation?.note("willBegin") }
  override func presentationTransitionDidEnd(_ completed: Bool) { observation?.note("didEnd") }
  override func dismissalTransitionWillBegin() { observation?.note("dismissalWillBegin") }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    observation?.note("dismissalDidEnd")
  }
}
