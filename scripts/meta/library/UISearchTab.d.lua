---@meta
-- Written by `drilldown meta`; do not edit.

---A tab for the search, with a title of the system's, at the end of the bar.
---@class UISearchTab : UITab
---@overload fun(arguments?: UISearchTab.Arguments): UISearchTab
UISearchTab = {}

---What UISearchTab is called with.
---@class UISearchTab.Arguments : UITab.Arguments
