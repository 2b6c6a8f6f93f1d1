---@meta
-- Written by `drilldown meta`; do not edit.

---A part of what is searched for, shown in front of the text.
---@class UISearchToken
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field text string The text that it is created with. Read-only.
---@field icon string? The name of its icon; nil for none. Read-only.
---@overload fun(arguments?: UISearchToken.Arguments): UISearchToken
UISearchToken = {}

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function UISearchToken:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function UISearchToken:subclass(name) end

---What UISearchToken is called with.
---@class UISearchToken.Arguments
---@field [string] any
---@field text? string
---@field icon? string
