import Foundation
import NavigationModel

/// One instance of the application's user interface, and its life cycle.
///
/// [UIScene](https://developer.apple.com/documentation/uikit/uiscene)
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// What is known of it while it is not in memory.
  open private(set) var session: UISceneSession
  /// Notified of its life cycle; the application's delegate isn't any more once there is one (F5).
  open var delegate: (any UISceneDelegate)? {
    didSet { if delegate != nil { stage.scenes.isAdopted = true } }
  }
  /// The application.
  open override var next: UIResponder? { stage.application }
  /// How far it is from the foreground (F7).
  open internal(set) var activationState = ActivationState.unattached
  /// The title of the scene, which the app switcher shows; kept, no effect.
  open var title: String! = ""
  /// Objects that live as long as it, by the property that they are the value of.
  package var attachments: [String: AnyObject] = [:]
  // The world owns its scenes.
  unowned let stage: Stage
  /// Its number: 1 for the first one.
  package let number: Int

  /// Creates a scene of a session; UIKit does that when a session is connected.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    stage = session.stage
    number = session.number
    super.init()
    session.scene = self
  }

  /// Opens a URL in another application; there is none here, so that the result is false.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    guard let completion = Handler(.sceneOpening, completion) else { return }
    stage.after(.zero) { completion.run(false, on: self.stage) }
  }

  /// How far a scene is from the foreground.
  nonisolated public enum ActivationState: Int, Sendable, CaseIterable {
    /// It isn't connected.
    case unattached = -1
    /// It is on the screen and receives events.
    case foregroundActive = 0
    /// It is on the screen, or about to be, and receives no events.
    case foregroundInactive = 1
    /// It isn't on the screen.
    case background = 2
  }

  /// What a connection of a scene is about.
  @preconcurrency @MainActor
  public final class ConnectionOptions {
    /// The URLs that the scene was launched with (F11).
    public let urlContexts: Set<UIOpenURLContext>
    /// The bundle identifier of the application that opened it; nil.
    public let sourceApplication: String? = nil

    /// The activities that the scene was made to continue (H48).
    public let userActivities: Set<NSUserActivity>

    init(urls: [URL] = [], activities: [NSUserActivity] = []) {
      urlContexts = Set(urls.map(UIOpenURLContext.init))
      userActivities = Set(activities)
    }
  }

  /// How another application opens a URL in this one.
  @preconcurrency @MainActor
  public final class OpenURLOptions: NSObject {
    /// The bundle identifier of the application that asks; nil.
    public let sourceApplication: String? = nil
    /// What the application that asks passes; nil.
    public let annotation: Any? = nil
    /// Whether the file has to be copied; false.
    public let openInPlace = false

    nonisolated deinit {}
  }

  /// How a URL is opened.
  @preconcurrency @MainActor
  public final class OpenExternalURLOptions {
    /// Whether only an application that is made for the URL opens it; kept, no effect.
    public var universalLinksOnly = false

    /// Creates options.
    public init() {}
  }

  nonisolated deinit {}
}

extension UIScene {
  /// Its name in messages and in the trace.
  package var label: String { objectName ?? (number == 1 ? "scene" : "scene \(number)") }

  /// Notifies its delegate that it is connected.
  func announce(_ options: ConnectionOptions) {
    call(Calls.willConnect) { $0.scene(self, willConnectTo: session, options: options) }
  }

  /// Passes a URL to its delegate (F11).
  func open(_ url: URL) {
    let context = UIOpenURLContext(url)
    call(Calls.openURLContexts, [url.absoluteString]) {
      $0.scene(self, openURLContexts: [context])
    }
  }

  /// Asks its delegate for the activity that restores it, and lets the responders that have the same
  /// one update it (H47).
  func saveState() {
    let answer = ask(Calls.stateRestorationActivity, []) { $0.stateRestorationActivity(for: self) }
    guard let answer else { return }
    session.stateRestorationActivity = answer
    answer?.update()
  }

  /// Passes the activity that was saved for it to its delegate (H47).
  func restoreState() {
    guard let activity = session.stateRestorationActivity else { return }
    call(Calls.restoreInteractionStateWith, [activity.activityType]) {
      $0.scene(self, restoreInteractionStateWith: activity)
    }
  }

  /// Passes an activity to its delegate (H48).
  func `continue`(_ activity: NSUserActivity) {
    let words = [activity.activityType]
    call(Calls.willContinueUserActivityWithType, words) {
      $0.scene(self, willContinueUserActivityWithType: activity.activityType)
    }
    call(Calls.continueUserActivity, words) { $0.scene(self, continue: activity) }
  }

  /// Notifies its delegate that an activity failed to arrive (H122).
  func failToContinue(_ type: String, _ error: any Error) {
    call(Calls.willContinueUserActivityWithType, [type]) {
      $0.scene(self, willContinueUserActivityWithType: type)
    }
    call(Calls.didFailToContinueUserActivityWithType, [type]) {
      $0.scene(self, didFailToContinueUserActivityWithType: type, error: error)
    }
  }

  /// Notifies its delegate that responders have updated an activity (H122).
  func didUpdate(_ activity: NSUserActivity) {
    call(Calls.didUpdateUserActivity, [activity.activityType]) {
      $0.scene(self, didUpdate: activity)
    }
  }

  /// Whether it is on the screen.
  var isInForeground: Bool {
    activationState == .foregroundActive || activationState == .foregroundInactive
  }

  /// Posted after the delegate's `scene(_:willConnectTo:options:)`; the object is the scene, as for
  /// the others.
  nonisolated public static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// Posted after the delegate's `sceneDidDisconnect`.
  nonisolated public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted after the delegate's `sceneDidBecomeActive`.
  nonisolated public static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// Posted after the delegate's `sceneWillResignActive`.
  nonisolated public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted after the delegate's `sceneWillEnterForeground`.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted after the delegate's `sceneDidEnterBackground`.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")

  /// How a scene is brought to the front.
  @preconcurrency @MainActor
  public final class ActivationRequestOptions {
    /// The scene that asks for it; kept, no effect.
    public var requestingScene: UIScene?

    /// Creates options.
    public init() {}
  }
}

extension UIScene: CallOwner {
  package var recordedSubject: Hierarchy.ID? { nil }
  package var recordedName: String { label }
  package var recordingStage: Stage { stage }
}
