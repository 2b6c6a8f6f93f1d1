---@meta
-- Written by `drilldown meta`; do not edit.

---Where an item, a header or a footer is, and how it looks.
---@class UICollectionViewLayoutAttributes
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field indexPath IndexPath The item, or the header's path. Read-only.
---@field representedElementKind UICollectionView.ElementKind? The kind of header or footer; nil for an item. Read-only.
---@field frame CGRect Its frame in the contents, in points.
---@field center CGPoint The middle of its frame.
---@field size CGSize How wide and high the element is, in points.
---@field alpha number How opaque it is; 1 by default.
---@field isHidden boolean Whether it is not shown, so that it needs no cell.
---@field zIndex integer Its place among views that overlap. Kept, no effect.
---@overload fun(arguments?: UICollectionViewLayoutAttributes.Arguments): UICollectionViewLayoutAttributes
UICollectionViewLayoutAttributes = {}

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function UICollectionViewLayoutAttributes:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function UICollectionViewLayoutAttributes:subclass(name) end

---What UICollectionViewLayoutAttributes is called with.
---@class UICollectionViewLayoutAttributes.Arguments
---@field [string] any
---@field forCellWith? IndexPath The item that it places.
---@field forSupplementaryViewOfKind? UICollectionView.ElementKind The kind of header or footer.
---@field with? IndexPath The path of the header or footer.
---@field frame? CGRect
---@field center? CGPoint
---@field size? CGSize
---@field alpha? number
---@field isHidden? boolean
---@field zIndex? integer
