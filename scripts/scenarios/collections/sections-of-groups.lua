-- facts: H99, H100, H101
-- A section repeats a group; fractions are of the container, a header is at its upper edge.
local function size(width, height)
  return NSCollectionLayoutSize{ widthDimension = width, heightDimension = height }
end
local D = NSCollectionLayoutDimension
local half = size(D.fractionalWidth(0.5), D.fractionalHeight(1))
local item = NSCollectionLayoutItem{ layoutSize = half }
local group = NSCollectionLayoutGroup.horizontal(
  size(D.fractionalWidth(1), D.absolute(40)), { item })
local section = NSCollectionLayoutSection{ group = group, interGroupSpacing = 10 }
section.contentInsets = { leading = 20, trailing = 20, top = 5 }
section.boundarySupplementaryItems = {
  NSCollectionLayoutBoundarySupplementaryItem{
    layoutSize = size(D.fractionalWidth(1), D.absolute(30)),
    elementKind = "elementKindSectionHeader",
  },
}
local layout = UICollectionViewCompositionalLayout{ section = section }
local grid = UICollectionView{
  frame = { width = 300, height = 400 }, collectionViewLayout = layout, name = "grid",
  contentInsetAdjustmentBehavior = "never",
}
grid:register(UICollectionViewCell, "Cell")
grid:register(UICollectionReusableView, "Header", "elementKindSectionHeader")
grid.dataSource = {
  numberOfSections = function() return 2 end,
  numberOfItems = function() return 3 end,
  cellForItem = function(view, path) return view:dequeueReusableCell("Cell", path) end,
  viewForSupplementaryElement = function(view, kind, path)
    return view:dequeueReusableSupplementaryView(kind, "Header", path)
  end,
}
local function frame(row, in_section)
  local found = grid:layoutAttributesForItem{ row = row, section = in_section or 0 }.frame
  print(found.x, found.y, found.width, found.height)
end
frame(0)
frame(1)
frame(2)
frame(0, 1)
print(grid.contentSize.height)
--> 20.0 35.0 130.0 40.0
--> 150.0 35.0 130.0 40.0
--> 20.0 85.0 130.0 40.0
--> 20.0 160.0 130.0 40.0
--> 250.0
-- The header is the data source's, and above its items.
local header = grid:supplementaryView("elementKindSectionHeader", { section = 1, row = 0 })
print(header.frame.y, header.frame.height)
--> 125.0 30.0
-- With a count, items share the length of their group, less the distances.
local thirds = NSCollectionLayoutGroup.horizontal(
  size(D.fractionalWidth(1), D.absolute(40)), { item }, 3)
thirds.interItemSpacing = NSCollectionLayoutSpacing.fixed(15)
layout = UICollectionViewCompositionalLayout{
  sectionProvider = function(index, environment)
    print(index, environment.contentSize.width)
    return NSCollectionLayoutSection{ group = thirds }
  end,
  interSectionSpacing = 7,
}
grid.collectionViewLayout = layout
frame(2)
frame(0, 1)
--> 0 300.0
--> 1 300.0
--> 210.0 0.0 90.0 40.0
--> 0.0 47.0 90.0 40.0
