---@meta
-- Written by `drilldown meta`; do not edit.

---A section in a compositional layout: groups one after the other.
---@class NSCollectionLayoutSection
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field contentInsets NSDirectionalEdgeInsets The space around its groups.
---@field interGroupSpacing number The distance between its groups, in points; 0 by default.
---@field orthogonalScrollingBehavior UICollectionLayoutSectionOrthogonalScrollingBehavior Whether its groups are beside each other and scroll by themselves. Kept, no effect.
---@field boundarySupplementaryItems NSCollectionLayoutBoundarySupplementaryItem[] The headers and footers at its edges.
---@overload fun(arguments?: NSCollectionLayoutSection.Arguments): NSCollectionLayoutSection
NSCollectionLayoutSection = {}

---A section that is a list of rows.
---@param using UICollectionLayoutListConfiguration
---@param layoutEnvironment NSCollectionLayoutEnvironment
---@return NSCollectionLayoutSection
function NSCollectionLayoutSection.list(using, layoutEnvironment) end

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function NSCollectionLayoutSection:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function NSCollectionLayoutSection:subclass(name) end

---What NSCollectionLayoutSection is called with.
---@class NSCollectionLayoutSection.Arguments
---@field [string] any
---@field group? NSCollectionLayoutGroup The group that it repeats.
---@field contentInsets? NSDirectionalEdgeInsets
---@field interGroupSpacing? number
---@field orthogonalScrollingBehavior? UICollectionLayoutSectionOrthogonalScrollingBehavior
---@field boundarySupplementaryItems? NSCollectionLayoutBoundarySupplementaryItem[]
