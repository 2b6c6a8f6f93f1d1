import Foundation
import NavigationModel

extension Frame {
  /// Creates a frame from a Foundation rectangle.
  init(_ rectangle: CGRect) {
    self.init(
      x: Double(rectangle.minX), y: Double(rectangle.minY), width: Double(rectangle.width),
      height: Double(rectangle.height))
  }
}

extension CGRect {
  /// Creates a rectangle from a frame of the model.
  init(_ frame: Frame) {
    self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }
}
