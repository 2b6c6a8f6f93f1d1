---@meta
-- Written by `drilldown meta`; do not edit.

---An entry of a menu whose action is sent along the responder chain.
---@class UICommand : UIMenuElement
---@field state UIMenuElement.State Whether it has a mark in a menu.
---@field attributes UIMenuElement.Attributes[] What it looks like in a menu, and allows there.
---@field action (string|fun(command: UICommand))? The name of a method of a responder, called `(responder, command)`, or a function.
---@overload fun(arguments?: UICommand.Arguments): UICommand
UICommand = {}

---What UICommand is called with.
---@class UICommand.Arguments : UIMenuElement.Arguments
---@field state? UIMenuElement.State
---@field attributes? UIMenuElement.Attributes[]
---@field action? string|fun(command: UICommand)
