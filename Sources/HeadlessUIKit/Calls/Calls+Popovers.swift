import NavigationModel

extension UIPopoverController: CallOwner {
  package var recordedSubject: Hierarchy.ID? { contentViewController.id }
  package var recordedName: String { label }
  package var recordingStage: Stage { contentViewController.stage }

  /// The calls to its delegate.
  enum Calls {
    static let shouldDismiss = Call(
      .shouldDismissPopover, "popoverControllerShouldDismissPopover(_:)",
      to: { (popover: UIPopoverController) in popover.delegate }, default: true)
    static let didDismiss = Call(
      .didDismissPopover, "popoverControllerDidDismissPopover(_:)",
      to: { (popover: UIPopoverController) in popover.delegate }, in: .didDismiss)

    static var rows: [CallRow] { [shouldDismiss.row, didDismiss.row] }
  }
}
