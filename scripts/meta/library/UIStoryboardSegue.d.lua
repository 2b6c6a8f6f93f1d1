---@meta
-- Written by `drilldown meta`; do not edit.

---A transition from one controller to another, before it happens.
---@class UIStoryboardSegue
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field performHandler (fun())? The function that makes the transition; set when the segue is created.
---@field identifier string? Its name; nil if it has none. Read-only.
---@field source UIViewController The controller it starts from. Read-only.
---@field destination UIViewController The controller it leads to. Read-only.
---@overload fun(arguments?: UIStoryboardSegue.Arguments): UIStoryboardSegue
UIStoryboardSegue = {}

---Makes the transition without asking or preparing a controller. A script may override it.
function UIStoryboardSegue:perform() end

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function UIStoryboardSegue:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function UIStoryboardSegue:subclass(name) end

---What UIStoryboardSegue is called with.
---@class UIStoryboardSegue.Arguments
---@field [string] any
---@field performHandler? fun()
---@field perform? fun(self: UIStoryboardSegue)
---@field identifier? string
---@field source? UIViewController
---@field destination? UIViewController
