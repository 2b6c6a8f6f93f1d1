import NavigationModel

extension UIActionSheet {
  /// The calls to its delegate.
  enum Calls {
    static let willPresent = Call(
      .willPresent, "willPresent(_:)",
      to: { (sheet: UIActionSheet) in sheet.delegate })
    static let didPresent = Call(
      .didPresent, "didPresent(_:)",
      to: { (sheet: UIActionSheet) in sheet.delegate })
    static let clickedButton = Call(
      .clickedButton, "actionSheet(_:clickedButtonAt:)",
      to: { (sheet: UIActionSheet) in sheet.delegate })
    static let willDismiss = Call(
      .willDismissWithButtonIndex, "actionSheet(_:willDismissWithButtonIndex:)",
      to: { (sheet: UIActionSheet) in sheet.delegate })
    static let didDismiss = Call(
      .didDismissWithButtonIndex, "actionSheet(_:didDismissWithButtonIndex:)",
      to: { (sheet: UIActionSheet) in sheet.delegate })

    static var rows: [CallRow] {
      [willPresent.row, didPresent.row, clickedButton.row, willDismiss.row, didDismiss.row]
    }
  }
}
