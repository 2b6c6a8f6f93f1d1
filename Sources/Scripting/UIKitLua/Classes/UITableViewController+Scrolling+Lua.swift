import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension ScriptWorld {
  /// Adds the delegate methods about scrolling, which scripts may override.
  func withScrolling<List: UIViewController & UIScrollViewDelegate>(
    _ descriptor: ClassDescriptor<List>
  ) -> ClassDescriptor<List> {
    descriptor
      .scrollNotification(.didScroll, "Called at every change of the offset.") {
        $0.scrollViewDidScroll($1)
      }
      .scrollNotification(.willBeginDragging, "Called when the user begins to drag.") {
        $0.scrollViewWillBeginDragging($1)
      }
      .callback(
        "willEndDragging", "table", "velocity", "target",
        summary: "Called before the finger is lifted; may return another offset to stop at."
      ) { (list: List, table: UIScrollView, velocity: CGPoint, target: CGPoint) in
        list.scrollDelegate(for: .willEndDragging).willEndDragging(table, velocity, target)
      } super: { list, table, velocity, target in
        (list as any UIScrollViewDelegate).willEndDragging(table, velocity, target)
      }
      .callback(
        "didEndDragging", "table", "decelerate",
        summary: "Called when the finger was lifted, with whether the content moves on."
      ) { (list: List, table: UIScrollView, decelerate: Bool) -> Void in
        list.scrollDelegate(for: .didEndDragging)
          .scrollViewDidEndDragging(table, willDecelerate: decelerate)
      } super: { list, table, decelerate in
        list.scrollViewDidEndDragging(table, willDecelerate: decelerate)
      }
      .scrollNotification(.willBeginDecelerating, "Called when the content begins to move on.") {
        $0.scrollViewWillBeginDecelerating($1)
      }
      .scrollNotification(.didEndDecelerating, "Called when the content has stopped.") {
        $0.scrollViewDidEndDecelerating($1)
      }
      .scrollNotification(
        .didEndScrollingAnimation, "Called when an animation of the offset has ended."
      ) { $0.scrollViewDidEndScrollingAnimation($1) }
      .callback(
        "shouldScrollToTop", "table",
        summary: "Whether a tap on the status bar scrolls to the top; true by default."
      ) { (list: List, table: UIScrollView) -> Bool in
        list.scrollDelegate(for: .shouldScrollToTop).scrollViewShouldScrollToTop(table)
      } super: { list, table in
        list.scrollViewShouldScrollToTop(table)
      }
      .scrollNotification(.didScrollToTop, "Called when such a tap has scrolled to the top.") {
        $0.scrollViewDidScrollToTop($1)
      }
      .scrollNotification(
        .didChangeAdjustedContentInset, "Called when its `adjustedContentInset` has changed."
      ) { $0.scrollViewDidChangeAdjustedContentInset($1) }
  }
}

extension UIScrollViewDelegate {
  /// The offset that it chooses for the end of a drag.
  fileprivate func willEndDragging(
    _ view: UIScrollView, _ velocity: CGPoint, _ target: CGPoint
  ) -> CGPoint {
    var target = target
    scrollViewWillEndDragging(view, withVelocity: velocity, targetContentOffset: &target)
    return target
  }
}

extension ClassDescriptor where Object: UIViewController & UIScrollViewDelegate {
  /// Adds a delegate method about the scrolling of the table, without a result.
  fileprivate func scrollNotification(
    _ call: DelegateCall, _ summary: String,
    _ notify: @escaping (any UIScrollViewDelegate, UIScrollView) -> Void
  ) -> Self {
    callback(call.rawValue, "table", summary: summary) {
      (list: Object, table: UIScrollView) -> Void in
      notify(list.scrollDelegate(for: call), table)
    } super: { list, table in
      notify(list, table)
    }
  }
}

extension UIScrollViewDelegate where Self: UIViewController {
  /// The implementation of a call about scrolling: the controller itself, or a script's.
  fileprivate func scrollDelegate(for call: DelegateCall) -> any UIScrollViewDelegate {
    guard let overrides, overrides.overrides(call.rawValue, of: self) else { return self }
    return overrides.delegate(of: self) as? any UIScrollViewDelegate ?? self
  }
}
