---@meta
-- Written by `drilldown meta`; do not edit.

---How scenes are made: the result of `configurationForConnecting`.
---@class UISceneConfiguration
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field delegate (UISceneDelegate|table)? The table that is notified of the life cycle of its scenes.
---@overload fun(arguments?: UISceneConfiguration.Arguments): UISceneConfiguration
UISceneConfiguration = {}

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function UISceneConfiguration:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function UISceneConfiguration:subclass(name) end

---What UISceneConfiguration is called with.
---@class UISceneConfiguration.Arguments
---@field [string] any
---@field name? string Its name in Info.plist.
---@field delegate? UISceneDelegate|table
