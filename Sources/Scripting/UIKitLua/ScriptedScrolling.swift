import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

/// The delegate of a scroll view.
class ScriptedScrollDelegate: ScriptedDelegate, UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    _ = callFunctionWithoutSender(.didScroll, scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    _ = callFunctionWithoutSender(.willBeginDragging, scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let target = targetContentOffset.pointee
    let result = callFunctionWithoutSender(.willEndDragging, scrollView, velocity, target)
    guard !result.isNil else { return }
    if let point = point(result) { return targetContentOffset.pointee = point }
    wrong(.willEndDragging, "a CGPoint or nil", result)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    _ = callFunctionWithoutSender(.didEndDragging, scrollView, decelerate)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    _ = callFunctionWithoutSender(.willBeginDecelerating, scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    _ = callFunctionWithoutSender(.didEndDecelerating, scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    _ = callFunctionWithoutSender(.didEndScrollingAnimation, scrollView)
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    // Only a literal false refuses; a function that returns nothing does not.
    if case .boolean(false) = callFunctionWithoutSender(.shouldScrollToTop, scrollView) {
      return false
    }
    return true
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    _ = callFunctionWithoutSender(.didScrollToTop, scrollView)
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    _ = callFunctionWithoutSender(.didChangeAdjustedContentInset, scrollView)
  }

  /// A table with two finite numbers, of which a missing one is 0.
  private func point(_ result: LuaValue) -> CGPoint? {
    guard case .table(let table) = result, let x = number(table["x"]), let y = number(table["y"])
    else { return nil }
    return CGPoint(x: x, y: y)
  }

  private func number(_ value: LuaValue) -> Double? {
    if value.isNil { return 0 }
    guard let number = value.anyNumber, number.isFinite else { return nil }
    return number
  }
}
