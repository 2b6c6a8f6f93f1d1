---@meta
-- Written by `drilldown meta`; do not edit.

---Stores values by key, and controllers that have identifiers as references.
---@class Coder
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field keys string[] The keys that have values, including UIKit's own, sorted. Read-only.
---@overload fun(arguments?: Coder.Arguments): Coder
Coder = {}

---Stores a copy of a value, or a reference to a controller; nil removes it.
---
---`not-storable`: NSInvalidArgumentException: an archive can contain values and references to controllers only; an exception is raised, and the key has no value.
---
---Facts: B76 (:help B76).
---@param value? any
---@param key string
function Coder:encode(value, key) end

---A copy of what was stored, or the controller, or nil.
---@param key string
---@return any
function Coder:decodeObject(key) end

---Whether something was stored under a key.
---@param key string
---@return boolean
function Coder:containsValue(key) end

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function Coder:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function Coder:subclass(name) end

---What Coder is called with.
---@class Coder.Arguments
---@field [string] any
