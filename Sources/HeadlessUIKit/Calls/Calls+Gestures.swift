import NavigationModel

extension UIGestureRecognizer: CallOwner {
  package var recordedSubject: Hierarchy.ID? { nil }
  package var recordedName: String { "\(type(of: self))" }
  package var recordingStage: Stage { Stage.current }

  /// The calls to its delegate.
  enum Calls {
    static let shouldBegin = Call(
      .shouldBegin, "gestureRecognizerShouldBegin(_:)",
      to: { (recognizer: UIGestureRecognizer) in recognizer.delegate }, default: true,
      isRecorded: false)
  }

  /// Whether its delegate lets it begin; it may without one.
  final var delegateLetsItBegin: Bool {
    call(Calls.shouldBegin) { $0.gestureRecognizerShouldBegin(self) }
  }
}
