---@meta
-- Written by `drilldown meta`; do not edit.

---Entries that a function makes when the menu is shown.
---@class UIDeferredMenuElement : UIMenuElement
---@field provider (fun(element: UIDeferredMenuElement): UIMenuElement[])? Returns the entries when they are to be shown.
---@overload fun(arguments?: UIDeferredMenuElement.Arguments): UIDeferredMenuElement
UIDeferredMenuElement = {}

---What UIDeferredMenuElement is called with.
---@class UIDeferredMenuElement.Arguments : UIMenuElement.Arguments
---@field uncached? boolean Whether the function is called each time; else once.
---@field provider? fun(element: UIDeferredMenuElement): UIMenuElement[]
