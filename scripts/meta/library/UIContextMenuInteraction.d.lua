---@meta
-- Written by `drilldown meta`; do not edit.

---Shows a context menu when its view is pressed long.
---@class UIContextMenuInteraction
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field view UIView? The view that it was added to; nil for none. Read-only.
---@field delegate (UIContextMenuInteractionDelegate|table)? Gives the menus, and is notified of them.
---@overload fun(arguments?: UIContextMenuInteraction.Arguments): UIContextMenuInteraction
UIContextMenuInteraction = {}

---Lets the menu on screen disappear.
function UIContextMenuInteraction:dismissMenu() end

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function UIContextMenuInteraction:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function UIContextMenuInteraction:subclass(name) end

---What UIContextMenuInteraction is called with.
---@class UIContextMenuInteraction.Arguments
---@field [string] any
---@field delegate? UIContextMenuInteractionDelegate|table
