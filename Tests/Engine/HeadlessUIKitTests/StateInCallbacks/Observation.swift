import Foundation
import HeadlessUIKit
import NavigationModel

/// A scene that is watched from inside its callbacks.
final class Observation {
  private(set) var lines: [String] = []
  private var watched: [WeakController] = []
  private var isOn = false
  let world: World

  private struct WeakController {
    weak var controller: Watched?
  }

  private init(_ world: World) { self.world = world }

  /// What is seen during a scene.
  static func log(of scene: SeenScene, _ profile: Profile) -> [String] {
    let world = World(profile: profile)
    let observation = Observation(world)
    world.stage.onRaise = { observation.note("raised \($0.code)") }
    return world.stage.asCurrent {
      let change = scene.prepare(observation)
      world.stage.settle()
      observation.isOn = true
      change()
      observation.note("returned")
      world.stage.settle()
      observation.isOn = false
      return observation.lines
    }
  }

  /// A watched controller.
  func controller(_ title: String) -> Watched {
    let made = Watched(title, self)
    watched.append(WeakController(controller: made))
    return made
  }

  /// A stack whose delegates note what they see.
  func stack(_ controllers: UIViewController...) -> WatchedStack {
    let made = WatchedStack(self)
    made.viewControllers = controllers
    return made
  }

  /// Notes a call with all that can be asked for inside it.
  func note(_ call: String) {
    guard isOn else { return }
    let states = watched.map { $0.controller?.state ?? "released" }
    lines.append(([call] + states).joined(separator: " | "))
  }

  /// Edits a text of a controller, and notes what is posted about the keyboard.
  func noteKeyboard(edited controller: UIViewController) {
    let field = UITextField()
    controller.view.addSubview(field)
    world.stage.settle()
    field.becomeFirstResponder()
    for notification in UIKitNotification.all where notification.word.hasPrefix("keyboardWill") {
      _ = world.stage.addObserver(for: notification) { [unowned self] _ in note(notification.word) }
    }
  }

  /// The delegate and data source of everything.
  private(set) lazy var listener = SeenListener(self)
}

/// A controller that notes what it sees in its callbacks.
final class Watched: UIViewController {
  private let observation: Observation

  init(_ title: String, _ observation: Observation) {
    self.observation = observation
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { return nil }

  /// The orientations it supports; nil for those of every controller.
  var supported: UIInterfaceOrientationMask?
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    supported ?? super.supportedInterfaceOrientations
  }

  /// Whether its children appear with it without a call of the program's.
  var showsItsChildren = true
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { showsItsChildren }

  /// What can be asked of it without changing anything.
  var state: String {
    [
      viewIfLoaded.map { "\(Int($0.frame.width))" } ?? "",
      viewIfLoaded?.window == nil ? "" : "window",
      parent == nil ? "" : "child", traitCollection.verticalSizeClass == .compact ? "low" : "",
      presentedViewController.map { "presents \($0.title ?? "")" } ?? "",
      presentingViewController == nil ? "" : "presented",
      isBeingPresented ? "arriving" : "", isBeingDismissed ? "leaving" : "",
      isMovingToParent ? "in" : "", isMovingFromParent ? "out" : "",
    ].filter { !$0.isEmpty }.joined(separator: " ")
  }

  override func loadView() { view = WatchedView(self) }
  override func updateProperties() { note("updateProperties") }
  override func updateViewConstraints() { note("updateViewConstraints") }

  func note(_ call: String) { observation.note("\(title ?? "") \(call)") }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { note("willTransition") }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { note("viewWillTransition") }
  override func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) { note("willRotate") }
  override func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) { note("willAnimateRotation") }
  override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
    note("didRotate")
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    note("traitCollectionDidChange")
  }
  override var prefersStatusBarHidden: Bool {
    note("prefersStatusBarHidden")
    return super.prefersStatusBarHidden
  }
  override func viewDidLoad() { note("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
  override func viewLayoutMarginsDidChange() { note("viewLayoutMarginsDidChange") }
  override func viewSafeAreaInsetsDidChange() { note("viewSafeAreaInsetsDidChange") }
  override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
  override func willMove(toParent parent: UIViewController?) { note("willMove") }
  override func didMove(toParent parent: UIViewController?) { note("didMove") }

  isolated deinit { observation.note("\(title ?? "") deinit") }
}

/// A view that notes its layout for its controller.
final class WatchedView: UIView {
  private weak var owner: Watched?

  init(_ owner: Watched) {
    self.owner = owner
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() { owner?.note("layoutSubviews") }
}

/// A stack whose delegates note what they see.
final class WatchedStack: UINavigationController, UINavigationBarDelegate {
  private let observation: Observation

  init(_ observation: Observation) {
    self.observation = observation
    super.init(nibName: nil, bundle: nil)
    delegate = observation.listener
  }

  required init?(coder: NSCoder) { return nil }

  override func willMove(toParent parent: UIViewController?) { observation.note("stack willMove") }
  override func didMove(toParent parent: UIViewController?) { observation.note("stack didMove") }

  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    observation.note("shouldPush \(viewControllers.count)")
    return true
  }

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    observation.note("shouldPop \(viewControllers.count)")
    return true
  }

  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    observation.note("didPush \(viewControllers.count)")
  }

  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    observation.note("didPop \(viewControllers.count)")
  }
}
