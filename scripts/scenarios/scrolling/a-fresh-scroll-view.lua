-- facts: E30
-- What a scroll view is before anything was set.
local view = UIScrollView()
print(view.contentOffset.x, view.contentOffset.y, view.contentSize.width, view.contentSize.height)
print(view.contentInset.top, view.bounces, view.isScrollEnabled, view.scrollsToTop)
print(view.alwaysBounceVertical, view.alwaysBounceHorizontal, view.isPagingEnabled)
print(view.keyboardDismissMode, view.automaticallyAdjustsScrollIndicatorInsets)
local insets, adjusted = view.contentInset, view.adjustedContentInset
print(insets.left, insets.bottom, insets.right)
print(adjusted.top, adjusted.left, adjusted.bottom, adjusted.right)
print(view.contentInsetAdjustmentBehavior, UITableView().alwaysBounceVertical)
print(view.isTracking, view.isDragging, view.isDecelerating)
--> 0.0 0.0 0.0 0.0
--> 0.0 true true true
--> false false false
--> none true
--> 0.0 0.0 0.0
--> 0.0 0.0 0.0 0.0
--> automatic true
--> false false false
