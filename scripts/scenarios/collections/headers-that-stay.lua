-- facts: H63
-- Headers that pin stay at the top while their section is there; those of a plain table do so anyway.
local layout = UICollectionViewFlowLayout{
  headerReferenceSize = { width = 0, height = 20 }, sectionHeadersPinToVisibleBounds = true,
}
local grid = UICollectionView{
  frame = { width = 50, height = 200 }, collectionViewLayout = layout, name = "grid",
  contentInsetAdjustmentBehavior = "never",
}
grid:register(UICollectionViewCell, "Cell")
grid:register(UICollectionReusableView, "Header", "elementKindSectionHeader")
grid.dataSource = {
  numberOfSections = function() return 2 end,
  numberOfItems = function() return 6 end,
  cellForItem = function(view, indexPath) return view:dequeueReusableCell("Cell", indexPath) end,
  viewForSupplementaryElement = function(view, kind, indexPath)
    return view:dequeueReusableSupplementaryView(kind, "Header", indexPath)
  end,
}
local function top(section)
  local header = grid:supplementaryView("elementKindSectionHeader", { section = section, row = 0 })
  return header and header.frame.y
end
print(top(0), top(1))
--> 0.0 nil
grid.contentOffset = { x = 0, y = 150 }
print(top(0), top(1))
--> 150.0 nil
grid.contentOffset = { x = 0, y = 360 }
print(top(0), top(1))
--> 350.0 370.0
local list = UITableView{ frame = { width = 390, height = 200 }, name = "list" }
list:register(UITableViewCell, "Row")
local headers = {}
list.dataSource = {
  numberOfSections = function() return 2 end,
  numberOfRows = function() return 6 end,
  cellForRow = function(view, indexPath) return view:dequeueReusableCell("Row", indexPath) end,
}
list.delegate = {
  viewForHeader = function(_, section)
    headers[section] = UILabel("Section " .. section)
    return headers[section]
  end,
}
window:addSubview(list)
settle()
list.contentOffset = { x = 0, y = 100 }
settle()
print(headers[0].frame.y, headers[1].frame.y)
--> 147.0 292.0
