-- facts: H98, H109
-- With an estimate a flow layout asks each cell for its width and height.
local Tag = class("Tag", UICollectionViewCell)
function Tag:preferredLayoutAttributesFitting(attributes)
  print("estimated", attributes.size.width, attributes.size.height)
  attributes.size = { width = self.letters * 10, height = 20 }
  return attributes
end
local layout = UICollectionViewFlowLayout{ estimatedItemSize = { width = 80, height = 30 } }
local grid = UICollectionView{
  frame = { width = 300, height = 400 }, collectionViewLayout = layout, name = "grid",
  contentInsetAdjustmentBehavior = "never",
}
grid:register(Tag, "Tag")
local widths = { 12, 6, 20, 9 }
grid.dataSource = {
  numberOfItems = function() return 4 end,
  cellForItem = function(view, path)
    local cell = view:dequeueReusableCell("Tag", path)
    cell.letters = widths[path.row + 1]
    return cell
  end,
}
grid:layoutIfNeeded()
for item = 0, 3 do
  local frame = layout:layoutAttributesForItem{ section = 0, row = item }.frame
  print(item, frame.x, frame.y, frame.width, frame.height)
end
--> estimated 80.0 30.0
--> estimated 80.0 30.0
--> estimated 80.0 30.0
--> estimated 80.0 30.0
--> 0 0.0 0.0 120.0 20.0
--> 1 240.0 0.0 60.0 20.0
--> 2 0.0 30.0 200.0 20.0
--> 3 210.0 30.0 90.0 20.0
-- Without one, all items have the size of the layout.
layout.estimatedItemSize = { width = 0, height = 0 }
print(layout:layoutAttributesForItem{ section = 0, row = 2 }.frame.width)
--> 50.0
