---@meta
-- Written by `drilldown meta`; do not edit.

---Items beside or below each other in a compositional layout.
---@class NSCollectionLayoutGroup : NSCollectionLayoutItem
---@field interItemSpacing NSCollectionLayoutSpacing? The distance between its items; nil for none.
---@field subitems NSCollectionLayoutItem[] Its items, in their order; a group without a count repeats them as often as they fit. Read-only.
NSCollectionLayoutGroup = {}

---A group of items from left to right; with a count of the first one that often.
---@param layoutSize NSCollectionLayoutSize
---@param subitems NSCollectionLayoutItem[]
---@param count? integer
---@return NSCollectionLayoutGroup
function NSCollectionLayoutGroup.horizontal(layoutSize, subitems, count) end

---A group of items from the top down; with a count of the first one that often.
---@param layoutSize NSCollectionLayoutSize
---@param subitems NSCollectionLayoutItem[]
---@param count? integer
---@return NSCollectionLayoutGroup
function NSCollectionLayoutGroup.vertical(layoutSize, subitems, count) end
