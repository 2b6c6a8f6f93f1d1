import Foundation
import NavigationModel

extension UIView: UIPopoverPresentationControllerSourceItem {}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

extension UITab: UIPopoverPresentationControllerSourceItem {}

extension CGRect {
  /// Whether it says which part of a view is meant.
  var isSource: Bool { !isNull && !isEmpty }
}

extension UIView {
  /// All of it, as the part that a popover points at.
  var boundsOfSource: CGRect { CGRect(origin: .zero, size: frame.size) }
}

extension UIBarButtonItem {
  /// Where its button is, as near as the bar says: at the side where it has it (unconfirmed).
  var frameOnScreen: Frame? {
    guard let bar, bar.window != nil else { return nil }
    let frame = Frame(CGRect(origin: bar.originOnScreen, size: bar.frame.size))
    let stage = bar.recordingStage
    let items = stage.hierarchy.visibleInFront.compactMap { stage.registry[$0]?.navigationItem }
    let isAtRight = items.contains { $0.itemsAtRight.contains(self) }
    let isAtLeft = items.contains { $0.itemsAtLeft.contains(self) }
    let width = min(44, frame.width)
    let x = isAtRight ? frame.width - width : isAtLeft ? 0 : (frame.width - width) / 2
    return Frame(x: frame.x + x, y: frame.y, width: width, height: frame.height)
  }
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
