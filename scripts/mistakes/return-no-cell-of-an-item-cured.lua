-- facts: H2
-- It dequeues a cell for each item.
local grid = UICollectionView{ frame = { width = 100, height = 100 }, name = "grid" }
grid:register(UICollectionViewCell, "Cell")
grid.dataSource = {
  numberOfItems = function() return 1 end,
  cellForItem = function(view, indexPath) return view:dequeueReusableCell("Cell", indexPath) end,
}
print(#grid.visibleCells, #warnings())
--> 1 0
