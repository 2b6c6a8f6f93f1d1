import NavigationModel

/// A call that leaves the framework, about one of its objects, to a receiver of the program's: a row of the
/// table of all such calls.
package struct Call<Owner: CallOwner, Receiver, Answer> {
  /// The word for it in traces, breakpoints and tables of functions.
  let word: DelegateCall
  /// The method, as UIKit writes it.
  let method: String
  /// The answer where nothing receives the call.
  let defaultAnswer: Answer
  /// Whether it is recorded in the trace.
  let isRecorded: Bool
  /// The beat that plays it, if it has a fixed place in a change.
  let beat: Beat?
  private let find: (Owner) -> Receiver?
  private let overridable: ((Owner) -> (any Overridable)?)?
  private let types = ReceiverTypes()

  /// A row: who receives the call, and whose class may implement it instead.
  init(
    _ word: DelegateCall, _ method: String, to find: @escaping (Owner) -> Receiver?,
    or overridable: ((Owner) -> (any Overridable)?)? = nil, default answer: Answer,
    isRecorded: Bool = true, in beat: Beat? = nil
  ) {
    self.word = word
    self.method = method
    self.find = find
    self.overridable = overridable
    self.defaultAnswer = answer
    self.isRecorded = isRecorded
    self.beat = beat
  }

  /// The object that would receive the call now; nil if there is none, or if it doesn't implement
  /// the method.
  func receiver(of owner: Owner) -> Receiver? {
    if let object = overridable?(owner), let overrides = object.overrides,
      overrides.overrides(word.rawValue, of: object)
    {
      return overrides.delegate(of: object) as? Receiver
    }
    guard let receiver = find(owner),
      owner.recordingStage.isImplemented(word, receiver as AnyObject) != false
    else { return nil }
    return receiver
  }

  /// Whether its answer is recorded as well: yes or no decides what happens next.
  var recordsAnswer: Bool { isRecorded && Answer.self == Bool.self }

  /// Whether it is known that the type of a receiver leaves the method out, which is optional.
  ///
  /// Controllers of the framework's own leave out whatever is recorded.
  func isLeftOut(by receiver: AnyObject, in registry: Registry) -> Bool {
    let type: AnyClass = type(of: receiver)
    if let isLeftOut = types.isLeftOut[ObjectIdentifier(type)] { return isLeftOut }
    let isLeftOut = receiver is UIViewController && registry.isOfFramework(type)
    types.isLeftOut[ObjectIdentifier(type)] = isLeftOut
    return isLeftOut
  }

  /// Remembers that the type of a receiver leaves the method out.
  func noteLeftOut(by receiver: AnyObject) {
    types.isLeftOut[ObjectIdentifier(type(of: receiver))] = true
  }

  /// The row without its types.
  var row: CallRow {
    CallRow(
      method: method, word: word.rawValue, receiver: "\(Receiver.self)",
      answer: Answer.self == Void.self ? "" : "\(defaultAnswer)", isRecorded: isRecorded,
      recordsAnswer: recordsAnswer, beat: beat)
  }
}

/// The types of receivers, and whether they are known to leave the method of a row out: no state of a
/// world, as a type doesn't change.
private final class ReceiverTypes {
  var isLeftOut: [ObjectIdentifier: Bool] = [:]
}

extension Call where Answer == Void {
  /// A row of a call without an answer.
  init(
    _ word: DelegateCall, _ method: String, to find: @escaping (Owner) -> Receiver?,
    or overridable: ((Owner) -> (any Overridable)?)? = nil, in beat: Beat? = nil
  ) {
    self.init(word, method, to: find, or: overridable, default: (), in: beat)
  }
}

/// A row of the table of calls, to be read.
package struct CallRow: Equatable {
  /// The method, as UIKit writes it: `tabBarController(_:shouldSelect:)`.
  package let method: String
  /// The word for it in traces, breakpoints and tables of functions: `shouldSelect`.
  package let word: String
  /// Who may answer.
  package let receiver: String
  /// The answer where nothing does; empty for a call without one.
  package let answer: String
  /// Whether it is recorded in the trace.
  package let isRecorded: Bool
  /// Whether its answer is recorded as well, because it decides what happens next.
  package let recordsAnswer: Bool
  /// The beat that plays it, if it has a fixed place in a change.
  package let beat: Beat?

}
