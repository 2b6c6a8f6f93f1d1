import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension UIScrollView.ContentInsetAdjustmentBehavior: LuaEnumeration {}

extension UIScrollView.KeyboardDismissMode: LuaEnumeration {}

extension NSDirectionalRectEdge: LuaEnumeration {
  package static var luaCases: LuaCases<Self> {
    [
      "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing, "all": .all,
    ]
  }
}

extension ScriptWorld {
  var scrollView: ClassDescriptor<UIScrollView> {
    withScrolling(
      withFlags(
        ClassDescriptor(
          "UIScrollView", of: UIScrollView.self, extends: "UIView", receiver: "scroll",
          summary: "A view whose content may be larger than itself, and is scrolled."
        )
        .initializer("frame") { arguments throws(LuaError) in
          UIScrollView(frame: try arguments.read("frame") ?? CGRect.zero)
        }
        .delegate(
          type: "UIScrollViewDelegate", summary: "Is notified of the scrolling.",
          as: ScriptedScrollDelegate.self, in: self
        ) { $0.delegate = $1 }))
  }

  private func withScrolling(
    _ descriptor: ClassDescriptor<UIScrollView>
  ) -> ClassDescriptor<UIScrollView> {
    descriptor
      .contentOffset()
      .contentSize("The size of the content, in points; a table's follows its rows.")
      .contentInset("The space around the content, without the safe area.")
      .adjustedContentInset()
      .contentInsetAdjustmentBehavior()
      .refreshControl()
      .method(
        "setContentOffset", "offset", "animated",
        summary: "Scrolls to an offset; animated, `didEndScrollingAnimation` is called at the end."
      ) {
        (view: UIScrollView, offset: CGPoint, animated: Bool) -> Void in
        view.setContentOffset(offset, animated: animated)
      }
      .scrollRectToVisible()
      .callback(
        "adjustedContentInsetDidChange",
        summary: "Called when `adjustedContentInset` has changed; call super.",
        send: { (view: UIScrollView) -> Void in view.receiveAdjustedContentInsetDidChange() },
        super: { $0.adjustedContentInsetDidChange() }
      )
  }

  private func withFlags(
    _ descriptor: ClassDescriptor<UIScrollView>
  ) -> ClassDescriptor<UIScrollView> {
    descriptor
      .bounces()
      .alwaysBounceVertical()
      .alwaysBounceHorizontal()
      .isScrollEnabled()
      .isPagingEnabled()
      .scrollsToTop()
      .keyboardDismissMode()
      .showsVerticalScrollIndicator()
      .showsHorizontalScrollIndicator()
      .automaticallyAdjustsScrollIndicatorInsets()
      .verticalScrollIndicatorInsets()
      .horizontalScrollIndicatorInsets()
      .isTracking()
      .isDragging()
      .isDecelerating()
  }
}
