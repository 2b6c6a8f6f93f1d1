import Foundation

/// An object that can respond to events; the base class of views and view controllers.
///
/// [UIResponder](https://developer.apple.com/documentation/uikit/uiresponder)
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// The next object in the responder chain.
  open var next: UIResponder? { nil }

  /// Whether it performs an action: whether its class has the method, if the selector knows it.
  // overridable; recorded
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isMethod(of: self)
  }

  /// The first object in the responder chain, from itself on, that performs an action; nil for none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    var responder: UIResponder? = self
    while let candidate = responder {
      if candidate.receiveCanPerform(action, sender: sender) { return candidate }
      responder = candidate.next
    }
    return nil
  }

  /// Called when an object of a nib or storyboard has been loaded and connected; does nothing.
  open func awakeFromNib() {}

  /// Sets an outlet of a nib or storyboard; false if the class has none of that name.
  ///
  /// Objective-C sets it by its name. The command `drilldown-uikit` adds an override to classes with outlets.
  open func uiKitSetOutlet(_ name: String, _ object: Any?) -> Bool { false }

  /// The action of a nib or storyboard with a name; nil if the class has none.
  ///
  /// Objective-C finds it by its name. The command `drilldown-uikit` adds an override to classes with actions.
  open func uiKitAction(_ name: String) -> Selector? { nil }
  /// Called by Interface Builder; not called here.
  open func prepareForInterfaceBuilder() {}

  /// The commands that keys of a hardware keyboard perform while it is in the responder chain; nil for
  /// none (F115).
  // overridable; F115
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Whether it can become the first responder; false unless overridden.
  // overridable
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it can resign as first responder; true unless overridden.
  // overridable
  open var canResignFirstResponder: Bool { true }

  /// Whether it is the first responder and receives what the user types; at most one object of a
  /// stage is.
  open var isFirstResponder: Bool { Stage.current.firstResponder === self }

  /// Makes it the first responder, if it can become it and the current one can resign; returns
  /// whether it is the first responder now.
  // overridable
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard askedCanBecomeFirstResponder else { return false }
    let stage = Stage.current
    guard stage.keyboardOfDevice.pass(to: self) else { return false }
    stage.firstResponder = self
    return true
  }

  /// Resigns as first responder, if it can; returns whether it is no longer the first responder.
  // overridable
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard askedCanResignFirstResponder else { return false }
    Stage.current.firstResponder = nil
    return true
  }

  /// Ceases to be the first responder although it, or its delegate, refuses.
  func resignByForce() {
    let stage = Stage.current
    stage.firstResponder = nil
    stage.keyboardOfDevice.hide()
  }

  /// Whether it becomes first responder again where it has resigned because its screen was covered
  /// (E107, E108).
  var resumesEditing: Bool { true }

  /// A name for trees, timelines and tests; nil if none was set.
  ///
  /// Printed instead of the title; UIKit has no such property.
  public var objectName: String?

  /// What remembers how changes are undone: that of the next responder; a window has one (H134).
  open var undoManager: UndoManager? { next?.undoManager }

  /// What the user enters something with instead of the keyboard; nil.
  ///
  /// It isn't shown.
  open var inputView: UIView? { nil }
  /// What is above the keyboard; nil.
  ///
  /// It isn't shown.
  open var inputAccessoryView: UIView? { nil }

  /// Asks for the input views again; does nothing.
  open func reloadInputViews() { Stage.current.noteStandIn(.inputViews) }

  /// Called when fingers touch it; passes them on to the next responder.
  // overridable
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    responder(after: .touchesBegan)?.receive(touches, in: .began, of: event)
  }

  /// Called when fingers move; passes them on to the next responder.
  // overridable
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    responder(after: .touchesMoved)?.receive(touches, in: .moved, of: event)
  }

  /// Called when fingers are lifted; passes them on to the next responder.
  // overridable
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    responder(after: .touchesEnded)?.receive(touches, in: .ended, of: event)
  }

  /// Called when touches are cancelled; passes them on to the next responder.
  // overridable
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    responder(after: .touchesCancelled)?.receive(touches, in: .cancelled, of: event)
  }

  /// Called when keys of a remote or a keyboard are pressed; passes them on to the next responder.
  ///
  /// What the first responder passes on types its character.
  // overridable
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses where press.responder === self { press.isPassedOn = true }
    let responder = responder(after: .pressesBegan)
    if responder == nil { for press in presses { press.isUnhandled = true } }
    responder?.receive(presses, in: .began, of: event)
  }

  /// Called when the force of presses changes; passes them on to the next responder.
  // overridable
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    responder(after: .pressesChanged)?.receive(presses, in: .changed, of: event)
  }

  /// Called when the keys are released; passes them on to the next responder.
  // overridable
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    responder(after: .pressesEnded)?.receive(presses, in: .ended, of: event)
  }

  /// Called when presses are cancelled; passes them on to the next responder.
  // overridable
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    responder(after: .pressesCancelled)?.receive(presses, in: .cancelled, of: event)
  }

  /// Called when the device is moved; passes it on to the next responder.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Called when the device has been moved; passes it on to the next responder.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Called when a motion is cancelled; passes it on to the next responder.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// What the user does with it, to be continued later; nil for none (H45, H46).
  ///
  /// Several responders may have the same activity.
  open var userActivity: NSUserActivity? {
    get { activity }
    set {
      let former = activity
      activity = newValue
      userActivityDidChange(from: former)
    }
  }
  private final var activity: NSUserActivity?

  /// Called when the activity is to be saved, and `userInfo` is empty: add what is needed to continue
  /// it; does nothing (H45).
  // overridable; recorded; H45
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Called by the program to continue an activity; does nothing (H48).
  // overridable; recorded; H48
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// Whether its class in the framework handles touches, and passes none on.
  var handlesTouches: Bool { false }

  /// The values that a program has associated with it; nil before the first.
  final var associations: Associations?

  nonisolated deinit {}
}
