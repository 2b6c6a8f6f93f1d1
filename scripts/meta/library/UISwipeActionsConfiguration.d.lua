---@meta
-- Written by `drilldown meta`; do not edit.

---The actions that a swipe over a row reveals at an edge.
---@class UISwipeActionsConfiguration
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@operator len: integer
---@field [integer] UIContextualAction The elements of `actions`, read-only.
---@field actions UIContextualAction[] The actions, the one at the edge first. Read-only.
---@field performsFirstActionWithFullSwipe boolean Whether a swipe over all of the row performs the first action; true by default.
---@overload fun(arguments?: UISwipeActionsConfiguration.Arguments): UISwipeActionsConfiguration
UISwipeActionsConfiguration = {}

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function UISwipeActionsConfiguration:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function UISwipeActionsConfiguration:subclass(name) end

---What UISwipeActionsConfiguration is called with.
---@class UISwipeActionsConfiguration.Arguments
---@field [integer] UIContextualAction
---@field [string] any
---@field actions? UIContextualAction[]
---@field performsFirstActionWithFullSwipe? boolean
