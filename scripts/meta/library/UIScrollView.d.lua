---@meta
-- Written by `drilldown meta`; do not edit.

---A view whose content may be larger than itself, and is scrolled.
---@class UIScrollView : UIView
---@field delegate (UIScrollViewDelegate|table)? Is notified of the scrolling.
---@field bounces boolean Whether the user can drag the content beyond its edges; it returns then.
---@field alwaysBounceVertical boolean Whether that is possible vertically even if the content fits.
---@field alwaysBounceHorizontal boolean Whether that is possible horizontally even if the content fits.
---@field isScrollEnabled boolean Whether the user can scroll it; true by default.
---@field isPagingEnabled boolean Whether scrolling stops at multiples of its size.
---@field scrollsToTop boolean Whether a tap on the status bar scrolls to the top; true by default.
---@field keyboardDismissMode UIScrollView.KeyboardDismissMode What scrolling does to the keyboard.
---@field showsVerticalScrollIndicator boolean Whether the indicator of the vertical position is shown; kept, no effect.
---@field showsHorizontalScrollIndicator boolean Whether the indicator of the horizontal position is shown; kept, no effect.
---@field automaticallyAdjustsScrollIndicatorInsets boolean Whether the insets of the indicators follow the safe area; kept, no effect.
---@field verticalScrollIndicatorInsets UIEdgeInsets The insets of the vertical indicator; kept, no effect.
---@field horizontalScrollIndicatorInsets UIEdgeInsets The insets of the horizontal indicator; kept, no effect.
---@field isTracking boolean Whether the user touches it. Read-only.
---@field isDragging boolean Whether the user drags the content. Read-only.
---@field isDecelerating boolean Whether the content moves on without a finger. Read-only.
---@field contentOffset CGPoint Which point of the content is at the upper left corner; set, it scrolls without an animation.
---@field contentSize CGSize The size of the content, in points; a table's follows its rows.
---@field contentInset UIEdgeInsets The space around the content, without the safe area.
---@field adjustedContentInset UIEdgeInsets The space around the content with the part of the safe area that is added to it. Read-only.
---@field contentInsetAdjustmentBehavior UIScrollView.ContentInsetAdjustmentBehavior How the safe area becomes a part of `adjustedContentInset`.
---@field refreshControl UIRefreshControl? The control that the user pulls to refresh the content; nil for none.
---@overload fun(arguments?: UIScrollView.Arguments): UIScrollView
UIScrollView = {}

---Scrolls to an offset; animated, `didEndScrollingAnimation` is called at the end.
---@param offset CGPoint
---@param animated? boolean
function UIScrollView:setContentOffset(offset, animated) end

---Scrolls as little as is needed to make a part of the content visible; does nothing if it is.
---@param rect CGRect
---@param animated? boolean
function UIScrollView:scrollRectToVisible(rect, animated) end

---Called when `adjustedContentInset` has changed; call super. A script may override it.
function UIScrollView:adjustedContentInsetDidChange() end

---What UIScrollView is called with.
---@class UIScrollView.Arguments : UIView.Arguments
---@field delegate? UIScrollViewDelegate|table
---@field bounces? boolean
---@field alwaysBounceVertical? boolean
---@field alwaysBounceHorizontal? boolean
---@field isScrollEnabled? boolean
---@field isPagingEnabled? boolean
---@field scrollsToTop? boolean
---@field keyboardDismissMode? UIScrollView.KeyboardDismissMode
---@field showsVerticalScrollIndicator? boolean
---@field showsHorizontalScrollIndicator? boolean
---@field automaticallyAdjustsScrollIndicatorInsets? boolean
---@field verticalScrollIndicatorInsets? UIEdgeInsets
---@field horizontalScrollIndicatorInsets? UIEdgeInsets
---@field contentOffset? CGPoint
---@field contentSize? CGSize
---@field contentInset? UIEdgeInsets
---@field contentInsetAdjustmentBehavior? UIScrollView.ContentInsetAdjustmentBehavior
---@field refreshControl? UIRefreshControl
---@field adjustedContentInsetDidChange? fun(self: UIScrollView)
