-- facts: B91
-- Rows are deleted from the data first; a mismatch raises and changes nothing.
local names = { "Ann", "Bob", "Cid" }
local people = UITableView{ name = "people", frame = { width = 320, height = 480 } }
people.dataSource = {
  numberOfRows = function() return #names end,
  cellForRow = function(_, indexPath)
    local cell = UITableViewCell{}
    cell.textLabel.text = names[indexPath.row + 1]
    return cell
  end,
  canEditRow = function(_, indexPath) return indexPath.row > 0 end,
  commit = function(view, style, indexPath)
    print(style, indexPath.section, indexPath.row)
    table.remove(names, indexPath.row + 1)
    view:deleteRows({ indexPath }, "fade")
  end,
}
local screen = UIViewController "Screen"
screen.view:addSubview(people)
window.rootViewController = screen
settle()
local function show()
  local texts = {}
  for index, cell in ipairs(people.visibleCells) do texts[index] = cell.textLabel.text end
  print(table.concat(texts, " "))
end
local kept = people:cellForRow({ row = 2 })
show()
--> Screen viewDidLoad
--> Screen viewWillAppear
--> Screen viewIsAppearing
--> Screen viewDidAppear
--> Ann Bob Cid
print(user.deleteRow(1))
show()
print(people:cellForRow({ row = 1 }) == kept)
--> people commit(delete, section 0, row 1)
--> delete 0 1
--> true
--> Ann Cid
--> true
print(user.deleteRow(0))
--> false the row cannot be edited like that
names[#names + 1] = "Dan"
people:insertRows({ { row = 2 } }, "automatic")
show()
--> Ann Cid Dan
local _, problem = pcall(people.deleteRows, people, { { row = 0 } })
print(problem.name)
--> exception NSInternalInconsistencyException: Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing section after the update (3) must be equal to the number of rows contained in that section before the update (3), plus or minus the number of rows inserted or deleted from that section (0 inserted, 1 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out).
--> NSInternalInconsistencyException
names[1] = "Amy"
show()
people:reloadRows({ { row = 0 } })
show()
--> Ann Cid Dan
--> Amy Cid Dan
