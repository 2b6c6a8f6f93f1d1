import Foundation

extension UIView {
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
