import Foundation
import NavigationModel

extension Stage {
  /// The heights of a presented sheet, with their upper edges on the screen (P41); nil where a sheet
  /// has only one.
  func sheet(of controller: UIViewController) -> Screen.Sheet? {
    guard let manager = controller.sheetPresentationController, traits.horizontal == .compact else {
      return nil
    }
    let names = manager.detents.map(\.identifier)
    let detents = names.map { name in
      Screen.Detent(
        name == .medium ? "medium" : "large", top: name == .medium ? traits.screen.height / 2 : 57,
        isUndimmed: manager.isUndimmed(at: name))
    }
    return Screen.Sheet(
      detents, selected: names.firstIndex(of: manager.currentDetent) ?? 0,
      hasGrabber: manager.prefersGrabberVisible)
  }

  /// What the arrow of a presented popover points at; nil if that is not on the screen.
  func source(of controller: UIViewController) -> Screen.Source? {
    let popover = controller.parts.presentationOptions.manager as? UIPopoverPresentationController
    guard let popover else { return nil }
    if let item = popover.barButtonItem { return .target(item.targetID) }
    guard let view = popover.sourceView, view.window != nil else { return nil }
    let part =
      popover.sourceRect.isNull || popover.sourceRect.isEmpty
      ? CGRect(origin: .zero, size: view.frame.size) : popover.sourceRect
    let origin = view.originOnScreen
    return .frame(Frame(part.offsetBy(dx: origin.x, dy: origin.y)))
  }

  /// The edge that a popover reports for its arrow; nil for one that reports none.
  func arrow(of controller: UIViewController) -> Screen.Edge? {
    let popover = controller.presentationManagerIfMade?.popoverController
    return popover.flatMap { Self.edges[$0.popoverArrowDirection] }
  }

  private static let edges: [UIPopoverArrowDirection: Screen.Edge] = [
    .up: .top, .down: .bottom, .left: .left, .right: .right,
  ]
}

extension UIView {
  /// Its upper left corner on the screen.
  var originOnScreen: CGPoint {
    var origin = CGPoint.zero
    var current: UIView? = self
    while let view = current, !(view is UIWindow) {
      origin.x += view.frame.origin.x
      origin.y += view.frame.origin.y
      current = view.superview
    }
    return origin
  }
}
