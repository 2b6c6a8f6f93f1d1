import Foundation
import HeadlessUIKit

/// A part of a view in which the pointer looks the same.
///
/// [UIPointerRegion](https://developer.apple.com/documentation/uikit/uipointerregion)
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, @MainActor NSCopying {
  /// The rectangle, in points of the view.
  open private(set) var rect: CGRect
  /// What the program knows it by.
  open private(set) var identifier: AnyHashable?
  /// The axes along which a pressed pointer stays in it.
  open var latchingAxes: UIAxis = []

  /// Creates a region of a rectangle.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPointerRegion(rect: rect, identifier: identifier)
    copy.latchingAxes = latchingAxes
    return copy
  }

  nonisolated deinit {}
}
