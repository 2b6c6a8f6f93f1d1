---@meta
-- Written by `drilldown meta`; do not edit.

---An item of a group in a compositional layout.
---@class NSCollectionLayoutItem
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field layoutSize NSCollectionLayoutSize How large the item is. Read-only.
---@field contentInsets NSDirectionalEdgeInsets The space around its contents, inside its size.
---@overload fun(arguments?: NSCollectionLayoutItem.Arguments): NSCollectionLayoutItem
NSCollectionLayoutItem = {}

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function NSCollectionLayoutItem:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function NSCollectionLayoutItem:subclass(name) end

---What NSCollectionLayoutItem is called with.
---@class NSCollectionLayoutItem.Arguments
---@field [string] any
---@field layoutSize? NSCollectionLayoutSize
---@field contentInsets? NSDirectionalEdgeInsets
