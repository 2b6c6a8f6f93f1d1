---@meta
-- Written by `drilldown meta`; do not edit.

---What the system keeps of a scene while it is not in memory.
---@class UISceneSession
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field scene UIScene? The scene; nil while it isn't connected. Read-only.
---@field role string What its scenes are for, as a name of UIKit's. Read-only.
---@field configuration UISceneConfiguration How its scenes are made. Read-only.
---@field persistentIdentifier string Its identifier, which no other session has. Read-only.
---@field stateRestorationActivity NSUserActivity? What restores its scene: saved when the scene leaves the screen, there again when it is connected, also by a later launch.
UISceneSession = {}

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function UISceneSession:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function UISceneSession:subclass(name) end
