import Foundation
import NavigationModel

/// A part of a view that has a frame without being a view.
///
/// [UILayoutGuide](https://developer.apple.com/documentation/uikit/uilayoutguide)
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The view that it is a part of; nil after the view has been deallocated.
  open weak var owningView: UIView?
  /// A name for the program.
  open var identifier = ""
  private let measured: (UIView) -> Insets

  /// Creates the part that insets leave of a view.
  init(of view: UIView, without insets: @escaping (UIView) -> Insets) {
    owningView = view
    measured = insets
    super.init()
  }

  /// Creates a guide for `addLayoutGuide(_:)`; its frame is that of the view.
  public override init() {
    measured = { _ in .zero }
    super.init()
  }

  /// Where it is now, in points of the view; zero without a view.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    let size = owningView.bounds.size
    return CGRect(
      measured(owningView).area(width: Double(size.width), height: Double(size.height)))
  }

  /// Its left edge in the direction of reading.
  open var leadingAnchor: NSLayoutXAxisAnchor { horizontal(.leading) }
  /// Its right edge in the direction of reading.
  open var trailingAnchor: NSLayoutXAxisAnchor { horizontal(.trailing) }
  /// Its left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { horizontal(.left) }
  /// Its right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { horizontal(.right) }
  /// The middle of its width.
  open var centerXAnchor: NSLayoutXAxisAnchor { horizontal(.centerX) }
  /// Its upper edge.
  open var topAnchor: NSLayoutYAxisAnchor { vertical(.top) }
  /// Its lower edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { vertical(.bottom) }
  /// The middle of its height.
  open var centerYAnchor: NSLayoutYAxisAnchor { vertical(.centerY) }
  /// Its width.
  open var widthAnchor: NSLayoutDimension { dimension(.width) }
  /// Its height.
  open var heightAnchor: NSLayoutDimension { dimension(.height) }

  nonisolated deinit {}
}

/// The length of a guide when it was read.
package final class LayoutSupport: NSObject, UILayoutSupport {
  package let length: CGFloat

  init(length: CGFloat) { self.length = length }

  nonisolated deinit {}
}

/// What bars take from an edge of a controller's view (E68).
///
/// [UILayoutSupport](https://developer.apple.com/documentation/uikit/uilayoutsupport)
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The distance from the edge of the view to the end of the bars, in points.
  var length: CGFloat { get }
}
