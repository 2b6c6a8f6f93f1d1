// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import NavigationModel

extension UIScrollView {
  /// The calls to what its program gives it.
  enum ScrollCalls {
    static let didScroll = Call(.didScroll, "scrollViewDidScroll(_:)", to: { (owner: UIScrollView) in owner.answeringScrollDelegate }, or: { (owner: UIScrollView) in owner.overridableScrollDelegate })
    static let willBeginDragging = Call(.willBeginDragging, "scrollViewWillBeginDragging(_:)", to: { (owner: UIScrollView) in owner.answeringScrollDelegate }, or: { (owner: UIScrollView) in owner.overridableScrollDelegate })
    static let willEndDragging = Call(.willEndDragging, "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)", to: { (owner: UIScrollView) in owner.answeringScrollDelegate }, or: { (owner: UIScrollView) in owner.overridableScrollDelegate })
    static let didEndDragging = Call(.didEndDragging, "scrollViewDidEndDragging(_:willDecelerate:)", to: { (owner: UIScrollView) in owner.answeringScrollDelegate }, or: { (owner: UIScrollView) in owner.overridableScrollDelegate })
    static let willBeginDecelerating = Call(.willBeginDecelerating, "scrollViewWillBeginDecelerating(_:)", to: { (owner: UIScrollView) in owner.answeringScrollDelegate }, or: { (owner: UIScrollView) in owner.overridableScrollDelegate })
    static let didEndDecelerating = Call(.didEndDecelerating, "scrollViewDidEndDecelerating(_:)", to: { (owner: UIScrollView) in owner.answeringScrollDelegate }, or: { (owner: UIScrollView) in owner.overridableScrollDelegate })
    static let didEndScrollingAnimation = Call(.didEndScrollingAnimation, "scrollViewDidEndScrollingAnimation(_:)", to: { (owner: UIScrollView) in owner.answeringScrollDelegate }, or: { (owner: UIScrollView) in owner.overridableScrollDelegate })
    static let shouldScrollToTop = Call(.shouldScrollToTop, "scrollViewShouldScrollToTop(_:)", to: { (owner: UIScrollView) in owner.answeringScrollDelegate }, or: { (owner: UIScrollView) in owner.overridableScrollDelegate }, default: true as Bool)
    static let didScrollToTop = Call(.didScrollToTop, "scrollViewDidScrollToTop(_:)", to: { (owner: UIScrollView) in owner.answeringScrollDelegate }, or: { (owner: UIScrollView) in owner.overridableScrollDelegate })
    static let didChangeAdjustedContentInset = Call(.didChangeAdjustedContentInset, "scrollViewDidChangeAdjustedContentInset(_:)", to: { (owner: UIScrollView) in owner.answeringScrollDelegate }, or: { (owner: UIScrollView) in owner.overridableScrollDelegate })

    static var rows: [CallRow] {
      [didScroll.row, willBeginDragging.row, willEndDragging.row, didEndDragging.row, willBeginDecelerating.row, didEndDecelerating.row, didEndScrollingAnimation.row, shouldScrollToTop.row, didScrollToTop.row, didChangeAdjustedContentInset.row]
    }
  }
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { DefaultBody.reached(by: self) }
  /// `true` where it is left out.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { DefaultBody.reached(true, by: self) }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { DefaultBody.reached(by: self) }
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { DefaultBody.reached(by: self) }
}
