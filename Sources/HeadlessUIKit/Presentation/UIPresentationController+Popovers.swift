extension UIPresentationController {
  /// The popover whose content it presents; nil for any other presentation.
  var popoverController: UIPopoverController? { (self as? UIPopoverPresentationController)?.owner }
}
