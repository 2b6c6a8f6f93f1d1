import Foundation

/// An object that can respond to events; the root of the classes that are on the screen.
///
/// [UIResponder](https://developer.apple.com/documentation/uikit/uiresponder)
open class UIResponder: NSObject {
  /// The next object in the responder chain.
  open var next: UIResponder? { nil }

  /// Whether it performs an action; false.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// Whether it may become the first responder; false unless a class says otherwise.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it may cease to be the first responder; true unless a class says otherwise.
  open var canResignFirstResponder: Bool { true }

  /// Whether it gets what a person types; one object of a stage at most.
  open var isFirstResponder: Bool { Stage.current.firstResponder === self }

  /// Makes it the first responder, if it may and the former one may cease to be it; returns whether
  /// it is it now.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    let stage = Stage.current
    if let former = stage.firstResponder, !former.resignFirstResponder() { return false }
    stage.firstResponder = self
    return true
  }

  /// Ceases to be the first responder, if it may; returns whether it is not it now.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    Stage.current.firstResponder = nil
    return true
  }

  /// A name for trees, timelines and tests; nil where none was given.
  package var objectName: String?

  nonisolated deinit {}
}
