import NavigationModel

extension UIPresentationController {
  /// Whether the delegate allows the user to dismiss it.
  var mayBeDismissed: Bool {
    call(Calls.shouldDismiss) { $0.presentationControllerShouldDismiss(self) }
  }
}
