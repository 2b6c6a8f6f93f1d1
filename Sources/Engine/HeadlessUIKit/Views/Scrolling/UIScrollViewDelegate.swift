import Foundation

/// Methods to respond to and control the scrolling of a scroll view.
///
/// [UIScrollViewDelegate](https://developer.apple.com/documentation/uikit/uiscrollviewdelegate)
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called at every change of the offset (E37).
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called when the user begins to drag the content (E35).
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called before the finger is lifted, with its velocity in points per millisecond; the place where
  /// the content will stop may be changed (E36).
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called when the finger was lifted, with whether the content moves on (E35).
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when the content begins to move on without a finger (E35).
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when the content has stopped (E35).
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called when an animation of the offset has ended that the program began (E37).
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Whether a tap on the status bar scrolls to the top (E39).
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called when a tap on the status bar has scrolled to the top (E39).
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Called when the insets with the safe area have changed (E33).
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    DefaultBody.reached(by: self)
  }
  /// Changes nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    DefaultBody.reached(by: self)
  }
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    DefaultBody.reached(by: self)
  }
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    DefaultBody.reached(by: self)
  }
  /// True.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    DefaultBody.reached(true, by: self)
  }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    DefaultBody.reached(by: self)
  }
}
