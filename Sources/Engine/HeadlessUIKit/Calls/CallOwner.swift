import NavigationModel

/// An object of the framework on whose behalf calls leave it.
package protocol CallOwner: AnyObject {
  /// The controller that its calls are about in the trace; nil if it is no controller.
  var recordedSubject: Hierarchy.ID? { get }
  /// Its name in the trace.
  var recordedName: String { get }
  /// The world whose trace records its calls.
  var recordingStage: Stage { get }
}

// The only place from which delegates and data sources are called.
extension CallOwner {
  /// Makes a call that leaves the framework, and returns the answer; the row's default if nothing
  /// receives it.
  @discardableResult
  func call<Receiver, Answer>(
    _ call: Call<Self, Receiver, Answer>, _ words: @autoclosure () -> [String],
    animated: Bool = false, _ body: (Receiver) -> Answer
  ) -> Answer {
    ask(call, words(), animated: animated, body) ?? call.defaultAnswer
  }

  /// The same without words for its arguments.
  @discardableResult
  func call<Receiver, Answer>(
    _ call: Call<Self, Receiver, Answer>, _ body: (Receiver) -> Answer
  ) -> Answer {
    ask(call, [], body) ?? call.defaultAnswer
  }

  /// Makes a call that leaves the framework; nil if nothing receives it.
  func ask<Receiver, Answer>(
    _ call: Call<Self, Receiver, Answer>, _ words: @autoclosure () -> [String],
    animated: Bool = false, _ body: (Receiver) -> Answer
  ) -> Answer? {
    guard let receiver = call.receiver(of: self) else { return nil }
    return make(call, to: receiver, words(), animated: animated, body)
  }

  /// Makes a call to a receiver, and returns the answer.
  ///
  /// UIKit makes no call that isn't implemented. Whether one is can only be seen when its default
  /// body is reached: then its event is taken back, and no other receiver of that type gets one.
  func make<Receiver, Answer>(
    _ call: Call<Self, Receiver, Answer>, to receiver: Receiver,
    _ words: @autoclosure () -> [String], animated: Bool = false, _ body: (Receiver) -> Answer
  ) -> Answer {
    let (object, stage) = (receiver as AnyObject, recordingStage)
    let isRecorded = isRecorded(call, to: object)
    let number = stage.trace.count
    let (answer, isDefault) = callOut(
      on: stage, if: isRecorded,
      stage.event(call.word.rawValue, .delegate, of: self, words(), animated: animated)
    ) {
      isRecorded
        ? DefaultBody.noting(call.method, by: object) { body(receiver) } : (body(receiver), false)
    }
    guard isRecorded else { return answer }
    if isDefault {
      call.noteLeftOut(by: object)
      stage.trace.takeBack(number)
    } else if call.recordsAnswer {
      stage.trace.setAnswer("\(answer)", of: number)
    }
    return answer
  }

  /// Whether the receiver of a call implements it.
  ///
  /// Where nothing tells that, the call is made to find out, and isn't recorded.
  func implements<Receiver, Answer>(
    _ call: Call<Self, Receiver, Answer>, _ body: (Receiver) -> Answer
  ) -> Bool {
    guard let receiver = call.receiver(of: self) else { return false }
    let (object, stage) = (receiver as AnyObject, recordingStage)
    if let isImplemented = stage.isImplemented(call.word, object) { return isImplemented }
    if call.isLeftOut(by: object, in: stage.registry) { return false }
    let isDefault = callOut(
      on: stage, if: false, stage.event(call.word.rawValue, .delegate, of: self, [])
    ) { DefaultBody.noting(call.method, by: object) { body(receiver) }.isDefault }
    if isDefault { call.noteLeftOut(by: object) }
    return !isDefault
  }

  /// Whether the receiver of a call implements it, or may do so: no call is made to find out.
  func mayImplement<Receiver, Answer>(_ call: Call<Self, Receiver, Answer>) -> Bool {
    guard let receiver = call.receiver(of: self) else { return false }
    let (object, stage) = (receiver as AnyObject, recordingStage)
    // These classes have default bodies of their own.
    let plain: [AnyClass] = [UITableViewController.self, UICollectionViewController.self]
    if plain.contains(where: { $0 == type(of: object) }) { return false }
    return stage.isImplemented(call.word, object)
      ?? !call.isLeftOut(by: object, in: stage.registry)
  }

  private func isRecorded<Receiver, Answer>(
    _ call: Call<Self, Receiver, Answer>, to receiver: AnyObject
  ) -> Bool {
    call.isRecorded && recordingStage.trace.isRecording
      && !call.isLeftOut(by: receiver, in: recordingStage.registry)
  }
}

extension Stage {
  /// Runs a body that isn't part of what the program does: its calls are neither recorded nor stopped at.
  package func withoutRecording<Result>(_ body: () -> Result) -> Result {
    let wasRecording = trace.isRecording
    trace.isRecording = false
    defer { trace.isRecording = wasRecording }
    return body()
  }
}

extension UIViewController: CallOwner {
  package var recordedSubject: Hierarchy.ID? { id }
  package var recordedName: String { label }
  package var recordingStage: Stage { stage }
}

extension UIView: CallOwner {}

extension UIApplication: CallOwner {
  package var recordedSubject: Hierarchy.ID? { nil }
  package var recordedName: String { "app" }
  package var recordingStage: Stage { stage }
}

extension UIStoryboardSegue: CallOwner {
  package var recordedSubject: Hierarchy.ID? { source.id }
  package var recordedName: String { identifier ?? "segue" }
  package var recordingStage: Stage { source.stage }
}

extension UICollectionViewLayout: CallOwner {
  package var recordedSubject: Hierarchy.ID? { nil }
  package var recordedName: String { "layout" }
  package var recordingStage: Stage { .current }
}

extension UIPresentationController: CallOwner {
  package var recordedSubject: Hierarchy.ID? { controller?.id }
  package var recordedName: String { controller?.label ?? "presentation" }
  package var recordingStage: Stage { controller?.stage ?? Stage.current }
}
