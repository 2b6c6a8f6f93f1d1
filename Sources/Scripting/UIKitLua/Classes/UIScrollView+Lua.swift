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
      .contentOffset("The point of the content at its upper left corner; set without an animation.")
      .contentSize("The size of the content, in points; a table's follows its rows.")
      .contentInset("The space around the content, without the safe area.")
      .adjustedContentInset("The space around the content, with what the safe area adds to it.")
      .contentInsetAdjustmentBehavior(
        "When the safe area becomes a part of `adjustedContentInset`."
      )
      .refreshControl("The control that is pulled to refresh; nil for none.")
      .method(
        "setContentOffset", "offset", "animated",
        summary: "Scrolls to an offset; animated, `didEndScrollingAnimation` is called at the end."
      ) {
        (view: UIScrollView, offset: CGPoint, animated: Bool) -> Void in
        view.setContentOffset(offset, animated: animated)
      }
      .scrollRectToVisible("Scrolls as little as is needed to make a part of the content visible.")
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
      .bounces("Whether the user can drag beyond the edges of the content.")
      .alwaysBounceVertical("Whether that is possible vertically even if the content fits.")
      .alwaysBounceHorizontal("Whether that is possible horizontally even if the content fits.")
      .isScrollEnabled("Whether the user can scroll it; true by default.")
      .isPagingEnabled("Whether scrolling stops at multiples of its size.")
      .scrollsToTop("Whether a tap on the status bar scrolls to the top; true by default.")
      .keyboardDismissMode("What scrolling does to the keyboard.")
      .showsVerticalScrollIndicator(
        "Whether the indicator of the vertical position is shown; kept, no effect."
      )
      .showsHorizontalScrollIndicator(
        "Whether the indicator of the horizontal position is shown; kept, no effect."
      )
      .automaticallyAdjustsScrollIndicatorInsets(
        "Whether the insets of the indicators follow the safe area; kept, no effect."
      )
      .verticalScrollIndicatorInsets("The insets of the vertical indicator; kept, no effect.")
      .horizontalScrollIndicatorInsets("The insets of the horizontal indicator; kept, no effect.")
      .isTracking("Whether the user touches it.")
      .isDragging("Whether the user drags the content.")
      .isDecelerating("Whether the content moves on without a finger.")
  }
}
