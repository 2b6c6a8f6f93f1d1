---@meta
-- Written by `drilldown meta`; do not edit.

---A button that a swipe over a row reveals.
---@class UIContextualAction
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field title string? The text on the button; nil for none.
---@field style UIContextualAction.Style Whether it destroys something; set when it is created. Read-only.
---@field image string? The name of its picture; nil for none.
---@field handler (fun(action: UIContextualAction, sourceView: UIView, completion: fun(performed: boolean)))? Performs it in a row, and calls the completion when it is done: the row closes then.
---@overload fun(arguments?: UIContextualAction.Arguments): UIContextualAction
---@overload fun(title: string): UIContextualAction
UIContextualAction = {}

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function UIContextualAction:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function UIContextualAction:subclass(name) end

---What UIContextualAction is called with.
---@class UIContextualAction.Arguments
---@field [string] any
---@field title? string
---@field style? UIContextualAction.Style
---@field image? string
---@field handler? fun(action: UIContextualAction, sourceView: UIView, completion: fun(performed: boolean))
