import Foundation

extension UIScrollView {
  /// Whether a subview isn't scrolled away at the start of the content; what is beyond its end is drawn
  /// in any case in a text.
  func isInSight(_ view: UIView) -> Bool {
    let frame = view.frame
    guard frame.height > 0, frame.width > 0, !(view is UIRefreshControl) else { return true }
    let start = nearestStart
    return frame.maxY > offset.y + start.y && frame.maxX > offset.x + start.x
  }

  /// How much of its upper left corner the bars cover.
  private var nearestStart: CGPoint { CGPoint(x: inset.left, y: inset.top) }
}
