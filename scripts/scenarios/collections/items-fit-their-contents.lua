-- facts: H30, H98, H99
-- The contents of a row of a list, or of an item whose height is estimated, decide how high it is.
local Note = class("Note", UICollectionViewListCell)
function Note:preferredLayoutAttributesFitting(attributes)
  if self.lines then
    attributes.size = { width = attributes.size.width, height = 20 * self.lines }
  end
  return attributes
end
local lines = { 1, nil, 4 }
local function show(layout)
  local list = UICollectionView{
    frame = { width = 300, height = 400 }, contentInsetAdjustmentBehavior = "never",
    collectionViewLayout = layout,
  }
  list:register(Note, "Note")
  list.dataSource = {
    numberOfItems = function() return 3 end,
    cellForItem = function(view, path)
      local cell = view:dequeueReusableCell("Note", path)
      cell.lines = lines[path.row + 1]
      return cell
    end,
  }
  window:addSubview(list)
  settle()
  for _, cell in ipairs(list.visibleCells) do print(cell.frame.y, cell.frame.height) end
  return list
end
local list = show(UICollectionViewCompositionalLayout.list{ appearance = "plain" })
--> 0.0 20.0
--> 20.0 44.0
--> 64.0 80.0
-- Another cell asks again.
lines[1] = 2
list:reloadItems{ { row = 0 } }
settle()
print(list:cellForItem{ row = 0 }.frame.height, list:cellForItem{ row = 1 }.frame.y)
--> 40.0 40.0
list:removeFromSuperview()
local D = NSCollectionLayoutDimension
local size = NSCollectionLayoutSize{
  widthDimension = D.fractionalWidth(1), heightDimension = D.estimated(30),
}
local item = NSCollectionLayoutItem{ layoutSize = size }
local group = NSCollectionLayoutGroup.vertical(size, { item })
show(UICollectionViewCompositionalLayout{ section = NSCollectionLayoutSection{ group = group } })
--> 0.0 40.0
--> 40.0 30.0
--> 70.0 80.0
