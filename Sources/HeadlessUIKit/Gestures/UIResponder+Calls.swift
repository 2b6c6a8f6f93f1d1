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
  final func receive(_ touches: Set<UITouch>, in phase: UITouch.Phase, of event: UIEvent?) {
    switch phase {
    case .began: call(.touchesBegan) { touchesBegan(touches, with: event) }
    case .moved: call(.touchesMoved) { touchesMoved(touches, with: event) }
    case .stationary: break
    case .ended: call(.touchesEnded) { touchesEnded(touches, with: event) }
    case .cancelled: call(.touchesCancelled) { touchesCancelled(touches, with: event) }
    }
  }

  private func ask(_ member: OverridableMember, orOwn ownMember: () -> Bool) -> Bool {
    guard let object = self as? any Overridable else { return ownMember() }
    return object.askMember(member, orOwn: ownMember)
  }

  private func call(_ member: OverridableMember, orOwn ownMember: () -> Void) {
    guard let object = self as? any Overridable else { return ownMember() }
    object.callMember(member, orOwn: ownMember)
  }
}
