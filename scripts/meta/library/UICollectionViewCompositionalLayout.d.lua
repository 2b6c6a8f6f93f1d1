---@meta
-- Written by `drilldown meta`; do not edit.

---Places items in sections that are lists.
---@class UICollectionViewCompositionalLayout : UICollectionViewLayout
UICollectionViewCompositionalLayout = {}

---A layout of lists with one configuration.
---@param using UICollectionLayoutListConfiguration
---@return UICollectionViewCompositionalLayout
function UICollectionViewCompositionalLayout.list(using) end
