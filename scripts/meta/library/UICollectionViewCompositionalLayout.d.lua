---@meta
-- Written by `drilldown meta`; do not edit.

---Places items in sections that have a layout each: lists, or groups of items.
---@class UICollectionViewCompositionalLayout : UICollectionViewLayout
---@field sectionProvider (fun(section: integer, environment: NSCollectionLayoutEnvironment): NSCollectionLayoutSection)? Returns the NSCollectionLayoutSection of a section: (index, environment).
---@field interSectionSpacing number The distance between sections, in points; 0 by default.
---@overload fun(arguments?: UICollectionViewCompositionalLayout.Arguments): UICollectionViewCompositionalLayout
UICollectionViewCompositionalLayout = {}

---A layout of lists with one configuration.
---@param using UICollectionLayoutListConfiguration
---@return UICollectionViewCompositionalLayout
function UICollectionViewCompositionalLayout.list(using) end

---What UICollectionViewCompositionalLayout is called with.
---@class UICollectionViewCompositionalLayout.Arguments : UICollectionViewLayout.Arguments
---@field section? NSCollectionLayoutSection The layout of all sections; without it `sectionProvider` gives each.
---@field sectionProvider? fun(section: integer, environment: NSCollectionLayoutEnvironment): NSCollectionLayoutSection
---@field interSectionSpacing? number
