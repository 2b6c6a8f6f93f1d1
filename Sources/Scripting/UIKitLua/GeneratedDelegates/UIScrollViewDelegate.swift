// Written by `make surface` from the rows of the protocols; do not edit.
// swift-format-ignore-file
import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptedScrollDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { _ = run(.didScroll, [scrollView]) }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { _ = run(.willBeginDragging, [scrollView]) }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { _ = run(.didEndDragging, [scrollView, decelerate]) }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { _ = run(.willBeginDecelerating, [scrollView]) }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { _ = run(.didEndDecelerating, [scrollView]) }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { _ = run(.didEndScrollingAnimation, [scrollView]) }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { answer(.shouldScrollToTop, [scrollView]) ?? true }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { _ = run(.didScrollToTop, [scrollView]) }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { _ = run(.didChangeAdjustedContentInset, [scrollView]) }
}

extension TableDescriptor {
  static var uiScrollViewDelegate: TableDescriptor {
    TableDescriptor("UIScrollViewDelegate", "Methods to respond to and control the scrolling of a scroll view.")
      .call(.didScroll, ["scrollView": UIScrollView.self], "Called at every change of the offset.", facts: "E37")
      .call(.willBeginDragging, ["scrollView": UIScrollView.self], "Called when the user begins to drag the content.", facts: "E35")
      .call(.willEndDragging, ["scrollView": UIScrollView.self, "velocity": CGPoint.self, "targetContentOffset": CGPoint.self], returning: CGPoint?.self, "Called before the finger is lifted, with its velocity in points per millisecond; the place where the content will stop may be changed.", facts: "E36")
      .call(.didEndDragging, ["scrollView": UIScrollView.self, "decelerate": Bool.self], "Called when the finger was lifted, with whether the content moves on.", facts: "E35")
      .call(.willBeginDecelerating, ["scrollView": UIScrollView.self], "Called when the content begins to move on without a finger.", facts: "E35")
      .call(.didEndDecelerating, ["scrollView": UIScrollView.self], "Called when the content has stopped.", facts: "E35")
      .call(.didEndScrollingAnimation, ["scrollView": UIScrollView.self], "Called when an animation of the offset has ended that the program began.", facts: "E37")
      .call(.shouldScrollToTop, ["scrollView": UIScrollView.self], returning: Bool.self, "Whether a tap on the status bar scrolls to the top. Only false refuses.", facts: "E39")
      .call(.didScrollToTop, ["scrollView": UIScrollView.self], "Called when a tap on the status bar has scrolled to the top.", facts: "E39")
      .call(.didChangeAdjustedContentInset, ["scrollView": UIScrollView.self], "Called when the insets with the safe area have changed.", facts: "E33")
  }
}
