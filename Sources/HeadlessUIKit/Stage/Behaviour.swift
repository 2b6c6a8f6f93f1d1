import NavigationModel

/// Answers callbacks in place of a controller's own methods: where scripts come in.
package protocol ControllerBehaviour: AnyObject {
  /// Whether it answers a callback; false sends the callback to the Swift method without further
  /// ado.
  func overrides(_ callback: Callback, of controller: UIViewController) -> Bool
  /// Whether it overrides a method that the framework calls itself.
  func overrides(_ method: String, of controller: UIViewController) -> Bool
  /// What it answers to a question; only a plain false is a no, and nil is no answer of its own.
  func answer(_ question: String, of controller: UIViewController, _ arguments: [Any]) -> Bool?
  /// What it answers for a property that scripts may override by a function; nil where it does not.
  func flag(_ name: String, of controller: UIViewController) -> Bool?
  /// Performs a method of the class that the framework calls itself; false where it does not
  /// override it.
  func perform(_ method: String, of controller: UIViewController, _ arguments: [Any]) -> Bool
  /// Answers a callback it overrides.
  func respond(
    to callback: Callback, of controller: UIViewController, animated: Bool,
    parent: UIViewController?)
}

extension UIViewController {
  /// Whether a script's override performed a method in place of the Swift one.
  func isPerformedByScript(_ method: String, _ arguments: Any...) -> Bool {
    behaviour?.perform(method, of: self, arguments) == true
  }
}
