import NavigationModel

extension UIGestureRecognizer: CallOwner {
  package var recordedSubject: Hierarchy.ID? { stack?.id }
  package var recordedName: String { stack?.label ?? view?.label ?? "\(type(of: self))" }
  package var recordingStage: Stage { stack?.stage ?? .current }

  /// The calls to its delegate.
  enum Calls {
    static let shouldBegin = Call(
      .shouldBegin, "gestureRecognizerShouldBegin(_:)",
      to: { (recognizer: UIGestureRecognizer) in recognizer.delegate }, default: true,
      recordsAnswer: true)

    static var rows: [CallRow] { [shouldBegin.row] }
  }

  /// Whether its delegate lets it begin; it may without one.
  final var delegateLetsItBegin: Bool {
    call(Calls.shouldBegin) { $0.gestureRecognizerShouldBegin(self) }
  }
}
