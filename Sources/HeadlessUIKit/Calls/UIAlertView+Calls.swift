import NavigationModel

extension UIAlertView {
  /// The calls to its delegate.
  enum Calls {
    static let willPresent = Call(
      .willPresent, "willPresent(_:)",
      to: { (alert: UIAlertView) in alert.delegate })
    static let didPresent = Call(
      .didPresent, "didPresent(_:)",
      to: { (alert: UIAlertView) in alert.delegate })
    static let clickedButton = Call(
      .clickedButton, "alertView(_:clickedButtonAt:)",
      to: { (alert: UIAlertView) in alert.delegate })
    static let willDismiss = Call(
      .willDismissWithButtonIndex, "alertView(_:willDismissWithButtonIndex:)",
      to: { (alert: UIAlertView) in alert.delegate })
    static let didDismiss = Call(
      .didDismissWithButtonIndex, "alertView(_:didDismissWithButtonIndex:)",
      to: { (alert: UIAlertView) in alert.delegate })

    static var rows: [CallRow] {
      [willPresent.row, didPresent.row, clickedButton.row, willDismiss.row, didDismiss.row]
    }
  }
}
