import NavigationModel

/// Calls out of the framework: records the call first, if it is to be recorded, stops at breakpoints
/// there, and makes it.
///
/// The only way out, for callbacks, delegates and data sources, closures and overrides alike.
func callOut<Answer, Failure>(
  on stage: @autoclosure () -> Stage, if isRecorded: Bool, _ event: @autoclosure () -> Event,
  _ body: () throws(Failure) -> Answer
) throws(Failure) -> Answer {
  if isRecorded, stage().trace.isRecording { stage().record(event()) }
  return try body()
}

extension Stage {
  /// Adds a call that is about to be made to the trace; breakpoints stop here.
  ///
  /// Apart, so that no room is made for an event where nothing is recorded.
  @inline(never)
  fileprivate func record(_ event: @autoclosure () -> Event) {
    guard let willDeliver else { return trace.append(event()) }
    let event = event()
    trace.append(event)
    willDeliver(event)
  }

  /// The event of a call on behalf of an owner.
  func event(
    _ word: String, _ kind: Event.Kind, of owner: (any CallOwner)?, _ words: [String],
    animated: Bool = false
  ) -> Event {
    Event(
      at: now, kind: kind, subject: owner?.recordedSubject, name: owner?.recordedName ?? "",
      callback: word, isAnimated: animated, arguments: words)
  }
}
