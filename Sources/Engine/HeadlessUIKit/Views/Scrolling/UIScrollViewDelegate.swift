import Foundation

/// Methods to respond to and control the scrolling of a scroll view.
///
/// [UIScrollViewDelegate](https://developer.apple.com/documentation/uikit/uiscrollviewdelegate)
// rows: UIScrollView.ScrollCalls, $0.answeringScrollDelegate, or $0.overridableScrollDelegate
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called at every change of the offset (E37).
  // row: didScroll
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called when the user begins to drag the content (E35).
  // row: willBeginDragging
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called before the finger is lifted, with its velocity in points per millisecond; the place where
  /// the content will stop may be changed (E36).
  // row: willEndDragging
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called when the finger was lifted, with whether the content moves on (E35).
  // row: didEndDragging
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when the content begins to move on without a finger (E35).
  // row: willBeginDecelerating
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when the content has stopped (E35).
  // row: didEndDecelerating
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called when an animation of the offset has ended that the program began (E37).
  // row: didEndScrollingAnimation
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Whether a tap on the status bar scrolls to the top (E39).
  // row: shouldScrollToTop = true
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called when a tap on the status bar has scrolled to the top (E39).
  // row: didScrollToTop
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Called when the insets with the safe area have changed (E33).
  // row: didChangeAdjustedContentInset
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// The view in the content that is drawn larger or smaller; nil for none.
  // no row: only programs in Swift have it
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called before fingers, or an animation, zoom the content.
  // no row: only programs in Swift have it
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called at every change of the scale.
  // no row: only programs in Swift have it
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called when fingers, or an animation, have zoomed the content, and it is in a scale that is allowed.
  // no row: only programs in Swift have it
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  )
}

extension UIScrollViewDelegate {
  /// None.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    DefaultBody.reached(nil, by: self)
  }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    DefaultBody.reached(by: self)
  }
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { DefaultBody.reached(by: self) }
}
