import NavigationModel

/// What a scene receives when it moves between foreground and background: a row of steps.
struct SceneChange {
  let steps: [SceneStep]

  /// The scene leaves the screen (F4), and its state is saved (H47), then: unconfirmed.
  static let leave = Self(steps: [.willResignActive, .didEnterBackground, .saveState])
  /// The scene comes to the screen (F1, F4).
  static let enter = Self(steps: [.willEnterForeground, .didBecomeActive])
  /// Something of the system's is in front of it (F8).
  static let interrupt = Self(steps: [.willResignActive])
  /// That has gone (F8).
  static let resume = Self(steps: [.didBecomeActive])
  /// The user closes it in the app switcher, or the program asks for that (F9, F10).
  static let discard = Self(steps: [.willResignActive, .didDisconnect])
  /// The system removes it from memory while it is in the background (F7).
  static let reclaim = Self(steps: [.didDisconnect])
}

/// One step of such a row: a delegate's call, then the scene's notification (FQ1: unconfirmed), and at
/// the edge the application's (F5, F6).
enum SceneStep {
  case willEnterForeground, didBecomeActive, willResignActive, didEnterBackground, didDisconnect
  case saveState

  /// The states in which it has something to do.
  var from: Set<UIScene.ActivationState> {
    switch self {
    case .willEnterForeground: [.unattached, .background]
    case .didBecomeActive: [.foregroundInactive]
    case .willResignActive: [.foregroundActive]
    case .didEnterBackground: [.foregroundInactive]
    case .didDisconnect: [.foregroundInactive, .background]
    case .saveState: [.background]
    }
  }

  /// The state that it leads to (F7).
  var to: UIScene.ActivationState {
    switch self {
    case .willEnterForeground, .willResignActive: .foregroundInactive
    case .didBecomeActive: .foregroundActive
    case .didEnterBackground, .saveState: .background
    case .didDisconnect: .unattached
    }
  }

  /// Whether the state is the new one in the call.
  var isDone: Bool {
    switch self {
    case .didBecomeActive, .didEnterBackground, .didDisconnect, .saveState: true
    case .willEnterForeground, .willResignActive: false
    }
  }

  /// The states of other scenes that keep the application from taking the step (F6).
  var edge: Set<UIScene.ActivationState> {
    switch self {
    case .didBecomeActive, .willResignActive: [.foregroundActive]
    default: [.foregroundActive, .foregroundInactive]
    }
  }

  /// The scene's notification of the step; nil if it has none.
  var notification: UIKitNotification? {
    switch self {
    case .willEnterForeground: .sceneWillEnterForeground
    case .didBecomeActive: .sceneDidActivate
    case .willResignActive: .sceneWillDeactivate
    case .didEnterBackground: .sceneDidEnterBackground
    case .didDisconnect: .sceneDidDisconnect
    case .saveState: nil
    }
  }

  /// The application's notification of the same step; nil if it takes none.
  var applicationNotification: UIKitNotification? {
    switch self {
    case .willEnterForeground: .willEnterForeground
    case .didBecomeActive: .didBecomeActive
    case .willResignActive: .willResignActive
    case .didEnterBackground: .didEnterBackground
    case .didDisconnect, .saveState: nil
    }
  }
}

extension UIScene {
  /// Plays the row of a change.
  func play(_ change: SceneChange) {
    for step in change.steps where step.from.contains(activationState) { play(step) }
  }

  private func play(_ step: SceneStep) {
    let application = stage.application
    let wasInBackground = application.applicationState == .background
    if step.isDone { activationState = step.to }
    notifyDelegate(step)
    activationState = step.to
    if let notification = step.notification { stage.post(notification, from: self) }
    let isAtEdge = !stage.scenes.all.contains {
      $0 !== self && step.edge.contains($0.activationState)
    }
    application.sceneDidMove()
    guard isAtEdge, step != .willEnterForeground || wasInBackground else { return }
    application.take(step)
  }

  private func notifyDelegate(_ step: SceneStep) {
    switch step {
    case .willEnterForeground: call(Calls.willEnterForeground) { $0.sceneWillEnterForeground(self) }
    case .didBecomeActive: call(Calls.didBecomeActive) { $0.sceneDidBecomeActive(self) }
    case .willResignActive: call(Calls.willResignActive) { $0.sceneWillResignActive(self) }
    case .didEnterBackground: call(Calls.didEnterBackground) { $0.sceneDidEnterBackground(self) }
    case .didDisconnect: call(Calls.didDisconnect) { $0.sceneDidDisconnect(self) }
    case .saveState: saveState()
    }
  }
}
