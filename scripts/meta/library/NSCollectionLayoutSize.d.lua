---@meta
-- Written by `drilldown meta`; do not edit.

---The size of an item, a group or a header in a compositional layout.
---@class NSCollectionLayoutSize
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field widthDimension NSCollectionLayoutDimension How wide it is in its container. Read-only.
---@field heightDimension NSCollectionLayoutDimension How high it is in its container. Read-only.
---@overload fun(arguments?: NSCollectionLayoutSize.Arguments): NSCollectionLayoutSize
NSCollectionLayoutSize = {}

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function NSCollectionLayoutSize:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function NSCollectionLayoutSize:subclass(name) end

---What NSCollectionLayoutSize is called with.
---@class NSCollectionLayoutSize.Arguments
---@field [string] any
---@field widthDimension? NSCollectionLayoutDimension
---@field heightDimension? NSCollectionLayoutDimension
