-- facts: H60, H61, H62
-- A diffable data source shows snapshots; only what is different gets new cells.
local made = {}
local people = UIViewController "People"
local list = UICollectionView{
  frame = { x = 0, y = 0, width = 390, height = 844 }, name = "list",
  collectionViewLayout = UICollectionViewCompositionalLayout.list{ appearance = "plain" },
}
local row = UICollectionViewCellRegistration()
function row.handler(cell, _, person)
  made[#made + 1] = person
  local content = cell:defaultContentConfiguration()
  content.text = person
  cell.contentConfiguration = content
end
local source = UICollectionViewDiffableDataSource{ collectionView = list }
function source.cellProvider(view, indexPath, person)
  return view:dequeueConfiguredReusableCell(row, indexPath, person)
end
people.view:addSubview(list)
window.rootViewController = people
local snapshot = source:snapshot()
snapshot:appendSections{ "A", "B" }
snapshot:appendItems({ "Ann", "Abe" }, "A")
snapshot:appendItems({ "Bob" }, "B")
source:apply(snapshot, false, function() print("shown") end)
settle()
print(table.concat(made, " "), #list.visibleCells)
--> People viewDidLoad
--> People viewWillAppear
--> People viewIsAppearing
--> People viewDidAppear
--> shown
--> Ann Abe Bob 3
list:selectItem({ section = 0, row = 1 }, false)
made = {}
snapshot:moveItemBefore("Abe", "Ann")
snapshot:insertItemsAfter({ "Bea" }, "Bob")
snapshot:reloadItems{ "Bob" }
source:apply(snapshot, true)
settle()
print(table.concat(made, " "), list.indexPathsForSelectedItems[1].row)
--> Bob Bea 0
print(source:itemIdentifier{ section = 1, row = 1 }, source:indexPath("Ann").row)
--> Bea 1
made = {}
snapshot = source:snapshot()
snapshot:reconfigureItems{ "Abe" }
local cell = list:cellForItem{ section = 0, row = 0 }
source:apply(snapshot)
print(table.concat(made, " "), list:cellForItem{ section = 0, row = 0 } == cell)
--> Abe true
made = {}
source:applySnapshotUsingReloadData(snapshot)
settle()
print(table.concat(made, " "), list.indexPathsForSelectedItems)
--> Abe Ann Bob Bea nil
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │   Abe                                │
--> │   Ann                                │
--> │   Bob                                │
--> │   Bea                                │
--> └──────────────────────────────────────┘
