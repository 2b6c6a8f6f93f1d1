---@meta
-- Written by `drilldown meta`; do not edit.

---A title, and a function that buttons and controls call.
---@class UIAction
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field title string The title of a button created with it.
---@field handler (fun(action: UIAction))? The function called when it is performed.
---@overload fun(arguments?: UIAction.Arguments): UIAction
---@overload fun(title: string): UIAction
UIAction = {}

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function UIAction:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function UIAction:subclass(name) end

---What UIAction is called with.
---@class UIAction.Arguments
---@field [string] any
---@field title? string
---@field handler? fun(action: UIAction)
