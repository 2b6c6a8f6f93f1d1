---@meta
-- Written by `drilldown meta`; do not edit.

---A control with a title that sends an action when it is tapped.
---@class UIButton : UIControl
---@field title string? The title of the normal state.
---@field currentTitle string? The title that is shown now. Read-only.
---@field buttonType UIButton.ButtonType The button's type; set when it is created. Read-only.
---@field titleLabel UILabel? The label that shows the title. Read-only.
---@overload fun(arguments?: UIButton.Arguments): UIButton
---@overload fun(title: string): UIButton
UIButton = {}

---Gives a state a title; those without one show that of the normal state.
---@param title? string
---@param state? UIButton.State
function UIButton:setTitle(title, state) end

---What UIButton is called with.
---@class UIButton.Arguments : UIControl.Arguments
---@field type? UIButton.ButtonType The button's type; `system` if omitted.
---@field primaryAction? UIAction What a tap does; the button has its title.
---@field title? string
