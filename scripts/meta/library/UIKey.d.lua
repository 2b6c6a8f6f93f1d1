---@meta
-- Written by `drilldown meta`; do not edit.

---A key of a keyboard with what it means.
---@class UIKey
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field characters string The characters that it types. Read-only.
---@field charactersIgnoringModifiers string The characters without other keys that are held, or the name of a key without one. Read-only.
---@field modifierFlags UIKeyModifierFlags[] The other keys that are held: a sequence of names. Read-only.
UIKey = {}

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function UIKey:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function UIKey:subclass(name) end
