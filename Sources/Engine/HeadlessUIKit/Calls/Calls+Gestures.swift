import NavigationModel

extension UIGestureRecognizer: CallOwner {
  package var recordedSubject: Hierarchy.ID? { stack?.id }
  package var recordedName: String { stack?.label ?? view?.label ?? "\(type(of: self))" }
  package var recordingStage: Stage { stack?.stage ?? .current }

  /// Whether its delegate lets it begin; it may without one.
  final var delegateLetsItBegin: Bool {
    call(Calls.shouldBegin) { $0.gestureRecognizerShouldBegin(self) }
  }

  /// Whether its delegate lets it receive what an event contains; it may without one.
  final func delegateLetsItReceive(_ event: UIEvent) -> Bool {
    call(Calls.shouldReceiveEvent) { $0.gestureRecognizer(self, shouldReceive: event) }
  }

  /// Whether its delegate lets it receive a touch; it may without one.
  final func delegateLetsItReceive(_ touch: UITouch) -> Bool {
    call(Calls.shouldReceive) { $0.gestureRecognizer(self, shouldReceive: touch) }
  }

  /// Whether its delegate lets it and another one recognise a gesture at the same time.
  final func delegateSharesGesture(with other: UIGestureRecognizer) -> Bool {
    call(Calls.shouldRecognizeSimultaneously) {
      $0.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other)
    }
  }

  /// Whether its delegate makes it wait until another one fails.
  final func delegateRequiresFailure(of other: UIGestureRecognizer) -> Bool {
    call(Calls.shouldRequireFailure) { $0.gestureRecognizer(self, shouldRequireFailureOf: other) }
  }

  /// Whether its delegate makes another one wait until it fails.
  final func delegateRequiresToFail(by other: UIGestureRecognizer) -> Bool {
    call(Calls.shouldBeRequiredToFail) {
      $0.gestureRecognizer(self, shouldBeRequiredToFailBy: other)
    }
  }
}
