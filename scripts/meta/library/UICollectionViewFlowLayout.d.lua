---@meta
-- Written by `drilldown meta`; do not edit.

---Places items of one size in lines, section after section.
---@class UICollectionViewFlowLayout : UICollectionViewLayout
---@field itemSize CGSize The size of items; 50 by 50 points by default.
---@field estimatedItemSize CGSize How large items are as long as their contents haven't decided their sizes; zero, the default, for items that don't fit their contents.
---@field minimumLineSpacing number The least distance between lines; 10 points by default.
---@field minimumInteritemSpacing number The least distance between the items of a line; 10 points by default.
---@field sectionInset UIEdgeInsets The space around the items of each section.
---@field headerReferenceSize CGSize The size of headers, of which only the extent along the scrolling counts; zero for none.
---@field footerReferenceSize CGSize The size of footers, of which only the extent along the scrolling counts; zero for none.
---@field sectionHeadersPinToVisibleBounds boolean Whether headers stay at the start of the bounds while items of their section are there; false by default.
---@field sectionFootersPinToVisibleBounds boolean Whether footers stay at the end of the bounds while items of their section are there; false by default.
---@field scrollDirection UICollectionView.ScrollDirection Where lines follow each other; vertical by default.
---@overload fun(arguments?: UICollectionViewFlowLayout.Arguments): UICollectionViewFlowLayout
UICollectionViewFlowLayout = {}

---What UICollectionViewFlowLayout is called with.
---@class UICollectionViewFlowLayout.Arguments : UICollectionViewLayout.Arguments
---@field itemSize? CGSize
---@field estimatedItemSize? CGSize
---@field minimumLineSpacing? number
---@field minimumInteritemSpacing? number
---@field sectionInset? UIEdgeInsets
---@field headerReferenceSize? CGSize
---@field footerReferenceSize? CGSize
---@field sectionHeadersPinToVisibleBounds? boolean
---@field sectionFootersPinToVisibleBounds? boolean
---@field scrollDirection? UICollectionView.ScrollDirection
