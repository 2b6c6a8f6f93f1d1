import NavigationModel

/// A delegate that implements only some of its calls, such as one made from a table of functions.
package protocol SelectiveDelegate: AnyObject {
  /// Whether it implements a call.
  func listens(to call: DelegateCall) -> Bool
}
