---@meta
-- Written by `drilldown meta`; do not edit.

---How a bar's buttons look in one state; kept, no effect.
---@class UIBarButtonItemStateAppearance
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field titleTextAttributes TextAttributes The attributes of the title; kept, no effect.
---@field backgroundImage string? The image behind the button; kept, no effect.
UIBarButtonItemStateAppearance = {}

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function UIBarButtonItemStateAppearance:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function UIBarButtonItemStateAppearance:subclass(name) end
