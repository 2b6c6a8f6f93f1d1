import Foundation
import NavigationModel

/// Handles callbacks in place of a controller's own methods, for classes defined by scripts.
package protocol ControllerBehaviour: AnyObject {
  /// Whether it handles a callback; if false, the Swift method is called directly.
  func overrides(_ callback: Callback, of controller: UIViewController) -> Bool
  /// Whether it overrides a method that the framework calls.
  func overrides(_ method: String, of controller: UIViewController) -> Bool
  /// The value of a property that a script overrides with a function; nil if it doesn't.
  func flag(_ name: String, of controller: UIViewController) -> Bool?
  /// Calls a method of the script's class on behalf of the framework; false if the class doesn't
  /// override it.
  func callOverride(_ method: String, of controller: UIViewController, _ arguments: [Any]) -> Bool
  /// Whether it gives a controller a method of this name, as an override or a new method.
  func has(_ method: String, of controller: UIViewController) -> Bool
  /// The result of such a method.
  func overrideResult(
    _ method: String, of controller: UIViewController, _ arguments: [Any?]
  ) -> OverrideResult
  /// The result of an override of `preferredStatusBarStyle`; nil if there is none.
  func statusBarStyle(of controller: UIViewController) -> UIStatusBarStyle?
  /// Handles a callback that it overrides.
  func respond(
    to callback: Callback, of controller: UIViewController, animated: Bool,
    parent: UIViewController?)
}

/// Performs methods of views in place of their own, for classes defined by scripts.
package protocol ViewBehaviour: AnyObject {
  /// Calls a method on behalf of the framework; false if the view's class doesn't override it.
  func callOverride(_ method: String, of view: UIView, _ arguments: [Any]) -> Bool
}

extension UIView {
  /// Calls `layoutSubviews` or its override.
  package func receiveLayoutSubviews() {
    if !callsOverride("layoutSubviews") { layoutSubviews() }
  }

  /// Calls `didMoveToSuperview` or its override.
  package func receiveDidMoveToSuperview() {
    if !callsOverride("didMoveToSuperview") { didMoveToSuperview() }
  }

  /// Calls `encodeRestorableState` or its override.
  package func receiveEncode(_ coder: NSCoder) {
    if !callsOverride("encodeRestorableState", coder) { encodeRestorableState(with: coder) }
  }

  /// Calls `decodeRestorableState` or its override.
  package func receiveDecode(_ coder: NSCoder) {
    if !callsOverride("decodeRestorableState", coder) { decodeRestorableState(with: coder) }
  }

  fileprivate func callsOverride(_ method: String, _ arguments: Any...) -> Bool {
    behaviour?.callOverride(method, of: self, arguments) == true
  }
}

extension UITableViewCell {
  /// Calls `prepareForReuse` or its override.
  package func receivePrepareForReuse() {
    if !callsOverride("prepareForReuse") { prepareForReuse() }
  }
}

extension UIViewController {
  /// The result of a script's override of a question; only an explicit `false` means no, and
  /// without an override it is nil.
  package func overriddenFlag(of question: String, _ arguments: Any...) -> Bool? {
    guard let behaviour, behaviour.overrides(question, of: self) else { return nil }
    return behaviour.overrideResult(question, of: self, arguments).flag ?? true
  }

  /// Whether a script's override ran in place of the Swift method.
  func callsOverride(_ method: String, _ arguments: Any...) -> Bool {
    behaviour?.callOverride(method, of: self, arguments) == true
  }
}
