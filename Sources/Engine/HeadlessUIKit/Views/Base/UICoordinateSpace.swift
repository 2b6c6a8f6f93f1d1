import Foundation
import NavigationModel

/// What points and rectangles are measured in: a view, a scene or the screen.
///
/// [UICoordinateSpace](https://developer.apple.com/documentation/uikit/uicoordinatespace)
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// Its own rectangle, in its points.
  var bounds: CGRect { get }
  /// A point of it in the points of another space.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of another space in its own points.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A rectangle of it in the points of another space.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// A rectangle of another space in its own points.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
  /// Where its points begin on the screen.
  var originOfSpace: CGPoint { (self as? UIView)?.originOnScreen ?? .zero }

  /// A point of it in the points of another space.
  func moved(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    CGPoint(
      x: point.x + originOfSpace.x - space.originOfSpace.x,
      y: point.y + originOfSpace.y - space.originOfSpace.y)
  }
}

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
