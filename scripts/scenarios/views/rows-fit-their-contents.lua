-- facts: H97, H98
-- The contents of a row decide its height, unless the delegate has another one.
local Note = class("Note", UITableViewCell)
function Note:systemLayoutSizeFitting(size)
  local own = Note.super.systemLayoutSizeFitting(self, size)
  if self.lines then own.height = 20 * self.lines end
  return own
end
local list = UITableView{ name = "list", frame = { width = 320, height = 480 } }
list.dataSource = {
  numberOfRows = function() return 3 end,
  cellForRow = function(_, path)
    local cell = Note{}
    if path.row < 2 then cell.lines = path.row + 1 end
    return cell
  end,
}
print(list.rowHeight, list.estimatedRowHeight)
--> -1.0 -1.0
window.rootViewController = UIViewController "Screen"
window.rootViewController.view:addSubview(list)
settle()
--> Screen viewDidLoad
--> Screen viewWillAppear
--> Screen viewIsAppearing
--> Screen viewDidAppear
local function heights()
  local all = {}
  for index, cell in ipairs(list.visibleCells) do all[index] = cell.frame.height end
  print(table.unpack(all))
end
heights()
--> 20.0 40.0 44.0
list.rowHeight = 60
settle()
heights()
--> 60.0 60.0 60.0
list.delegate = {
  heightForRow = function(_, path) return path.row == 0 and 100 or -1 end,
}
list:reloadData()
settle()
heights()
--> 100.0 40.0 44.0
