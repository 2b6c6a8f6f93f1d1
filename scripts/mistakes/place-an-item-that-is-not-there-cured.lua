-- facts: H64
-- The layout asks the collection view how many items there are.
local Row = class("RowLayout", UICollectionViewLayout)
function Row:prepare() self.count = self.collectionView:numberOfItems(0) end
function Row:collectionViewContentSize() return { width = 300, height = 50 } end
function Row:layoutAttributesForElements()
  local attributes = {}
  for item = 0, self.count - 1 do
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
print(#row.visibleCells, #warnings())
--> 2 0
