---@meta
-- Written by `drilldown meta`; do not edit.

---An entry of a menu: an action, a command, or another menu.
---@class UIMenuElement
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field title string The text that it shows in a menu or a bar. Read-only.
---@field image string? The name of its picture; nil for none. Read-only.
---@field subtitle string? Its second text. Kept, no effect.
UIMenuElement = {}

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function UIMenuElement:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function UIMenuElement:subclass(name) end

---What UIMenuElement is called with.
---@class UIMenuElement.Arguments
---@field [string] any
---@field subtitle? string
