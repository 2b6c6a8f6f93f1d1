/// A closure that the program has passed to be asked later; it can only be asked with its row of the
/// table of calls.
package struct AnsweringHandler<Argument, Answer> {
  /// Its row.
  package let call: HandlerCall
  private let body: (Argument) -> Answer

  /// A closure with its row.
  package init(_ call: HandlerCall, _ body: @escaping (Argument) -> Answer) {
    self.call = call
    self.body = body
  }

  /// Records the call, if its row says so, and asks the closure.
  package func answer(
    _ argument: Argument, on stage: @autoclosure () -> Stage = .current,
    about owner: (any CallOwner)? = nil, _ words: @autoclosure () -> [String] = []
  ) -> Answer { call.call(on: stage(), about: owner, words()) { body(argument) } }
}
