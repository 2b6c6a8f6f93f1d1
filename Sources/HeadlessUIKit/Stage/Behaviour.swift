import NavigationModel

/// Answers callbacks in place of a controller's own methods: where scripts come in.
package protocol ControllerBehaviour: AnyObject {
  /// Whether it answers a callback; false sends the callback to the Swift method without further
  /// ado.
  func overrides(_ callback: Callback) -> Bool
  /// Answers a callback it overrides.
  func respond(
    to callback: Callback, of controller: UIViewController, animated: Bool,
    parent: UIViewController?)
  /// Whether it answers a method that is not a callback, by its base name.
  func overrides(method: String) -> Bool
  /// Answers a method it overrides, with the controller's own arguments.
  func perform(method: String, of controller: UIViewController, _ arguments: [Any?])
}
