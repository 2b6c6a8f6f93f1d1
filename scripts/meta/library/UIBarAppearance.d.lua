---@meta
-- Written by `drilldown meta`; do not edit.

---How a bar's background looks.
---@class UIBarAppearance
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field backgroundColor UIColor? The color of the background; nil for none beside that of the configuration.
---@field backgroundImage string? The image of the background; kept, no effect.
---@field shadowColor UIColor? The color of the line at the bar's edge; nil for none.
---@field shadowImage string? The image of that line; kept, no effect.
---@overload fun(arguments?: UIBarAppearance.Arguments): UIBarAppearance
UIBarAppearance = {}

---Gives it the background of the system, which content shines through.
function UIBarAppearance:configureWithDefaultBackground() end

---Gives it an opaque background with the colour of a screen.
function UIBarAppearance:configureWithOpaqueBackground() end

---Takes away background and line.
function UIBarAppearance:configureWithTransparentBackground() end

---Returns another appearance of the same class with the same values.
---@return UIBarAppearance
function UIBarAppearance:copy() end

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function UIBarAppearance:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function UIBarAppearance:subclass(name) end

---What UIBarAppearance is called with.
---@class UIBarAppearance.Arguments
---@field [string] any
---@field backgroundColor? UIColor
---@field backgroundImage? string
---@field shadowColor? UIColor
---@field shadowImage? string
