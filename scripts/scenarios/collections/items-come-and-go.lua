-- facts: H11
-- A batch deletes with the indexes before it, and inserts with those after it.
local data = { "a", "b", "c" }
local grid = UICollectionView{ frame = { width = 320, height = 200 } }
grid:register(UICollectionViewCell, "Cell")
grid.dataSource = {
  numberOfItems = function() return #data end,
  cellForItem = function(view, indexPath)
    local cell = view:dequeueReusableCell("Cell", indexPath)
    cell.word = data[indexPath.row + 1]
    return cell
  end,
}
local function texts()
  local all = {}
  for _, cell in ipairs(grid.visibleCells) do all[#all + 1] = cell.word end
  return table.concat(all, " ")
end
print(texts())
--> a b c
grid:selectItem({ row = 2 }, false)
data = { "new", "b", "c" }
grid:performBatchUpdates(function()
  grid:deleteItems{ { row = 0 } }
  grid:insertItems{ { row = 0 } }
end, function(finished) print("finished", finished) end)
print(texts(), grid.indexPathsForSelectedItems[1].row)
--> new b c 2
settle()
--> finished true
data = {}
grid:reloadData()
print(texts() == "", grid.indexPathsForSelectedItems)
--> true nil
