---@meta
-- Written by `drilldown meta`; do not edit.

---The traits that an environment has in place of those around it; nil inherits one. They take effect at the next update.
---@class UITraitOverrides
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field horizontalSizeClass UIUserInterfaceSizeClass? The available width; nil for the one around it.
---@field verticalSizeClass UIUserInterfaceSizeClass? The available height; nil for the one around it.
---@field userInterfaceIdiom UIUserInterfaceIdiom? The kind of device; nil for the one around it.
---@field userInterfaceStyle UIUserInterfaceStyle? Light or dark; nil for the one around it.
---@field tabAccessoryEnvironment UITabAccessory.Environment? Where the accessory of a tab bar controller is; nil for the one around it.
UITraitOverrides = {}

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function UITraitOverrides:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function UITraitOverrides:subclass(name) end
