---@meta
-- Written by `drilldown meta`; do not edit.

---A title, and a function that buttons, controls and menus call.
---@class UIAction : UIMenuElement
---@field title string The title of a button created with it.
---@field image string? The name of its picture; nil for none.
---@field attributes UIMenuElement.Attributes[] What it looks like in a menu, and allows there.
---@field state UIMenuElement.State Whether it has a mark in a menu.
---@field sender any The control or item that performs it; nil at other times. Read-only.
---@field handler (fun(action: UIAction))? The function called when it is performed.
---@overload fun(arguments?: UIAction.Arguments): UIAction
---@overload fun(title: string): UIAction
UIAction = {}

---What UIAction is called with.
---@class UIAction.Arguments : UIMenuElement.Arguments
---@field title? string
---@field image? string
---@field attributes? UIMenuElement.Attributes[]
---@field state? UIMenuElement.State
---@field handler? fun(action: UIAction)
