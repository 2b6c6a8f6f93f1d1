import NavigationModel

extension UIBarButtonItem {
  /// The bar in the front window that shows it; nil if none does.
  var bar: UIView? { Stage.current.frontWindow?.bar(showing: self) }
}
