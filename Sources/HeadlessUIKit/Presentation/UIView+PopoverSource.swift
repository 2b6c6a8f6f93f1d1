import Foundation
import NavigationModel

extension UIView: UIPopoverPresentationControllerSourceItem {}

extension UIView {
  /// All of it, as the part that a popover points at.
  var boundsOfSource: CGRect { CGRect(origin: .zero, size: frame.size) }
}
