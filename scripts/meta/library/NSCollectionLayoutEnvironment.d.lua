---@meta
-- Written by `drilldown meta`; do not edit.

---What the layout of a section may depend on.
---@class NSCollectionLayoutEnvironment
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field contentSize CGSize The size of the collection view. Read-only.
---@field traitCollection UITraitCollection The traits of the collection view. Read-only.
NSCollectionLayoutEnvironment = {}

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function NSCollectionLayoutEnvironment:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function NSCollectionLayoutEnvironment:subclass(name) end
