#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessUIKit

  // What UIKit and Core Graphics add to Foundation's geometry.
  nonisolated extension CGRect {
    /// The rectangle without the insets at its edges.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
      CGRect(
        x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
        height: height - insets.top - insets.bottom)
    }
  }

  nonisolated extension NSValue {
    /// Creates a value of a rectangle.
    public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
    /// Creates a value of a point.
    public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
    /// Creates a value of a size.
    public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
    /// The rectangle.
    public var cgRectValue: CGRect { rectValue }
    /// The point.
    public var cgPointValue: CGPoint { pointValue }
    /// The size.
    public var cgSizeValue: CGSize { sizeValue }
  }
#endif
