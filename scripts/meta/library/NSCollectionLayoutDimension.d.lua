---@meta
-- Written by `drilldown meta`; do not edit.

---A width or a height in a compositional layout.
---@class NSCollectionLayoutDimension
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field dimension number The fraction, or the number of points. Read-only.
NSCollectionLayoutDimension = {}

---A fraction of the container's width.
---@param fraction number
---@return NSCollectionLayoutDimension
function NSCollectionLayoutDimension.fractionalWidth(fraction) end

---A fraction of the container's height.
---@param fraction number
---@return NSCollectionLayoutDimension
function NSCollectionLayoutDimension.fractionalHeight(fraction) end

---A fixed number of points.
---@param points number
---@return NSCollectionLayoutDimension
function NSCollectionLayoutDimension.absolute(points) end

---A number of points until the cell is there, whose contents decide then.
---@param points number
---@return NSCollectionLayoutDimension
function NSCollectionLayoutDimension.estimated(points) end

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function NSCollectionLayoutDimension:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function NSCollectionLayoutDimension:subclass(name) end
