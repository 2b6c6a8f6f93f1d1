extension Selector {
  /// Performs it on a target, with as many of the arguments as it takes, and records that if the row of
  /// the table says so; false if the target has no such method, or an argument is of another type.
  @discardableResult
  package func perform(as call: HandlerCall, on target: AnyObject?, _ arguments: Any?...) -> Bool {
    guard let target else { return false }
    if let action { return call.run { action(target, arguments) } }
    guard let performer = target as? any SelectorPerforming else { return false }
    call.run { performer.perform(self, with: arguments.first ?? nil) }
    return true
  }
}
