import Foundation
import NavigationModel

extension UIScrollView {
  /// The calls about scrolling to its delegate.
  enum ScrollCalls {
    static let didScroll = Call(
      .didScroll, "scrollViewDidScroll(_:)", to: { (view: UIScrollView) in view.answeringDelegate },
      or: { view in view.overridableDelegate })
    static let willBeginDragging = Call(
      .willBeginDragging, "scrollViewWillBeginDragging(_:)",
      to: { (view: UIScrollView) in view.answeringDelegate },
      or: { view in view.overridableDelegate })
    static let willEndDragging = Call(
      .willEndDragging, "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
      to: { (view: UIScrollView) in view.answeringDelegate },
      or: { view in view.overridableDelegate })
    static let didEndDragging = Call(
      .didEndDragging, "scrollViewDidEndDragging(_:willDecelerate:)",
      to: { (view: UIScrollView) in view.answeringDelegate },
      or: { view in view.overridableDelegate })
    static let willBeginDecelerating = Call(
      .willBeginDecelerating, "scrollViewWillBeginDecelerating(_:)",
      to: { (view: UIScrollView) in view.answeringDelegate },
      or: { view in view.overridableDelegate })
    static let didEndDecelerating = Call(
      .didEndDecelerating, "scrollViewDidEndDecelerating(_:)",
      to: { (view: UIScrollView) in view.answeringDelegate },
      or: { view in view.overridableDelegate })
    static let didEndScrollingAnimation = Call(
      .didEndScrollingAnimation, "scrollViewDidEndScrollingAnimation(_:)",
      to: { (view: UIScrollView) in view.answeringDelegate },
      or: { view in view.overridableDelegate })
    static let shouldScrollToTop = Call(
      .shouldScrollToTop, "scrollViewShouldScrollToTop(_:)",
      to: { (view: UIScrollView) in view.answeringDelegate },
      or: { view in view.overridableDelegate }, default: true)
    static let didScrollToTop = Call(
      .didScrollToTop, "scrollViewDidScrollToTop(_:)",
      to: { (view: UIScrollView) in view.answeringDelegate },
      or: { view in view.overridableDelegate })
    static let didChangeAdjustedContentInset = Call(
      .didChangeAdjustedContentInset, "scrollViewDidChangeAdjustedContentInset(_:)",
      to: { (view: UIScrollView) in view.answeringDelegate },
      or: { view in view.overridableDelegate })

    static var rows: [CallRow] {
      [
        didScroll.row, willBeginDragging.row, willEndDragging.row, didEndDragging.row,
        willBeginDecelerating.row, didEndDecelerating.row, didEndScrollingAnimation.row,
        shouldScrollToTop.row, didScrollToTop.row, didChangeAdjustedContentInset.row,
      ]
    }
  }

  /// Its delegate, unless that is a controller of a list that implements nothing.
  fileprivate var answeringDelegate: (any UIScrollViewDelegate)? {
    let delegate = delegate
    let types: [AnyClass] = [UITableViewController.self, UICollectionViewController.self]
    return delegate.map { object in types.contains { type(of: object) == $0 } } == true
      ? nil : delegate
  }

  fileprivate var overridableDelegate: (any Overridable)? {
    delegate as? UITableViewController ?? delegate as? UICollectionViewController
  }
}
