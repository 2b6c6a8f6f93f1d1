---@meta
-- Written by `drilldown meta`; do not edit.

---A view that sends actions when the user touches it.
---@class UIControl : UIView
---@field isEnabled boolean Whether it can be used; true by default.
---@field isSelected boolean Whether it is marked as selected.
---@field isHighlighted boolean Whether it is drawn as it is while a finger is on it.
---@field target table? The object or table that has the action's method.
---@field action (string|fun(sender: UIControl))? The action of its main event (a button's tap, the end of a field's editing): the name of the target's method, called `(target, sender)`, or a function.
---@field allTargets table? What `addTarget` added: a sequence of `{ target, action, event }`.
---@overload fun(arguments?: UIControl.Arguments): UIControl
UIControl = {}

---Adds an action for an event; without one, for the control's main event.
---@param action UIAction
---@param event? UIControl.Event
function UIControl:addAction(action, event) end

---Calls a target's method, or a function, on an event; without a target, the method is called on the first object of the responder chain that has it.
---@param target? table
---@param action string|fun(sender: UIControl)
---@param event? UIControl.Event
function UIControl:addTarget(target, action, event) end

---Removes what `addTarget` added; nil removes all.
---@param target? table
---@param action? string|fun(sender: UIControl)
---@param event? UIControl.Event
function UIControl:removeTarget(target, action, event) end

---Sends the actions of an event.
---@param event UIControl.Event
function UIControl:sendActions(event) end

---What UIControl is called with.
---@class UIControl.Arguments : UIView.Arguments
---@field isEnabled? boolean
---@field isSelected? boolean
---@field isHighlighted? boolean
---@field target? table
---@field action? string|fun(sender: UIControl)
---@field allTargets? table
