import Foundation
import NavigationModel

/// Answers callbacks in place of a controller's own methods: where scripts come in.
package protocol ControllerBehaviour: AnyObject {
  /// Whether it answers a callback; false sends the callback to the Swift method without further
  /// ado.
  func overrides(_ callback: Callback, of controller: UIViewController) -> Bool
  /// Whether it overrides a method that the framework calls itself.
  func overrides(_ method: String, of controller: UIViewController) -> Bool
  /// What it answers for a property that scripts may override by a function; nil where it does not.
  func flag(_ name: String, of controller: UIViewController) -> Bool?
  /// Performs a method of the class that the framework calls itself; false where it does not
  /// override it.
  func perform(_ method: String, of controller: UIViewController, _ arguments: [Any]) -> Bool
  /// Whether a controller has a method of a name from it, an override or one of its own.
  func has(_ method: String, of controller: UIViewController) -> Bool
  /// What such a method answers.
  func answer(
    _ method: String, of controller: UIViewController, _ arguments: [Any?]
  ) -> OverrideAnswer
  /// What an override of `preferredStatusBarStyle` answers; nil where there is none.
  func statusBarStyle(of controller: UIViewController) -> UIStatusBarStyle?
  /// Answers a callback it overrides.
  func respond(
    to callback: Callback, of controller: UIViewController, animated: Bool,
    parent: UIViewController?)
}

/// Performs methods of views in place of their own: where scripts come in.
package protocol ViewBehaviour: AnyObject {
  /// Performs a method that the framework calls; false where a view does not override it.
  func perform(_ method: String, of view: UIView, _ arguments: [Any]) -> Bool
}

extension UIView {
  /// `layoutSubviews`.
  package func receiveLayoutSubviews() {
    if !isPerformedByScript("layoutSubviews") { layoutSubviews() }
  }

  /// `didMoveToSuperview`.
  package func receiveDidMoveToSuperview() {
    if !isPerformedByScript("didMoveToSuperview") { didMoveToSuperview() }
  }

  /// `encodeRestorableState`.
  package func receiveEncode(_ coder: NSCoder) {
    if !isPerformedByScript("encodeRestorableState", coder) { encodeRestorableState(with: coder) }
  }

  /// `decodeRestorableState`.
  package func receiveDecode(_ coder: NSCoder) {
    if !isPerformedByScript("decodeRestorableState", coder) { decodeRestorableState(with: coder) }
  }

  fileprivate func isPerformedByScript(_ method: String, _ arguments: Any...) -> Bool {
    behaviour?.perform(method, of: self, arguments) == true
  }
}

extension UITableViewCell {
  /// `prepareForReuse`.
  package func receivePrepareForReuse() {
    if !isPerformedByScript("prepareForReuse") { prepareForReuse() }
  }
}

extension UIViewController {
  /// What a script's override answers to a question; only a plain false is a no, and nil is no
  /// answer of its own.
  package func scriptAnswer(to question: String, _ arguments: Any...) -> Bool? {
    guard let behaviour, behaviour.overrides(question, of: self) else { return nil }
    return behaviour.answer(question, of: self, arguments).flag ?? true
  }

  /// Whether a script's override performed a method in place of the Swift one.
  func isPerformedByScript(_ method: String, _ arguments: Any...) -> Bool {
    behaviour?.perform(method, of: self, arguments) == true
  }
}
