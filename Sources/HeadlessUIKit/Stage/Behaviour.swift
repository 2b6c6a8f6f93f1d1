import NavigationModel

/// Answers callbacks in place of a controller's own methods: where scripts come in.
package protocol ControllerBehaviour: AnyObject {
  /// Whether it answers a callback; false sends the callback to the Swift method without further
  /// ado.
  func overrides(_ callback: Callback, of controller: UIViewController) -> Bool
  /// What it answers for a property that scripts may override by a function; nil where it does not.
  func flag(_ name: String, of controller: UIViewController) -> Bool?
  /// Answers a callback it overrides.
  func respond(
    to callback: Callback, of controller: UIViewController, animated: Bool,
    parent: UIViewController?)
}
