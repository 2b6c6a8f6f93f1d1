-- facts: H90, H91, B91
-- Without actions of its own a row shows Delete, if its data source has commit.
local names = { "Ann", "Bob" }
local list = UITableView{ name = "list", frame = { width = 320, height = 480 } }
list.dataSource = {
  numberOfRows = function() return #names end,
  cellForRow = function(_, indexPath)
    local cell = UITableViewCell{}
    cell.textLabel.text = names[indexPath.row + 1]
    return cell
  end,
  commit = function(view, style, indexPath)
    print(style, indexPath.row)
    table.remove(names, indexPath.row + 1)
    view:deleteRows({ indexPath }, "automatic")
  end,
}
list.delegate = {
  titleForDeleteConfirmationButtonForRow = function(_, path)
    if path.row == 0 then return "Remove" end
  end,
}
window.rootViewController = UIViewController "Screen"
window.rootViewController.view:addSubview(list)
settle()
--> Screen viewDidLoad
--> Screen viewWillAppear
--> Screen viewIsAppearing
--> Screen viewDidAppear
user.swipeRow(0)
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │   Ann                     [ Remove ] │
--> │   Bob                                │
--> └──────────────────────────────────────┘
-- A drag closes the row.
user.scroll(list, { y = 10 })
print(list.isEditing)
--> false
user.swipeRow(1)
user.tap("Delete")
--> list commit(delete, section 0, row 1)
--> delete 1
print(#names, list.isEditing)
--> 1 false
-- An empty configuration shows nothing, nil the default.
list.delegate = {
  trailingSwipeActionsConfigurationForRow = function()
    return UISwipeActionsConfiguration{}
  end,
}
print(user.swipeRow(0))
--> false the row has no actions there
print(user.deleteRow(0))
--> false the row has no actions there
list.delegate = { trailingSwipeActionsConfigurationForRow = function() end }
print(user.swipeRow(0, 0, { edge = "leading" }))
--> false the row has no actions there
print(user.deleteRow(0))
--> list commit(delete, section 0, row 0)
--> delete 0
--> true
print(#names)
--> 0
