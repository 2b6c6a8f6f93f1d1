---@meta
-- Written by `drilldown meta`; do not edit.

---A distance between the items of a group.
---@class NSCollectionLayoutSpacing
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field spacing number The number of points, or the least one. Read-only.
NSCollectionLayoutSpacing = {}

---A distance of some points.
---@param points number
---@return NSCollectionLayoutSpacing
function NSCollectionLayoutSpacing.fixed(points) end

---At least some points; it grows to fill the group.
---@param points number
---@return NSCollectionLayoutSpacing
function NSCollectionLayoutSpacing.flexible(points) end

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function NSCollectionLayoutSpacing:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function NSCollectionLayoutSpacing:subclass(name) end
