import Foundation
import NavigationModel
import StoredValues

/// The running program: its state, and a delegate that is notified of its life cycle.
///
/// [UIApplication](https://developer.apple.com/documentation/uikit/uiapplication)
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The application of the current world.
  open class var shared: UIApplication {
    let stage = Stage.current
    if stage.awaitsHost { stage.createHostIfAwaited() }
    return stage.application
  }

  /// Notified of its life cycle; not retained.
  open weak var delegate: (any UIApplicationDelegate)?
  /// Whether it is in the foreground; a world begins with an active application.
  open private(set) var applicationState = State.active
  /// Looks up restoration classes that are no Swift types.
  package weak var restorationClasses: (any RestorationClassFinding)?
  /// The state saved when the user last left the application; nil if the delegate didn't want to
  /// save it.
  package private(set) var savedState: StoredValue?
  /// The sessions of scenes as they were when the user last left the application.
  package private(set) var savedSessions: StoredValue?
  /// The controllers to present again, in order.
  var restoredPresentations: [RestoredPresentation] = []
  /// Whether the delegate is being asked for orientations.
  private var isAskingForOrientations = false
  // The world owns its application, and no other object retains it longer.
  unowned let stage: Stage

  /// Creates the application of a world.
  init(on stage: Stage) {
    self.stage = stage
    super.init()
  }

  /// Whether an application is in the foreground.
  ///
  /// [UIApplication.State](https://developer.apple.com/documentation/uikit/uiapplication/state)
  nonisolated public enum State: Int, Sendable {
    /// It is in the foreground.
    case active = 0
    /// It is changing between foreground and background.
    case inactive = 1
    /// The user has left it.
    case background = 2
  }

  /// The reason for a launch; there are only plain launches here.
  ///
  /// [UIApplication.LaunchOptionsKey](https://developer.apple.com/documentation/uikit/uiapplication/launchoptionskey)
  nonisolated public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Its visible and hidden windows that are shown in a scene, in the order of their creation.
  open var windows: [UIWindow] { stage.registry.windows.compactMap(\.window) }

  /// The window that receives keyboard input; nil if there is none.
  open var keyWindow: UIWindow? { stage.keyWindow }

  /// The scenes in memory, in no order (F12).
  open var connectedScenes: Set<UIScene> { Set(stage.scenes.all) }

  /// The sessions, also those whose scene isn't in memory (F12).
  open var openSessions: Set<UISceneSession> { Set(stage.scenes.sessions) }

  /// Opens a URL in another application.
  ///
  /// None is there; the result is true for what every device opens, such as pages, mails and calls.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    ownOpen(url, completion: completion)
  }

  /// Opens a URL in another application, and returns whether there is one (until iOS 10).
  @available(*, deprecated, renamed: "open(_:options:completionHandler:)")
  @discardableResult
  open func openURL(_ url: URL) -> Bool {
    ownOpen(url, completion: nil)
    return ownCanOpen(url)
  }

  /// Whether there is an application for a URL: for what every device opens, such as pages, mails and
  /// calls.
  open func canOpenURL(_ url: URL) -> Bool { ownCanOpen(url) }

  /// Sends an action to a target; nil means the first responder, and the responder chain from it on.
  ///
  /// Returns whether an object has performed it. Without a first responder it begins with the responder
  /// after the sender.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    ownSend(action, to: target, from: sender, for: event)
  }

  /// Its delegate, if that is a responder.
  open override var next: UIResponder? {
    let isInChain =
      delegate is UIView || delegate is UIViewController || delegate is UIScene
      || delegate is UIApplication
    return isInChain ? nil : delegate as? UIResponder
  }

  /// Passes an event on to the windows that its touches began in.
  open func sendEvent(_ event: UIEvent) {
    for window in Set((event.allTouches ?? []).compactMap(\.window)) { window.receive(event) }
  }

  /// The frame of the status bar, in points; empty while it is hidden.
  open var statusBarFrame: CGRect { stage.frameOfStatusBar }
  /// Whether the status bar is hidden; setting it has no effect, as controllers decide that.
  open var isStatusBarHidden: Bool {
    get { stage.statusBar.isHidden }
    set {}
  }
  /// The appearance of the status bar; setting it has no effect, as controllers decide that.
  open var statusBarStyle: UIStatusBarStyle {
    get { stage.statusBar.style }
    set {}
  }
  /// How the contents of the screen are turned.
  open var statusBarOrientation: UIInterfaceOrientation { UIInterfaceOrientation(stage.traits) }
  /// Whether the device stays awake; kept, no effect.
  open var isIdleTimerDisabled = false
  /// The number at the application's icon; kept, no effect.
  open var applicationIconBadgeNumber = 0
  /// The direction in which the interface is read; from the left.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether protected files can be read; true.
  open var isProtectedDataAvailable: Bool { true }
  /// The size of text that the user prefers: the usual one.
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// How long it may run in the background, in seconds; without a limit in the foreground.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  private var lastTask = 0

  /// Asks for time in the background, which isn't limited here; the handler isn't called.
  open func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Asks for time in the background, which isn't limited here; the handler isn't called.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastTask += 1
    return UIBackgroundTaskIdentifier(rawValue: lastTask)
  }

  /// Ends such a task; does nothing.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Asks for remote notifications; none arrive here.
  open func registerForRemoteNotifications() {}

  /// Whether several scenes can be open; on an iPad.
  open var supportsMultipleScenes: Bool { stage.scenes.isMultiple }

  /// Brings a session's scene to the front in the next turn; nil for a new scene.
  ///
  /// A phone refuses with `multipleScenesNotSupported`, and nothing changes (F13). A scene that
  /// runs continues the activity, a new one has it in its connection options (H48); the options are not
  /// used.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil, errorHandler: ((any Error) -> Void)? = nil
  ) {
    request(errorHandler) { $0.activate(sceneSession, userActivity) }
  }

  /// Brings a session's scene to the front in the next turn (iOS 17).
  open func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    self.request(errorHandler) { $0.activate(request.session, request.userActivity) }
  }

  /// Closes a session's scene for good in the next turn (F10); the last one stays.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions? = nil,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    ownRequestSceneSessionDestruction(sceneSession, options: options, errorHandler: errorHandler)
  }

  /// The orientations that its Info.plist declares; all on an iPad, all but upside down on an iPhone
  /// without an entry (E70).
  open func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    stage.infoPlist.orientations(on: stage.traits.device)
  }

  nonisolated deinit {}
}

extension UIApplication {
  /// The orientations that its delegate supports in a window, else its Info.plist (E71).
  ///
  /// A delegate that changes the screen as it answers isn't asked again meanwhile (unconfirmed).
  func resolvedOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    guard !isAskingForOrientations else { return supportedInterfaceOrientations(for: window) }
    isAskingForOrientations = true
    defer { isAskingForOrientations = false }
    return call(Calls.supportedInterfaceOrientations) {
      $0.application(self, supportedInterfaceOrientationsFor: window)
    } ?? supportedInterfaceOrientations(for: window)
  }
}

extension UIApplication {
  /// Launches the program: the delegate creates windows and roots, then saved state is restored,
  /// then the program becomes active (B80).
  ///
  /// An unreadable archive counts as none.
  package func launch(
    restoring archive: StoredValue? = nil, sessions: StoredValue? = nil,
    configurations: [String: UISceneConfiguration] = [:]
  ) {
    applicationState = .inactive
    if let sessions { stage.scenes.restore(sessions, configurations) }
    var hasScenes = false
    stage.engine.holdingRoots {
      call(Calls.willFinishLaunching) {
        $0.application(self, willFinishLaunchingWithOptions: nil)
      }
      if let archive { restoreState(from: archive) }
      call(Calls.didFinishLaunching) {
        $0.application(self, didFinishLaunchingWithOptions: nil)
      }
      stage.post(.didFinishLaunching, from: self)
      hasScenes = stage.scenes.connectAtLaunch()
    }
    if hasScenes { return stage.scenes.all.forEach { $0.play(.enter) } }  // F1, F3
    guard !stage.profile.activatesBeforeAppearance else { return becomeActive() }
    // A root has appeared at the end of the second turn from now (D26).
    stage.after(.zero) { [unowned self] in
      stage.after(.zero) { [unowned self] in becomeActive() }
    }
  }

  private func becomeActive() {
    applicationState = .active
    call(Calls.didBecomeActive) { $0.applicationDidBecomeActive(self) }
    stage.post(.didBecomeActive, from: self)
  }

  /// Moves the application to the background without callbacks for controllers (A27), and saves the
  /// state (B73).
  ///
  /// Returns false if it is in the background already.
  func enterBackground() -> Bool {
    guard applicationState != .background else { return false }
    if stage.scenes.isAdopted {
      stage.scenes.leave()
      savedState = preservedState()
      savedSessions = stage.scenes.stored()
      return true
    }
    if applicationState == .active {
      call(Calls.willResignActive) { $0.applicationWillResignActive(self) }
      stage.post(.willResignActive, from: self)
    }
    applicationState = .background
    stage.scenes.follow(applicationState)
    call(Calls.didEnterBackground) { $0.applicationDidEnterBackground(self) }
    stage.post(.didEnterBackground, from: self)
    savedState = preservedState()
    return true
  }

  /// Returns the application to the foreground without callbacks for controllers (A27).
  ///
  /// Returns false if it is in the foreground already.
  func enterForeground() -> Bool {
    guard applicationState == .background else { return false }
    stage.recordReturn()
    if stage.scenes.isAdopted {
      stage.scenes.enter()
      return true
    }
    call(Calls.willEnterForeground) { $0.applicationWillEnterForeground(self) }
    stage.post(.willEnterForeground, from: self)
    applicationState = .active
    stage.scenes.follow(applicationState)
    call(Calls.didBecomeActive) { $0.applicationDidBecomeActive(self) }
    stage.post(.didBecomeActive, from: self)
    return true
  }

  /// Notifies the delegate that the program is about to end.
  package func willTerminate() {
    stage.scenes.disconnectIfAdopted()
    call(Calls.willTerminate) { $0.applicationWillTerminate(self) }
    stage.post(.willTerminate, from: self)
  }

  /// Takes a step of its scenes: its delegate is notified of that until one of them has a delegate (F5,
  /// F6, D38).
  func take(_ step: SceneStep) {
    if !stage.scenes.isAdopted { notifyDelegate(step) }
    if let notification = step.applicationNotification { stage.post(notification, from: self) }
  }

  private func notifyDelegate(_ step: SceneStep) {
    switch step {
    case .willEnterForeground:
      call(Calls.willEnterForeground) { $0.applicationWillEnterForeground(self) }
    case .didBecomeActive: call(Calls.didBecomeActive) { $0.applicationDidBecomeActive(self) }
    case .willResignActive: call(Calls.willResignActive) { $0.applicationWillResignActive(self) }
    case .didEnterBackground:
      call(Calls.didEnterBackground) { $0.applicationDidEnterBackground(self) }
    case .didDisconnect, .saveState: break
    }
  }

  /// Its state follows from its scenes (F6).
  func sceneDidMove() {
    let states = stage.scenes.all.map(\.activationState)
    applicationState =
      states.contains(.foregroundActive)
      ? .active : states.contains(.foregroundInactive) ? .inactive : .background
  }

  /// Something of the system's comes in front of the application, or has gone (F8); false if it is
  /// so already.
  func interrupt(_ isInterrupted: Bool) -> Bool {
    guard applicationState == (isInterrupted ? .active : .inactive) else { return false }
    if stage.scenes.isAdopted {
      stage.scenes.interrupt(isInterrupted)
    } else if isInterrupted {
      call(Calls.willResignActive) { $0.applicationWillResignActive(self) }
      stage.post(.willResignActive, from: self)
      applicationState = .inactive
      stage.scenes.follow(applicationState)
    } else {
      becomeActive()
      stage.scenes.follow(applicationState)
    }
    return true
  }

  /// Delivers a memory warning to the application and then to its controllers.
  package func receiveMemoryWarning() {
    call(Calls.didReceiveMemoryWarning) { $0.applicationDidReceiveMemoryWarning(self) }
    stage.post(.didReceiveMemoryWarning, from: self)
    stage.sendMemoryWarning()
  }
}

/// A task in the background.
///
/// [UIBackgroundTaskIdentifier](https://developer.apple.com/documentation/uikit/uibackgroundtaskidentifier)
nonisolated public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Creates an identifier from a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The direction in which the interface is read.
///
/// [UIUserInterfaceLayoutDirection](https://developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection)
nonisolated public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}
