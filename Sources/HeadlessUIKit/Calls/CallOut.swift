import NavigationModel

// The only way out of the framework, besides callbacks: `UIViewController.receive` makes those.
extension Stage {
  /// Calls out of the framework: records the call about its owner, if it has a kind of event, stops at
  /// breakpoints there, and makes it.
  func callOut<Answer, Failure>(
    _ word: String, as kind: Event.Kind?, of owner: (any CallOwner)?,
    _ words: @autoclosure () -> [String], animated: Bool = false,
    _ body: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    if let kind, trace.isRecording {
      record(
        Event(
          at: now, kind: kind, subject: owner?.recordedSubject, name: owner?.recordedName ?? "",
          callback: word, isAnimated: animated, arguments: words()))
    }
    return try body()
  }

  /// Adds a call that is about to be made to the trace; breakpoints stop here.
  func record(_ event: @autoclosure () -> Event) {
    guard let willDeliver, trace.isRecording else { return trace.append(event()) }
    let event = event()
    trace.append(event)
    willDeliver(event)
  }
}
