/// Finds out whether a delegate implements an optional method: the default bodies note that they
/// were called.
package enum DefaultBody {
  /// The method that is being called to find out; nil while none is.
  private static var awaited: String?
  private static var wasReached = false

  /// The answer of a method; nil if its default body gave it.
  package static func answer<Answer>(of method: String, _ call: () -> Answer) -> Answer? {
    let (answer, isDefault) = noting(method, call)
    return isDefault ? nil : answer
  }

  /// The answer of a method, and whether its default body gave it.
  static func noting<Answer>(
    _ method: String, _ call: () -> Answer
  ) -> (answer: Answer, isDefault: Bool) {
    let former = (awaited, wasReached)
    (awaited, wasReached) = (method, false)
    defer { (awaited, wasReached) = former }
    let answer = call()
    return (answer, wasReached)
  }

  /// Notes that a default body was called, and returns its answer.
  package static func reached<Answer>(
    _ answer: Answer, in method: StaticString = #function
  ) -> Answer {
    reached(in: method)
    return answer
  }

  /// Notes that a default body was called.
  package static func reached(in method: StaticString = #function) {
    if let awaited, awaited == method.description { wasReached = true }
  }
}
