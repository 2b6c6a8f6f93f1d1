-- facts: H3, H4, H7, H8, H9
-- Only items in the bounds have cells, which are used again when others appear.
local grid = UICollectionView{
  frame = { width = 190, height = 110 }, collectionViewLayout = UICollectionViewFlowLayout{},
}
local made = 0
local Cell = class("Cell", UICollectionViewCell)
function Cell:init() made = made + 1 end
grid:register(Cell, "Cell")
grid.dataSource = {
  numberOfItems = function() return 30 end,
  cellForItem = function(view, indexPath) return view:dequeueReusableCell("Cell", indexPath) end,
}
window.rootViewController = UIViewController "C"
window.rootViewController.view:addSubview(grid)
settle()
print(#grid.visibleCells, made, grid.contentSize.height)
--> C viewDidLoad
--> C viewWillAppear
--> C viewIsAppearing
--> C viewDidAppear
--> 6 6 590.0
grid:scrollToItem({ row = 29 }, "bottom", false)
settle()
print(grid.contentOffset.y, grid.indexPathsForVisibleItems[1].row, made)
--> 480.0 24 6
print(grid:cellForItem{ row = 0 }, grid:cellForItem{ row = 29 } ~= nil)
--> nil true
grid.collectionViewLayout.itemSize = { width = 190, height = 40 }
settle()
print(grid.contentSize.height)
--> 1490.0
