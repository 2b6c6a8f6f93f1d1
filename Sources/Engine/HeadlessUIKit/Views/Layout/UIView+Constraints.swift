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

  /// How many views are around it.
  var depth: Int {
    var depth = 0
    var ancestor = container
    while let view = ancestor {
      depth += 1
      ancestor = view.container
    }
    return depth
  }
}
