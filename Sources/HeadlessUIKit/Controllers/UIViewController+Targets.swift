extension UIViewController {
  /// The actions that UIViewController itself has.
  private static let ownActions: Set<Selector> = ["show", "showDetailViewController"]

  /// Whether it has a method for an action: one of its own, a script's function of that name, or an
  /// unwind action that was registered.
  func implements(_ action: Selector) -> Bool {
    Self.ownActions.contains(action) || parts.unwindActions[action] != nil
      || behaviour?.has(action.description, of: self) == true
  }

  /// Whether what it does for an action is not UIViewController's doing.
  private func overrides(_ action: Selector) -> Bool {
    !Self.ownActions.contains(action) || Self.overriddenActions.contains(action)
      || behaviour?.has(action.description, of: self) == true
  }

  /// Itself or the nearest ancestor that performs an action in its own way; presentations are not
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

  /// Leaves showing a controller to the target of the action; without one, or where that is itself,
  /// presents it (P121).
  func forward(
    _ action: Selector, _ controller: UIViewController, _ sender: Any?,
    to body: (UIViewController) -> Void
  ) {
    if let target = receiveTarget(for: action, sender: sender), target !== self {
      body(target)
    } else if !isPerformedByScript("present", controller, true) {
      present(controller, animated: true)
    }
  }
}
