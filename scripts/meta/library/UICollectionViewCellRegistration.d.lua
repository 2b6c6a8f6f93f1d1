---@meta
-- Written by `drilldown meta`; do not edit.

---How cells of a class are made, and configured for items.
---@class UICollectionViewCellRegistration
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field handler (fun(cell: UICollectionViewCell, indexPath: IndexPath, item?: any))? Configures a cell for an item.
---@overload fun(arguments?: UICollectionViewCellRegistration.Arguments): UICollectionViewCellRegistration
UICollectionViewCellRegistration = {}

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function UICollectionViewCellRegistration:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function UICollectionViewCellRegistration:subclass(name) end

---What UICollectionViewCellRegistration is called with.
---@class UICollectionViewCellRegistration.Arguments
---@field [string] any
---@field cellClass? any The class of cells; UICollectionViewListCell without it.
---@field handler? fun(cell: UICollectionViewCell, indexPath: IndexPath, item?: any)
