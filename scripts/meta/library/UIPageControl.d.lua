---@meta
-- Written by `drilldown meta`; do not edit.

---A row of dots, one for each page; a tap shows the next one.
---@class UIPageControl : UIControl
---@field numberOfPages integer How many pages there are.
---@field currentPage integer The page that is shown, from 0 on; limited to those that there are.
---@field hidesForSinglePage boolean Whether it is hidden where there is one page; kept, no effect.
---@overload fun(arguments?: UIPageControl.Arguments): UIPageControl
UIPageControl = {}

---What UIPageControl is called with.
---@class UIPageControl.Arguments : UIControl.Arguments
---@field numberOfPages? integer How many pages there are; 0 if omitted.
---@field numberOfPages? integer
---@field currentPage? integer
---@field hidesForSinglePage? boolean
