-- facts: H2
-- The data source returns nil for an item.
local grid = UICollectionView{ frame = { width = 100, height = 100 }, name = "grid" }
grid.dataSource = {
  numberOfItems = function() return 1 end,
  cellForItem = function() end,
}
local _, problem = pcall(grid.cellForItem, grid, { section = 0, row = 0 })
print(problem.code)
print(problem.why)
--> exception NSInternalInconsistencyException: the collection view's data source did not return a valid cell from -collectionView:cellForItemAtIndexPath: for index path {0, 0}
--> no-item-cell
--> each item on screen needs a cell
