---@meta
-- Written by `drilldown meta`; do not edit.

---A view that sends actions when the user touches it.
---@class UIControl : UIView
---@field isEnabled boolean Whether it is enabled; true by default.
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

---Called to call a target's method of a name; call super. A script may override it.
---@param action string
---@param target? any
function UIControl:sendAction(action, target) end

---Called when a touch begins in it: whether it follows the touch; true. A script may override it.
---@param touch UITouch
---@return boolean
function UIControl:beginTracking(touch) end

---Called when a touch that it follows moves: whether it still follows it; true. A script may override it.
---@param touch UITouch
---@return boolean
function UIControl:continueTracking(touch) end

---Called when a touch that it follows ends. A script may override it.
---@param touch UITouch
function UIControl:endTracking(touch) end

---Called when a touch that it follows is cancelled. A script may override it.
function UIControl:cancelTracking() end

---What UIControl is called with.
---@class UIControl.Arguments : UIView.Arguments
---@field isEnabled? boolean
---@field isSelected? boolean
---@field isHighlighted? boolean
---@field target? table
---@field action? string|fun(sender: UIControl)
---@field allTargets? table
---@field sendAction? fun(self: UIControl, action: string, target?: any)
---@field beginTracking? fun(self: UIControl, touch: UITouch): boolean
---@field continueTracking? fun(self: UIControl, touch: UITouch): boolean
---@field endTracking? fun(self: UIControl, touch: UITouch)
---@field cancelTracking? fun(self: UIControl)
