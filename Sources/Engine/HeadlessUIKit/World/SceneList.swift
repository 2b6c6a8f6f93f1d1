import Foundation
import NavigationModel
import StoredValues

/// The scenes and sessions of a world.
///
/// A world has a first scene, from iOS 13 on, whose windows are all that have no other; the
/// application's delegate is notified of its life cycle until a scene has a delegate (F5, D38).
package final class SceneList {
  private unowned let stage: Stage
  private var connected: [UIWindowScene] = []
  /// The sessions, also those without a scene (F12).
  package private(set) var sessions: [UISceneSession] = []
  /// Whether the application has scenes: one has, or had, a delegate.
  package internal(set) var isAdopted = false
  /// The scenes that left the screen when the user left the application.
  private var left: [UIWindowScene] = []
  private var lastOrder = 0
  private var lastNumber = 0

  init(on stage: Stage) {
    self.stage = stage
    let scene = UIWindowScene(session: newSession(), connectionOptions: .init())
    scene.activationState = .foregroundActive
    connected = [scene]
  }

  /// The connected scenes, oldest first; none in releases without scenes.
  package var all: [UIWindowScene] { stage.profile.hasScenes ? connected : [] }

  /// Whether the device shows several scenes of an application.
  var isMultiple: Bool { stage.traits.device == .iPad && stage.profile.hasScenes }

  private func newSession() -> UISceneSession {
    lastNumber += 1
    let session = UISceneSession(number: lastNumber, on: stage)
    sessions.append(session)
    return session
  }

  // MARK: Launches

  /// The sessions as plain values, the one in front first.
  func stored() -> StoredValue {
    let front = stage.hierarchy.frontScene ?? 1
    let ordered = sessions.filter { $0.number == front } + sessions.filter { $0.number != front }
    return .list(
      ordered.map {
        StoredSession(
          identifier: $0.persistentIdentifier,
          activity: $0.stateRestorationActivity?.stored(on: stage)
        ).stored
      })
  }

  /// Gives the sessions of an earlier launch back: the first is that of the first scene, the others have
  /// no scene until they are activated (F12, H47); with the configurations of their scenes, as far as
  /// they are known (F2).
  func restore(_ value: StoredValue, _ configurations: [String: UISceneConfiguration]) {
    let known = (value.list ?? []).compactMap { StoredSession($0) }
    guard let first = sessions.first, !all.isEmpty else { return }
    for (index, stored) in known.enumerated() {
      let session = index == 0 ? first : newSession()
      session.persistentIdentifier = stored.identifier
      if let configuration = configurations[stored.identifier] {
        session.configuration = configuration
        session.isRestored = true
      }
      session.stateRestorationActivity = stored.activity.flatMap {
        NSUserActivity($0, on: stage)
      }
    }
  }

  /// Without a delegate of a scene, the scenes are where the application is (F7).
  func follow(_ state: UIApplication.State) {
    guard !isAdopted else { return }
    switch state {
    case .background:
      left = connected.filter(\.isInForeground)
      for scene in left { scene.activationState = .background }
    case .inactive:
      for scene in connected where scene.activationState == .foregroundActive {
        scene.activationState = .foregroundInactive
      }
    case .active:
      let inactive = connected.filter { $0.activationState == .foregroundInactive }
      let returning = inactive.isEmpty ? returning : left + inactive
      for scene in returning { scene.activationState = .foregroundActive }
      left = []
    }
  }

  // MARK: Connecting

  /// Connects the first scene at a launch: the configuration of a new session, then the delegate (F1,
  /// F2).
  ///
  /// Returns whether the application has scenes.
  func connectAtLaunch() -> Bool {
    guard let scene = all.first else { return false }
    scene.activationState = .unattached
    if scene.session.isRestored { provideDelegate(scene) } else { configure(scene, .init()) }
    guard isAdopted else {
      scene.activationState = .foregroundActive
      return false
    }
    announce(scene, .init())
    return true
  }

  /// Connects a new scene, and brings it to the screen.
  package func connect(
    urls: [URL] = [], activities: [NSUserActivity] = []
  ) -> UIWindowScene {
    connect(newSession(), .init(urls: urls, activities: activities), isNew: true)
  }

  private func connect(
    _ session: UISceneSession, _ options: UIScene.ConnectionOptions, isNew: Bool
  ) -> UIWindowScene {
    let sceneClass = session.configuration.sceneClass ?? UIWindowScene.self
    let scene = sceneClass.init(session: session, connectionOptions: options)
    connected.append(scene)
    if isNew { configure(scene, options) } else { provideDelegate(scene) }
    announce(scene, options)
    bringToFront(scene)
    return scene
  }

  /// Asks the application's delegate how to make the scene (F2).
  private func configure(_ scene: UIWindowScene, _ options: UIScene.ConnectionOptions) {
    let application = stage.application
    let session = scene.session
    let configuration = application.call(
      UIApplication.Calls.configurationForConnecting, [scene.label]
    ) {
      $0.application(application, configurationForConnecting: session, options: options)
    }
    if let configuration { session.configuration = configuration }
    provideDelegate(scene)
  }

  private func provideDelegate(_ scene: UIWindowScene) {
    guard scene.delegate == nil else { return }
    let configuration = scene.session.configuration
    scene.delegate = configuration.makeDelegate?(scene) ?? configuration.delegateClass?.init()
  }

  private func announce(_ scene: UIWindowScene, _ options: UIScene.ConnectionOptions) {
    scene.announce(options)
    stage.post(.sceneWillConnect, from: scene)
    scene.restoreState()
  }

  // MARK: The screen

  /// Brings a scene to the front; the screen of a pad has room for two, and the others leave it
  /// (unconfirmed).
  package func bringToFront(_ scene: UIWindowScene) {
    lastOrder += 1
    stage.hierarchy.bringToFront(scene: scene.number, order: lastOrder)
    stage.frontWindowDidChange()
    let others = all.filter { $0 !== scene && $0.isInForeground }
    for other in others.dropLast() { other.play(.leave) }
    scene.play(.enter)
  }

  /// The user leaves the application; older scenes come first (FQ2).
  func leave() {
    left = all.filter(\.isInForeground)
    for scene in left { scene.play(.leave) }
  }

  /// The user returns: the scenes that left together are on the screen again.
  func enter() {
    for scene in returning { scene.play(.enter) }
    left = []
  }

  /// The scenes that left the screen with the application, or the newest one if none of them is left;
  /// none while one is on the screen.
  private var returning: [UIWindowScene] {
    let returning = left.filter { left in all.contains { $0 === left } }
    if !returning.isEmpty || all.contains(where: \.isInForeground) { return returning }
    return Array(all.suffix(1))
  }

  /// Something of the system's comes in front of the application, or has gone (F8).
  package func interrupt(_ isInterrupted: Bool) {
    for scene in all { scene.play(isInterrupted ? .interrupt : .resume) }
  }

  // MARK: Disconnecting

  /// Closes a scene for good: it is disconnected, and its session discarded (F9, F10).
  package func discard(_ scene: UIWindowScene) {
    guard all.contains(where: { $0 === scene }) else { return }
    let application = stage.application
    let wasInBackground = application.applicationState == .background
    disconnect(scene, by: .discard)
    // It was the last one on the screen (F6).
    if !wasInBackground, application.applicationState == .background {
      application.take(.didEnterBackground)
    }
    discard([scene.session])
  }

  /// The system removes a scene in the background from memory; its session stays (F7, F12).
  package func reclaim(_ scene: UIWindowScene) {
    disconnect(scene, by: .reclaim)
  }

  /// Disconnects all scenes because the user kills the application (F9).
  func disconnectIfAdopted() {
    if isAdopted { for scene in all { disconnect(scene, by: .discard) } }
  }

  private func disconnect(_ scene: UIWindowScene, by change: SceneChange) {
    scene.play(change)
    connected.removeAll { $0 === scene }
    left.removeAll { $0 === scene }
    for window in scene.windows { window.windowScene = nil }
    scene.session.scene = nil
    stage.hierarchy.removeScene(scene.number)
    stage.frontWindowDidChange()
  }

  private func discard(_ discarded: [UISceneSession]) {
    sessions.removeAll { session in discarded.contains { $0 === session } }
    let application = stage.application
    application.call(UIApplication.Calls.didDiscardSceneSessions) {
      $0.application(application, didDiscardSceneSessions: Set(discarded))
    }
  }

  // MARK: Requests

  /// Brings a session's scene to the front, or connects one for it or for a new session.
  ///
  /// A scene that runs comes to the front and continues the activity (the order is unconfirmed); a new
  /// one has it in its connection options (H48).
  func activate(_ session: UISceneSession?, _ activity: NSUserActivity? = nil) {
    let activities = activity.map { [$0] } ?? []
    if let scene = session?.scene as? UIWindowScene {
      bringToFront(scene)
      for activity in activities { scene.continue(activity) }
    } else if let session, sessions.contains(where: { $0 === session }) {
      _ = connect(session, .init(activities: activities), isNew: false)
    } else {
      _ = connect(activities: activities)
    }
  }

  /// Lets the scene in front continue an activity (H48), in an application without scenes its delegate
  /// (H111); why that isn't done, or nil.
  func `continue`(_ activity: NSUserActivity) -> String? {
    if let scene = frontWithDelegate {
      scene.continue(activity)
      return nil
    }
    if isAdopted { return "no scene has a delegate" }
    return stage.application.continue(activity) ? nil : "the application hasn't handled it"
  }

  /// Passes a shortcut that the user has chosen to the scene in front, in an application without scenes
  /// to its delegate; why that isn't done, or nil.
  func perform(_ shortcut: UIApplicationShortcutItem) -> String? {
    if let scene = frontWithDelegate {
      scene.perform(shortcut)
    } else if isAdopted {
      return "no scene has a delegate"
    } else {
      stage.application.perform(shortcut)
    }
    return nil
  }

  /// Lets the scene in front know that an activity failed to arrive (H122), in an application without
  /// scenes its delegate; why that isn't done, or nil.
  func failToContinue(_ type: String) -> String? {
    let error = NSError(domain: NSCocoaErrorDomain, code: Self.handoffFailed)
    if let scene = frontWithDelegate {
      scene.failToContinue(type, error)
    } else if isAdopted {
      return "no scene has a delegate"
    } else {
      stage.application.failToContinue(type, error)
    }
    return nil
  }

  /// Foundation's `NSUserActivityHandoffFailedError`.
  private static let handoffFailed = 4608

  /// Notifies the delegates of the scenes whose responders have updated an activity (H122: unconfirmed),
  /// in an application without scenes its delegate.
  func didUpdate(_ activity: NSUserActivity, by responders: [UIResponder]) {
    guard isAdopted else { return stage.application.didUpdate(activity) }
    for scene in all where responders.contains(where: { $0.isPart(of: scene) }) {
      scene.didUpdate(activity)
    }
  }

  /// Passes a URL to the scene in front, which runs (F11); false if there is none that has a delegate.
  func open(_ url: URL) -> Bool {
    guard let scene = frontWithDelegate else { return false }
    scene.open(url)
    return true
  }

  private var frontWithDelegate: UIWindowScene? {
    let front = stage.hierarchy.frontScene ?? 1
    return all.first { $0.number == front && $0.delegate != nil }
  }

  nonisolated deinit {}
}
