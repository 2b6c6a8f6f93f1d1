---@meta
-- Written by `drilldown meta`; do not edit.

---A control with a title that sends an action when it is tapped.
---@class UIButton : UIControl
---@field title string? The title of the normal state.
---@field currentTitle string? The title that is shown now. Read-only.
---@overload fun(arguments?: UIButton.Arguments): UIButton
---@overload fun(title: string): UIButton
UIButton = {}

---What UIButton is called with.
---@class UIButton.Arguments : UIControl.Arguments
---@field title? string
