---@meta
-- Written by `drilldown meta`; do not edit.

---An item of a collection view.
---@class UICollectionViewCell : UICollectionReusableView
---@field contentView UIView The superview for custom views, as large as the cell. Read-only.
---@field contentConfiguration UIListContentConfiguration? What its content shows, in a content view of its own; nil for none.
---@field isSelected boolean Whether it is marked as selected.
---@field isHighlighted boolean Whether it is marked as touched.
---@overload fun(arguments?: UICollectionViewCell.Arguments): UICollectionViewCell
UICollectionViewCell = {}

---What UICollectionViewCell is called with.
---@class UICollectionViewCell.Arguments : UICollectionReusableView.Arguments
---@field contentConfiguration? UIListContentConfiguration
---@field isSelected? boolean
---@field isHighlighted? boolean
