import Foundation
import HeadlessUIKit
import Lua
import NavigationModel

extension UIScrollView.ContentInsetAdjustmentBehavior: LuaEnumeration {
  package static var luaCases: LuaCases<Self> { [.automatic, .scrollableAxes, .never, .always] }
}

extension UIScrollView.KeyboardDismissMode: LuaEnumeration {
  package static var luaCases: LuaCases<Self> {
    [.none, .onDrag, .interactive, .onDragWithAccessory, .interactiveWithAccessory]
  }
}

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
      .property(
        "contentOffset",
        summary: "The point of the content at its upper left corner; set without an animation.",
        get: { $0.contentOffset }, set: { $0.contentOffset = $1 }
      )
      .property(
        "contentSize", summary: "The size of the content, in points; a table's follows its rows.",
        get: { $0.contentSize }, set: { $0.contentSize = $1 }
      )
      .property(
        "contentInset", summary: "The space around the content, without the safe area.",
        get: { $0.contentInset }, set: { $0.contentInset = $1 }
      )
      .property(
        "adjustedContentInset",
        summary: "The space around the content, with what the safe area adds to it.",
        get: { $0.adjustedContentInset }
      )
      .property(
        "contentInsetAdjustmentBehavior",
        summary: "When the safe area becomes a part of `adjustedContentInset`.",
        get: { $0.contentInsetAdjustmentBehavior }, set: { $0.contentInsetAdjustmentBehavior = $1 }
      )
      .property(
        "refreshControl", summary: "The control that is pulled to refresh; nil for none.",
        get: { $0.refreshControl }, set: { $0.refreshControl = $1 }
      )
      .method(
        "setContentOffset", "offset", "animated",
        summary: "Scrolls to an offset; animated, `didEndScrollingAnimation` is called at the end."
      ) {
        (view: UIScrollView, offset: CGPoint, animated: Bool) -> Void in
        view.setContentOffset(offset, animated: animated)
      }
      .method(
        "scrollRectToVisible", "rect", "animated",
        summary: "Scrolls as little as is needed to make a part of the content visible."
      ) {
        (view: UIScrollView, rect: CGRect, animated: Bool) -> Void in
        view.scrollRectToVisible(rect, animated: animated)
      }
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
      .property(
        "bounces", summary: "Whether the user can drag beyond the edges of the content.",
        get: { $0.bounces }, set: { $0.bounces = $1 }
      )
      .property(
        "alwaysBounceVertical",
        summary: "Whether that is possible vertically even if the content fits.",
        get: { $0.alwaysBounceVertical }, set: { $0.alwaysBounceVertical = $1 }
      )
      .property(
        "alwaysBounceHorizontal",
        summary: "Whether that is possible horizontally even if the content fits.",
        get: { $0.alwaysBounceHorizontal }, set: { $0.alwaysBounceHorizontal = $1 }
      )
      .property(
        "isScrollEnabled", summary: "Whether the user can scroll it; true by default.",
        get: { $0.isScrollEnabled }, set: { $0.isScrollEnabled = $1 }
      )
      .property(
        "isPagingEnabled", summary: "Whether scrolling stops at multiples of its size.",
        get: { $0.isPagingEnabled }, set: { $0.isPagingEnabled = $1 }
      )
      .property(
        "scrollsToTop",
        summary: "Whether a tap on the status bar scrolls to the top; true by default.",
        get: { $0.scrollsToTop }, set: { $0.scrollsToTop = $1 }
      )
      .property(
        "keyboardDismissMode", summary: "What scrolling does to the keyboard.",
        get: { $0.keyboardDismissMode }, set: { $0.keyboardDismissMode = $1 }
      )
      .property(
        "showsVerticalScrollIndicator",
        summary: "Whether the indicator of the vertical position is shown; kept, no effect.",
        get: { $0.showsVerticalScrollIndicator }, set: { $0.showsVerticalScrollIndicator = $1 }
      )
      .property(
        "showsHorizontalScrollIndicator",
        summary: "Whether the indicator of the horizontal position is shown; kept, no effect.",
        get: { $0.showsHorizontalScrollIndicator }, set: { $0.showsHorizontalScrollIndicator = $1 }
      )
      .property(
        "automaticallyAdjustsScrollIndicatorInsets",
        summary: "Whether the insets of the indicators follow the safe area; kept, no effect.",
        get: { $0.automaticallyAdjustsScrollIndicatorInsets },
        set: { $0.automaticallyAdjustsScrollIndicatorInsets = $1 }
      )
      .property(
        "verticalScrollIndicatorInsets",
        summary: "The insets of the vertical indicator; kept, no effect.",
        get: { $0.verticalScrollIndicatorInsets }, set: { $0.verticalScrollIndicatorInsets = $1 }
      )
      .property(
        "horizontalScrollIndicatorInsets",
        summary: "The insets of the horizontal indicator; kept, no effect.",
        get: { $0.horizontalScrollIndicatorInsets },
        set: { $0.horizontalScrollIndicatorInsets = $1 }
      )
      .property("isTracking", summary: "Whether the user touches it.", get: { $0.isTracking })
      .property(
        "isDragging", summary: "Whether the user drags the content.", get: { $0.isDragging }
      )
      .property(
        "isDecelerating", summary: "Whether the content moves on without a finger.",
        get: { $0.isDecelerating })
  }
}
