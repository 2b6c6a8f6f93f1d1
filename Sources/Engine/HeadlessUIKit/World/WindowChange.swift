import NavigationModel

/// What windows receive when one of them is shown, hidden, made key or released: a row of steps.
///
/// That of `makeKeyAndVisible` is `show`, then `makeKey` (F18). They follow the callbacks that
/// controllers receive inside the call (unconfirmed). Each scene has a key window (F22).
struct WindowChange {
  /// The steps, in order.
  let steps: [WindowStep]
  /// The window that is key afterwards.
  let heir: Heir

  /// Which window is key after a change.
  enum Heir {
    /// The one that was key before.
    case same
    /// The changed one.
    case changed
    /// The one in front, if the changed one was key (F21).
    case front
  }

  static let show = Self(steps: [.didBecomeVisible], heir: .same)  // F18
  static let makeKey = Self(steps: [.didResignKey, .didBecomeKey], heir: .changed)  // F18
  static let hide = Self(
    steps: [.didResignKey, .didBecomeKey, .didBecomeHidden], heir: .front)  // F19
  /// A released window receives nothing; its heir is key in the next turn (unconfirmed).
  static let close = Self(steps: [.didBecomeKey], heir: .front)
}

/// One step of such a row: a notification, and the member that is called before it (F20).
enum WindowStep {
  case didBecomeVisible, didBecomeHidden, didBecomeKey, didResignKey

  var notification: UIKitNotification {
    switch self {
    case .didBecomeVisible: .didBecomeVisible
    case .didBecomeHidden: .didBecomeHidden
    case .didBecomeKey: .didBecomeKey
    case .didResignKey: .didResignKey
    }
  }
}

extension TransitionEngine {
  /// Plays the row of a change of a window in its scene; nil for one that is released.
  func play(_ change: WindowChange, of window: UIWindow?, inScene scene: Int? = nil) {
    guard !stage.hasEnded else { return }
    let scene = scene ?? window.flatMap { hierarchy.windows[$0.number - 1].scene } ?? 1
    let heir = heir(after: change, of: window, in: scene)
    for step in change.steps {
      guard let receiver = receiver(of: step, window, heir, in: scene) else { continue }
      switch step {
      case .didResignKey: hierarchy.setKeyWindow(nil, ofScene: scene)
      case .didBecomeKey: hierarchy.setKeyWindow(receiver.number, ofScene: scene)
      case .didBecomeVisible, .didBecomeHidden: break
      }
      receiver.receive(step)
      stage.post(step.notification, from: receiver)
    }
  }

  private func keyWindow(in scene: Int) -> UIWindow? {
    hierarchy.keyWindow(ofScene: scene).flatMap { registry.windows[$0 - 1].window }
  }

  private func heir(after change: WindowChange, of window: UIWindow?, in scene: Int) -> UIWindow? {
    let key = keyWindow(in: scene)
    return switch change.heir {
    case .same: key
    case .changed: window
    case .front:
      key === window ? hierarchy.frontWindow(ofScene: scene).flatMap(self.window) : key
    }
  }

  /// The window that a step is about; nil if it is about none now: the key window doesn't change, or
  /// the program has made another one key meanwhile.
  private func receiver(
    of step: WindowStep, _ window: UIWindow?, _ heir: UIWindow?, in scene: Int
  ) -> UIWindow? {
    let key = keyWindow(in: scene)
    return switch step {
    case .didBecomeVisible, .didBecomeHidden: window
    case .didResignKey: key === heir ? nil : key
    case .didBecomeKey: key == nil ? heir : nil
    }
  }

  private func window(_ window: Hierarchy.Window) -> UIWindow? {
    registry.windows[window.number - 1].window
  }
}
