---@meta
-- Written by `drilldown meta`; do not edit.

---A header or a footer of a section in a compositional layout.
---@class NSCollectionLayoutBoundarySupplementaryItem : NSCollectionLayoutItem
---@field alignment NSRectAlignment The edge at which it is. Read-only.
---@field pinToVisibleBounds boolean Whether it stays in sight while its section is; false by default.
---@field extendsBoundary boolean Whether the section is as much longer; true by default.
---@overload fun(arguments?: NSCollectionLayoutBoundarySupplementaryItem.Arguments): NSCollectionLayoutBoundarySupplementaryItem
NSCollectionLayoutBoundarySupplementaryItem = {}

---What NSCollectionLayoutBoundarySupplementaryItem is called with.
---@class NSCollectionLayoutBoundarySupplementaryItem.Arguments : NSCollectionLayoutItem.Arguments
---@field elementKind? UICollectionView.ElementKind The kind by which the data source knows it.
---@field alignment? NSRectAlignment
---@field pinToVisibleBounds? boolean
---@field extendsBoundary? boolean
