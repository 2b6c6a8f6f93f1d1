---@meta
-- Written by `drilldown meta`; do not edit.

---A control with a title that sends an action when it is tapped.
---@class UIButton : UIControl
---@field title string? The title of the normal state.
---@field menu UIMenu? The menu that a long press shows, or a tap if it is its primary action (iOS 14).
---@field showsMenuAsPrimaryAction boolean Whether a tap shows the menu (iOS 14); false.
---@field currentTitle string? The text that the button shows in its present state. Read-only.
---@field buttonType UIButton.ButtonType The type of the button; fixed on creation. Read-only.
---@field titleLabel UILabel? The label that shows the title. Read-only.
---@overload fun(arguments?: UIButton.Arguments): UIButton
---@overload fun(title: string): UIButton
UIButton = {}

---Called in the next turn after its state has changed (iOS 15). A script may override it.
function UIButton:updateConfiguration() end

---Sets the title for a state; states without one use that of the normal state.
---@param title? string
---@param state? UIControl.State
function UIButton:setTitle(title, state) end

---What UIButton is called with.
---@class UIButton.Arguments : UIControl.Arguments
---@field type? UIButton.ButtonType The button's type; `system` if omitted.
---@field primaryAction? UIAction What a tap does; the button has its title.
---@field updateConfiguration? fun(self: UIButton)
---@field title? string
---@field menu? UIMenu
---@field showsMenuAsPrimaryAction? boolean
