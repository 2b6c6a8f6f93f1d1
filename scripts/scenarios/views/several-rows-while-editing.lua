-- facts: H128
-- A table that is edited lets the user select several rows if that is allowed; it shows no controls
-- then, and doesn't ask for editing styles.
local controller = UITableViewController "Mail"
function controller:numberOfRows() return 3 end
function controller:cellForRow(_, indexPath)
  local cell = UITableViewCell{}
  cell.textLabel.text = "Row " .. indexPath.row
  return cell
end
function controller:editingStyleForRow() print "asked" return "delete" end
window.rootViewController = controller
settle()
--> Mail viewDidLoad
--> Mail viewWillAppear
--> Mail viewIsAppearing
--> Mail viewDidAppear
local view = controller.tableView
view.isEditing = true
print(user.selectRow(0))
--> asked
--> asked
--> asked
--> false rows cannot be selected while editing
view.isEditing = false
view.allowsMultipleSelectionDuringEditing = true
view.isEditing = true
print(user.selectRow(0), user.selectRow(2))
print(screen())
--> true true
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ▸ Row 0                              │
--> │   Row 1                              │
--> │ ▸ Row 2                              │
--> └──────────────────────────────────────┘
print(user.selectRow(0))
print(#view.indexPathsForSelectedRows)
--> true
--> 1
local grid = UICollectionViewController{ layout = UICollectionViewFlowLayout{} }
function grid:numberOfItems() return 2 end
grid.collectionView:register(UICollectionViewCell, "cell")
function grid:cellForItem(list, indexPath) return list:dequeueReusableCell("cell", indexPath) end
window.rootViewController = grid
settle()
--> UICollectionViewController#2 viewDidLoad
--> Mail viewWillDisappear
--> UICollectionViewController#2 viewWillAppear
--> UICollectionViewController#2 viewIsAppearing
--> Mail viewDidDisappear
--> UICollectionViewController#2 viewDidAppear
local list = grid.collectionView
list.isEditing = true
print(user.tap(list:cellForItem{ section = 0, row = 0 }))
list.allowsMultipleSelectionDuringEditing = true
print(user.tap(list:cellForItem{ section = 0, row = 0 }))
print(user.tap(list:cellForItem{ section = 0, row = 1 }))
print(#list.indexPathsForSelectedItems)
--> false the collection view does not allow selection
--> true
--> true
--> 2
