---@meta
-- Written by `drilldown meta`; do not edit.

---A key that is pressed, as `pressesBegan` and the others get it.
---@class UIPress
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field phase UIPress.Phase How far the press is. Read-only.
---@field key UIKey? What is pressed on the keyboard: its characters, and what is held. Read-only.
UIPress = {}

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function UIPress:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function UIPress:subclass(name) end
