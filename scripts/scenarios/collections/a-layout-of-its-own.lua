-- facts: H64
-- A program's own layout: prepare, the size, then the attributes; again when it says so.
local calls = {}
local Stairs = class("StairsLayout", UICollectionViewLayout)
function Stairs:prepare()
  calls[#calls + 1] = "prepare"
  self.count = self.collectionView:numberOfItems(0)
end
function Stairs:collectionViewContentSize()
  calls[#calls + 1] = "size"
  return { width = 200, height = 50 * self.count }
end
function Stairs:layoutAttributesForItem(indexPath)
  return UICollectionViewLayoutAttributes{
    forCellWith = indexPath,
    frame = { x = 10 * indexPath.row, y = 50 * indexPath.row, width = 50, height = 50 },
  }
end
function Stairs:layoutAttributesForElements()
  calls[#calls + 1] = "elements"
  local attributes = {}
  for row = 0, self.count - 1 do
    attributes[row + 1] = self:layoutAttributesForItem{ section = 0, row = row }
  end
  return attributes
end
local stairs = Stairs()
local grid = UICollectionView{
  frame = { width = 200, height = 120 }, collectionViewLayout = stairs, name = "grid",
}
grid:register(UICollectionViewCell, "Cell")
grid.dataSource = {
  numberOfItems = function() return 5 end,
  cellForItem = function(view, indexPath) return view:dequeueReusableCell("Cell", indexPath) end,
}
print(#grid.visibleCells, grid:cellForItem{ section = 0, row = 2 }.frame.x, grid.contentSize.height)
--> 3 20.0 250.0
print(table.concat(calls, " "))
--> prepare size elements
calls = {}
grid.contentOffset = { x = 0, y = 100 }
print(#grid.visibleCells, table.concat(calls, " "))
--> 4 elements
function stairs:shouldInvalidateLayout(bounds) return bounds.y > 120 end
calls = {}
grid.contentOffset = { x = 0, y = 130 }
print(#grid.visibleCells, table.concat(calls, " "))
--> 3 prepare size elements
print(grid:indexPathForItem{ x = 35, y = 160 }.row, grid:layoutAttributesForItem{ row = 4 }.frame.y)
--> 3 200.0
