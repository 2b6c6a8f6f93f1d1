-- facts: H61
-- A table's diffable data source keeps the selection, and lets nothing be edited by itself.
local list = UITableView{ frame = { width = 390, height = 400 }, name = "list" }
list:register(UITableViewCell, "row")
local source = UITableViewDiffableDataSource{ tableView = list }
function source.cellProvider(view, indexPath, item)
  local cell = view:dequeueReusableCell("row", indexPath)
  cell.textLabel.text = item
  return cell
end
function source.titleForHeader(_, section) return source:sectionIdentifier(section) end
local home = UIViewController "Fruit"
home.view:addSubview(list)
window.rootViewController = home
local snapshot = NSDiffableDataSourceSnapshot()
snapshot:appendSections{ "Red", "Green" }
snapshot:appendItems({ "Apple", "Cherry" }, "Red")
snapshot:appendItems({ "Lime" }, "Green")
source:apply(snapshot)
list:selectRow({ section = 0, row = 1 }, false)
snapshot:deleteItems{ "Apple" }
snapshot:moveSectionBefore("Green", "Red")
source:apply(snapshot, true)
settle()
print(list.indexPathForSelectedRow.section, list.indexPathForSelectedRow.row)
--> Fruit viewDidLoad
--> Fruit viewWillAppear
--> Fruit viewIsAppearing
--> Fruit viewDidAppear
--> 1 0
print(list.dataSource == source)
--> true
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ Green                                │
--> │   Lime                               │
--> │ Red                                  │
--> │ ▸ Cherry                             │
--> └──────────────────────────────────────┘
