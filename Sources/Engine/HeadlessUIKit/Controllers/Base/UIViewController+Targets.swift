extension UIViewController {
  /// The actions that UIViewController itself implements.
  private static let ownActions: Set<Selector> = ["show", "showDetailViewController"]

  /// Whether it has a method for an action: a built-in one, an override of that name, a registered
  /// unwind action, or one that a storyboard can name.
  func implements(_ action: Selector) -> Bool {
    Self.ownActions.contains(action) || parts.unwindActions[action] != nil
      || uiKitAction(action.description) != nil
      || overrides?.overrides(action.description, of: self) == true
  }

  /// Whether it implements an action itself instead of inheriting UIViewController's
  /// implementation.
  private func overrides(_ action: Selector) -> Bool {
    !Self.ownActions.contains(action) || Self.overriddenActions.contains(action)
      || overrides?.overrides(action.description, of: self) == true
  }

  /// The controller itself or its nearest ancestor that overrides an action; presentations are not
  /// crossed (P120).
  func nearestTarget(for action: Selector, sender: Any?) -> UIViewController? {
    var candidate: UIViewController? = self
    while let current = candidate {
      if current.overrides(action) && current.receiveCanPerform(action, sender: sender) {
        return current
      }
      candidate = current.parent
    }
    return nil
  }

  /// Forwards showing a controller to the target of the action; if there is none, or the target is
  /// the controller itself, presents it (P121).
  func forward(
    _ action: Selector, _ controller: UIViewController, _ sender: Any?,
    to body: (UIViewController) -> Void
  ) {
    if let target = receiveTarget(for: action, sender: sender), target !== self {
      body(target)
    } else {
      receivePresent(controller, animated: true)
    }
  }
}
