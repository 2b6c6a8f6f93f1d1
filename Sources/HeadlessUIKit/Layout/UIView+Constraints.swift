import Foundation

extension UIView {
  /// The nearest view around both, or one of them.
  final func nearestView(around other: UIView) -> UIView? {
    var ancestor: UIView? = self
    while let view = ancestor {
      if other.isInside(view) { return view }
      ancestor = view.container
    }
    return nil
  }
}
