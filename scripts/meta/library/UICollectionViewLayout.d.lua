---@meta
-- Written by `drilldown meta`; do not edit.

---Where the items of a collection view are; use a flow layout.
---@class UICollectionViewLayout
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field collectionView UICollectionView? The collection view whose layout it is; nil for none. Read-only.
---@field collectionViewContentSize CGSize The size of the contents, in points. Read-only.
---@overload fun(arguments?: UICollectionViewLayout.Arguments): UICollectionViewLayout
UICollectionViewLayout = {}

---Makes the collection view lay its items out again.
function UICollectionViewLayout:invalidateLayout() end

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function UICollectionViewLayout:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function UICollectionViewLayout:subclass(name) end

---What UICollectionViewLayout is called with.
---@class UICollectionViewLayout.Arguments
---@field [string] any
