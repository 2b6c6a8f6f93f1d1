---@meta
-- Written by `drilldown meta`; do not edit.

---A button of an alert.
---@class UIAlertAction
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field title string? The text on the button; given when it is made. Read-only.
---@field style UIAlertAction.Style What the button stands for; given when it is made. Read-only.
---@field isEnabled boolean Whether it can be tapped; true at first.
---@field handler (fun(action: UIAlertAction))? What is done when the alert has gone.
---@overload fun(arguments?: UIAlertAction.Arguments): UIAlertAction
---@overload fun(title: string): UIAlertAction
UIAlertAction = {}

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function UIAlertAction:isKind(class) end

---Makes a class of one's own that extends this one, as `class(name, self)` does.
---@param name string
---@return table
function UIAlertAction:subclass(name) end

---What UIAlertAction is called with.
---@class UIAlertAction.Arguments
---@field [string] any
---@field title? string
---@field style? UIAlertAction.Style
---@field isEnabled? boolean
---@field handler? fun(action: UIAlertAction)
