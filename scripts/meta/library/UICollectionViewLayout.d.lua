---@meta
-- Written by `drilldown meta`; do not edit.

---Where the items of a collection view are; subclass it for a layout of your own.
---@class UICollectionViewLayout
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field collectionView UICollectionView? The collection view whose layout it is; nil for none. Read-only.
---@field collectionViewContentSize CGSize The size of the contents, in points. Read-only. Override it with a function of this name.
---@overload fun(arguments?: UICollectionViewLayout.Arguments): UICollectionViewLayout
UICollectionViewLayout = {}

---Called before it is asked for anything after a change. A script may override it.
function UICollectionViewLayout:prepare() end

---The attributes of the items, headers and footers in a rectangle; nil for none. A script may override it.
---
---`attributes-of-no-item`: NSInternalInconsistencyException: a layout places the items that the data source has; an exception is raised during the layout.
---
---Facts: H64 (:help H64).
---@param rect CGRect
---@return UICollectionViewLayoutAttributes[]?
function UICollectionViewLayout:layoutAttributesForElements(rect) end

---The attributes of an item; nil for an item that is not placed. A script may override it.
---@param indexPath IndexPath
---@return UICollectionViewLayoutAttributes?
function UICollectionViewLayout:layoutAttributesForItem(indexPath) end

---Whether the layout is made again when the contents are scrolled; false. A script may override it.
---@param bounds CGRect
---@return boolean
function UICollectionViewLayout:shouldInvalidateLayout(bounds) end

---The attributes of a header or footer; nil for one that is not placed. A script may override it.
---@param kind UICollectionView.ElementKind
---@param indexPath IndexPath
---@return UICollectionViewLayoutAttributes?
function UICollectionViewLayout:layoutAttributesForSupplementaryView(kind, indexPath) end

---Asks its collection view for another layout.
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
---@field collectionViewContentSize? CGSize|fun(self: UICollectionViewLayout): CGSize
---@field prepare? fun(self: UICollectionViewLayout)
---@field layoutAttributesForElements? fun(self: UICollectionViewLayout, rect: CGRect): UICollectionViewLayoutAttributes[]?
---@field layoutAttributesForItem? fun(self: UICollectionViewLayout, indexPath: IndexPath): UICollectionViewLayoutAttributes?
---@field shouldInvalidateLayout? fun(self: UICollectionViewLayout, bounds: CGRect): boolean
---@field layoutAttributesForSupplementaryView? fun(self: UICollectionViewLayout, kind: UICollectionView.ElementKind, indexPath: IndexPath): UICollectionViewLayoutAttributes?
