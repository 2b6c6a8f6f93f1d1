---@meta
-- Written by `drilldown meta`; do not edit.

---A button of an alert.
---@class UIAlertAction
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field title string? The text on the button; set when it is created. Read-only.
---@field style UIAlertAction.Style The meaning of the button; set when it is created. Read-only.
---@field isEnabled boolean Whether it can be tapped; true by default.
---@field handler (fun(action: UIAlertAction))? Runs when the alert has been dismissed.
---@overload fun(arguments?: UIAlertAction.Arguments): UIAlertAction
---@overload fun(title: string): UIAlertAction
UIAlertAction = {}

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function UIAlertAction:isKind(class) end

---Defines a subclass, like `class(name, self)`.
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
