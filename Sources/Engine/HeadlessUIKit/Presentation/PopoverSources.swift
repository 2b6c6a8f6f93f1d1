import Foundation
import NavigationModel

extension CGRect {
  /// Whether it says which part of a view is meant.
  var isSource: Bool { !isNull && !isEmpty }
}

extension UIPopoverArrowDirection {
  private static let edgesInOrder: [(UIPopoverArrowDirection, Screen.Edge)] = [
    (.up, .top), (.down, .bottom), (.left, .left), (.right, .right),
  ]

  /// The edges of the popover that an arrow in one of these directions is at.
  var edges: [Screen.Edge] { Self.edgesInOrder.filter { contains($0.0) }.map(\.1) }

  /// The direction of an arrow at an edge.
  init(_ edge: Screen.Edge) {
    self = Self.edgesInOrder.first { $0.1 == edge }?.0 ?? .unknown
  }
}

/// What the arrow of a popover can point at: a view, a bar button, a tab (F67).
///
/// [UIPopoverPresentationControllerSourceItem](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollersourceitem)
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UITab: UIPopoverPresentationControllerSourceItem {}

extension UIView: UIPopoverPresentationControllerSourceItem {}

extension UIView {
  /// All of it, as the part that a popover points at.
  var boundsOfSource: CGRect { CGRect(origin: .zero, size: frame.size) }
}
