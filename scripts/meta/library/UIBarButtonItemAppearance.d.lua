---@meta
-- Written by `drilldown meta`; do not edit.

---How the buttons of a bar look in their states; kept, no effect.
---@class UIBarButtonItemAppearance
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field normal UIBarButtonItemStateAppearance How a button looks that can be tapped. Read-only.
---@field highlighted UIBarButtonItemStateAppearance How a button looks while it is touched. Read-only.
---@field disabled UIBarButtonItemStateAppearance How a disabled button looks. Read-only.
---@field focused UIBarButtonItemStateAppearance How a button looks that has the focus. Read-only.
---@overload fun(arguments?: UIBarButtonItemAppearance.Arguments): UIBarButtonItemAppearance
UIBarButtonItemAppearance = {}

---Takes away what was set; the style has no effect.
---@param style UIBarButtonItem.Style
function UIBarButtonItemAppearance:configureWithDefault(style) end

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function UIBarButtonItemAppearance:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function UIBarButtonItemAppearance:subclass(name) end

---What UIBarButtonItemAppearance is called with.
---@class UIBarButtonItemAppearance.Arguments
---@field [string] any
---@field style? UIBarButtonItem.Style The style of the buttons; plain without it.
