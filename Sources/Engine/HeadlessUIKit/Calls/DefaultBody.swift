/// Finds out whether a delegate implements an optional method: the default bodies note that they
/// were called.
package enum DefaultBody {
  /// The method that is being called to find out, and its receiver; nil while none is.
  private static var awaited: (method: String, receiver: ObjectIdentifier)?
  private static var wasReached = false

  /// The answer of a receiver's method; nil if its default body gave it.
  package static func answer<Answer>(
    of method: String, by receiver: AnyObject, _ call: () -> Answer
  ) -> Answer? {
    let (answer, isDefault) = noting(method, by: receiver, call)
    return isDefault ? nil : answer
  }

  /// The answer of a receiver's method, and whether its default body gave it.
  static func noting<Answer>(
    _ method: String, by receiver: AnyObject, _ call: () -> Answer
  ) -> (answer: Answer, isDefault: Bool) {
    let former = (awaited, wasReached)
    (awaited, wasReached) = ((method, ObjectIdentifier(receiver)), false)
    defer { (awaited, wasReached) = former }
    let answer = call()
    return (answer, wasReached)
  }

  /// Notes that the default body of a receiver's method was called, and returns its answer.
  package static func reached<Answer>(
    _ answer: Answer, by receiver: AnyObject, in method: StaticString = #function
  ) -> Answer {
    reached(by: receiver, in: method)
    return answer
  }

  /// Notes that the default body of a receiver's method was called.
  ///
  /// The method may call others of its name meanwhile, of which only the receiver's own counts.
  package static func reached(by receiver: AnyObject, in method: StaticString = #function) {
    guard let awaited, awaited.receiver == ObjectIdentifier(receiver),
      awaited.method == method.description
    else { return }
    wasReached = true
  }
}
