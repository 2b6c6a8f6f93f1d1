import Foundation

/// An object that can respond to events; the base class of views and view controllers.
///
/// [UIResponder](https://developer.apple.com/documentation/uikit/uiresponder)
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// The next object in the responder chain.
  open var next: UIResponder? { nil }

  /// Whether it performs an action; false.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// Whether it can become the first responder; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it can resign as first responder; true unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Whether it is the first responder and receives what the user types; at most one object of a
  /// stage is.
  open var isFirstResponder: Bool { Stage.current.firstResponder === self }

  /// Makes it the first responder, if it can become it and the current one can resign; returns
  /// whether it is the first responder now.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    let stage = Stage.current
    guard stage.keyboardOfDevice.pass(to: self) else { return false }
    stage.firstResponder = self
    return true
  }

  /// Resigns as first responder, if it can; returns whether it is no longer the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    Stage.current.firstResponder = nil
    return true
  }

  /// A name for trees, timelines and tests; nil if none was set.
  ///
  /// Printed instead of the title; UIKit has no such property.
  public var objectName: String?

  /// The values that a program has associated with it; nil before the first.
  final var associations: Associations?

  nonisolated deinit {}
}
