---@meta
-- Written by `drilldown meta`; do not edit.

---A control above the content of a scroll view, which the user pulls to refresh it.
---@class UIRefreshControl : UIControl
---@field isRefreshing boolean Whether a refresh is in progress. Read-only.
---@overload fun(arguments?: UIRefreshControl.Arguments): UIRefreshControl
UIRefreshControl = {}

---Marks a refresh that the script has begun; it sends no action and scrolls nothing.
function UIRefreshControl:beginRefreshing() end

---Ends a refresh, however it was begun; the program has to call it.
function UIRefreshControl:endRefreshing() end

---What UIRefreshControl is called with.
---@class UIRefreshControl.Arguments : UIControl.Arguments
