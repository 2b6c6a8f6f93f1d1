---@meta
-- Written by `drilldown meta`; do not edit.

---A row of a collection view that is laid out as a list.
---@class UICollectionViewListCell : UICollectionViewCell
---@field accessories UICellAccessory[] What is at its right edge; the last one is drawn.
---@field indentationLevel integer How often it is indented. Kept, no effect.
---@overload fun(arguments?: UICollectionViewListCell.Arguments): UICollectionViewListCell
UICollectionViewListCell = {}

---The content of a row without texts, to be completed and assigned to `contentConfiguration`.
---@return UIListContentConfiguration
function UICollectionViewListCell:defaultContentConfiguration() end

---What UICollectionViewListCell is called with.
---@class UICollectionViewListCell.Arguments : UICollectionViewCell.Arguments
---@field accessories? UICellAccessory[]
---@field indentationLevel? integer
