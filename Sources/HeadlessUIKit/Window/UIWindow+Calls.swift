extension UIWindow {
  /// Calls `becomeKey` or its override.
  package func receiveBecomeKey() {
    callMember(.becomeKey) { becomeKey() }
  }

  /// Calls `resignKey` or its override.
  package func receiveResignKey() {
    callMember(.resignKey) { resignKey() }
  }

  /// Calls `sendEvent` or its override.
  package func receive(_ event: UIEvent) {
    callMember(.sendEvent, [event]) { sendEvent(event) }
  }

  /// Calls the member that belongs to a step, if there is one.
  func receive(_ step: WindowStep) {
    switch step {
    case .didBecomeKey: receiveBecomeKey()
    case .didResignKey: receiveResignKey()
    case .didBecomeVisible, .didBecomeHidden: break
    }
  }
}
