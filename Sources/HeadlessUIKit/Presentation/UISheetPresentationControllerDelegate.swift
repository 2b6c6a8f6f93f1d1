/// Is notified when the user moves a sheet to another height.
///
/// [UISheetPresentationControllerDelegate](https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdelegate)
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when the user has moved the sheet to another height; `selectedDetentIdentifier` is new
  /// already (F55). Not called for changes by the program.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { DefaultBody.reached(by: self) }
}
