import NavigationModel

extension UIPresentationController {
  /// The calls to its delegate.
  enum Calls {
    static let adaptiveStyle = Call(
      .adaptivePresentationStyle, "adaptivePresentationStyle(for:traitCollection:)",
      to: { (manager: UIPresentationController) in manager.delegate },
      default: UIModalPresentationStyle?.none)
    static let olderAdaptiveStyle = Call(
      .adaptivePresentationStyle, "adaptivePresentationStyle(for:)",
      to: { (manager: UIPresentationController) in manager.delegate },
      default: UIModalPresentationStyle?.none)
    static let replacement = Call(
      .viewControllerForAdaptivePresentationStyle,
      "presentationController(_:viewControllerForAdaptivePresentationStyle:)",
      to: { (manager: UIPresentationController) in manager.delegate },
      default: UIViewController?.none)
    static let prepareForPopover = Call(
      .prepareForPopoverPresentation, "prepareForPopoverPresentation(_:)",
      to: { (manager: UIPresentationController) in
        manager.delegate as? any UIPopoverPresentationControllerDelegate
      }, in: .preparePopover)
    static let shouldDismiss = Call(
      .shouldDismiss, "presentationControllerShouldDismiss(_:)",
      to: { (manager: UIPresentationController) in manager.delegate }, default: true)
    static let didAttemptToDismiss = Call(
      .didAttemptToDismiss, "presentationControllerDidAttemptToDismiss(_:)",
      to: { (manager: UIPresentationController) in manager.delegate })
    static let willDismiss = Call(
      .willDismiss, "presentationControllerWillDismiss(_:)",
      to: { (manager: UIPresentationController) in manager.delegate }, in: .willDismiss)
    static let didDismiss = Call(
      .didDismiss, "presentationControllerDidDismiss(_:)",
      to: { (manager: UIPresentationController) in manager.delegate }, in: .didDismiss)

    static let willReposition = Call(
      .willReposition, "popoverPresentationController(_:willRepositionPopoverTo:in:)",
      to: { (manager: UIPresentationController) in
        manager.delegate as? any UIPopoverPresentationControllerDelegate
      }, in: .repositionPopovers)
    static let prepareAdaptive = Call(
      .prepareAdaptive, "presentationController(_:prepare:)",
      to: { (manager: UIPresentationController) in manager.delegate }, in: .preparePopover)
    static let willPresentAdapted = Call(
      .willPresentWithAdaptiveStyle,
      "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)",
      to: { (manager: UIPresentationController) in manager.delegate }, in: .preparePopover)
    static let didChangeDetent = Call(
      .didChangeSelectedDetentIdentifier,
      "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)",
      to: { (manager: UIPresentationController) in
        manager.delegate as? any UISheetPresentationControllerDelegate
      })

    static var rows: [CallRow] {
      [
        adaptiveStyle.row, olderAdaptiveStyle.row, replacement.row, prepareForPopover.row,
        prepareAdaptive.row, willPresentAdapted.row, willReposition.row, didChangeDetent.row,
        shouldDismiss.row, didAttemptToDismiss.row, willDismiss.row, didDismiss.row,
      ]
    }
  }
}
