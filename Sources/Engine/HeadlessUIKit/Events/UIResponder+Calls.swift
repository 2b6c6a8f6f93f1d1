import Foundation

// The members of responders that the framework calls: by an override, or else its class.
extension UIResponder {
  /// Whether it performs an action, by an override or else its class.
  package final func receiveCanPerform(_ action: Selector, sender: Any?) -> Bool {
    guard let object = self as? any Overridable else {
      return canPerformAction(action, withSender: sender)
    }
    return object.askMember(.canPerformAction, [action.description, sender], ["\(action)"]) {
      canPerformAction(action, withSender: sender)
    }
  }

  /// Whether it can become the first responder, by an override or else its class.
  package final var askedCanBecomeFirstResponder: Bool {
    ask(.canBecomeFirstResponder) { canBecomeFirstResponder }
  }

  /// Whether it can resign as first responder, by an override or else its class.
  package final var askedCanResignFirstResponder: Bool {
    ask(.canResignFirstResponder) { canResignFirstResponder }
  }

  /// Calls `becomeFirstResponder` or its override.
  @discardableResult
  package final func receiveBecomeFirstResponder() -> Bool {
    ask(.becomeFirstResponder) { becomeFirstResponder() }
  }

  /// Calls `resignFirstResponder` or its override.
  @discardableResult
  package final func receiveResignFirstResponder() -> Bool {
    ask(.resignFirstResponder) { resignFirstResponder() }
  }

  /// Calls the method for touches that are so far, or its override.
  package final func receive(
    _ touches: Set<UITouch>, in phase: UITouch.Phase, of event: UIEvent?
  ) {
    guard let member = phase.member else { return }
    if mayOverride(member) { for touch in touches { touch.mayBeHandled = true } }
    call(member, [Array(touches)]) { handle(touches, in: phase, of: event) }
  }

  /// Calls the method of its class for touches that are so far.
  package final func handle(_ touches: Set<UITouch>, in phase: UITouch.Phase, of event: UIEvent?) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .stationary: break
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    }
  }

  /// Calls the method for presses that are so far, or its override.
  package final func receive(
    _ presses: Set<UIPress>, in phase: UIPress.Phase, of event: UIPressesEvent?
  ) {
    guard let member = phase.member else { return }
    call(member, [Array(presses)]) { handle(presses, in: phase, of: event) }
  }

  /// Calls the method of its class for presses that are so far.
  package final func handle(
    _ presses: Set<UIPress>, in phase: UIPress.Phase, of event: UIPressesEvent?
  ) {
    switch phase {
    case .began: pressesBegan(presses, with: event)
    case .changed: pressesChanged(presses, with: event)
    case .stationary: break
    case .ended: pressesEnded(presses, with: event)
    case .cancelled: pressesCancelled(presses, with: event)
    }
  }

  /// Whether a member may be overridden: an override from outside is known, and of a program's class
  /// it can't be seen.
  final func mayOverride(_ member: OverridableMember) -> Bool {
    if let object = self as? any Overridable,
      object.overrides?.overrides(member.name, of: object) == true
    {
      return true
    }
    return !Stage.current.registry.isOfFramework(type(of: self))
  }

  /// The next responder of the chain that may override a member for touches or presses, or handles
  /// touches; those between only pass them on.
  final func responder(after member: OverridableMember) -> UIResponder? {
    var responder = next
    while let candidate = responder, !candidate.handlesTouches, !candidate.mayOverride(member) {
      responder = candidate.next
    }
    return responder
  }

  private func ask(_ member: OverridableMember, orOwn ownMember: () -> Bool) -> Bool {
    guard let object = self as? any Overridable else { return ownMember() }
    return object.askMember(member, orOwn: ownMember)
  }

  private func call(
    _ member: OverridableMember, _ arguments: @autoclosure () -> [Any?] = [],
    orOwn ownMember: () -> Void
  ) {
    guard let object = self as? any Overridable else { return ownMember() }
    object.callMember(member, arguments(), orOwn: ownMember)
  }
}
