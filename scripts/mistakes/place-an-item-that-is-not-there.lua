-- facts: H64
-- A layout places three items, but the data source has two.
local Row = class("RowLayout", UICollectionViewLayout)
function Row:collectionViewContentSize() return { width = 300, height = 50 } end
function Row:layoutAttributesForElements()
  local attributes = {}
  for item = 0, 2 do
    attributes[#attributes + 1] = UICollectionViewLayoutAttributes{
      forCellWith = { section = 0, row = item },
      frame = { x = item * 60, y = 0, width = 50, height = 50 },
    }
  end
  return attributes
end
local row = UICollectionView{
  frame = { width = 300, height = 50 }, collectionViewLayout = Row(), name = "row",
}
row:register(UICollectionViewCell, "Cell")
row.dataSource = {
  numberOfItems = function() return 2 end,
  cellForItem = function(view, indexPath) return view:dequeueReusableCell("Cell", indexPath) end,
}
local _, problem = pcall(row.cellForItem, row, { section = 0, row = 0 })
print(problem.code)
print(problem.why)
--> exception NSInternalInconsistencyException: UICollectionView received layout attributes for a cell with an index path that does not exist: [0, 2]
--> attributes-of-no-item
--> a layout places the items that the data source has
