---@meta
-- Written by `drilldown meta`; do not edit.

---A view that sends actions when the user touches it.
---@class UIControl : UIView
---@field isEnabled boolean Whether it can be used; true at first.
---@field isSelected boolean Whether it is marked as selected.
---@field isHighlighted boolean Whether it is drawn as touched.
---@field target table? The object or table that has the action's method.
---@field action (string|fun(sender: UIControl))? What its main event does, a tap of a button, the end of editing of a field: the name of the target's method, called `(target, sender)`, or a function.
---@field allTargets table? What `addTarget` added: a sequence of `{ target, action, event }`.
---@overload fun(arguments?: UIControl.Arguments): UIControl
UIControl = {}

---Performs an action at an event; without one at the control's main event.
---@param action UIAction
---@param event? UIControl.Event
function UIControl:addAction(action, event) end

---Calls a method of a target, or a function, at an event; without a target the first object of the responder chain that has the method gets it.
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
