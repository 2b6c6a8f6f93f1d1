-- facts: B90
-- A tap notifies the delegate, a program's selection doesn't; editing allows no selection.
local names = { "Amber", "Blue", "Cyan" }
local colours = UITableView{ name = "colours", frame = { width = 320, height = 480 } }
colours.dataSource = {
  numberOfRows = function() return #names end,
  cellForRow = function(_, indexPath)
    local cell = UITableViewCell{}
    cell.textLabel.text = names[indexPath.row + 1]
    return cell
  end,
}
colours.delegate = {
  willSelectRow = function(_, indexPath) return indexPath.row ~= 2 and indexPath or nil end,
  didSelectRow = function(_, indexPath) print(names[indexPath.row + 1]) end,
  didDeselectRow = function(_, indexPath) print("no longer " .. names[indexPath.row + 1]) end,
}
local screen = UIViewController "Screen"
screen.view:addSubview(colours)
window.rootViewController = screen
settle()
--> Screen viewDidLoad
--> Screen viewWillAppear
--> Screen viewIsAppearing
--> Screen viewDidAppear
colours:selectRow({ section = 0, row = 0 }, false)
print(colours.indexPathForSelectedRow.row, colours:cellForRow({ row = 0 }).isSelected)
--> 0 true
user.tap("Blue")
--> colours willSelectRow(section 0, row 1)
--> colours didDeselectRow(section 0, row 0)
--> no longer Amber
--> colours didSelectRow(section 0, row 1)
--> Blue
print(user.tap("Cyan"))
--> colours willSelectRow(section 0, row 2)
--> false the delegate selects no row
print(user.selectRow(9))
--> false there is no row 9 in section 0
colours.isEditing = true
print(user.tap("Amber"))
--> false rows cannot be selected while editing
colours.allowsSelectionDuringEditing = true
print(user.tap("Amber"))
--> colours willSelectRow(section 0, row 0)
--> colours didSelectRow(section 0, row 0)
--> Amber
--> true
