import Foundation

extension UIView: UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: Optional(view)) }
    return moved(point, to: coordinateSpace)
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: Optional(view)) }
    return coordinateSpace.moved(point, to: self)
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: Optional(view)) }
    return CGRect(origin: moved(rect.origin, to: coordinateSpace), size: rect.size)
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: Optional(view)) }
    return CGRect(origin: coordinateSpace.moved(rect.origin, to: self), size: rect.size)
  }
}
