-- facts: B89, B90, B91
-- Rows show their texts, their accessories, and their controls during editing.
local settings = UITableViewController{ style = "grouped", title = "Settings" }
local rows = {
  { { "Sound", "Off", "disclosureIndicator" }, { "Silent", nil, "checkmark" } },
  { { "A name that is longer than a row of this table can be", "On", "detailButton" } },
}
function settings:numberOfSections() return #rows end
function settings:numberOfRows(_, section) return #rows[section + 1] end
function settings:titleForHeader(_, section) return section == 0 and "General" or "Other" end
function settings:cellForRow(_, path)
  local row = rows[path.section + 1][path.row + 1]
  local cell = UITableViewCell{ style = "value1" }
  cell.textLabel.text, cell.detailTextLabel.text = row[1], row[2]
  cell.accessoryType = row[3] or "none"
  return cell
end
function settings:editingStyleForRow(_, path)
  return path.section == 0 and "delete" or "insert"
end
local nav = UINavigationController{ settings }
settings.navigationItem.rightBarButtonItem = settings.editButtonItem
window.rootViewController = nav
settle()
--> Settings willMove(toParent: UINavigationController#2)
--> Settings viewDidLoad
--> Settings viewWillAppear
--> Settings viewIsAppearing
--> Settings viewDidAppear
--> Settings didMove(toParent: UINavigationController#2)
user.selectRow(1)
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │               Settings          Edit │
--> ├──────────────────────────────────────┤
--> │ General                              │
--> │   Sound                        Off › │
--> │ ▸ Silent                           ✓ │
--> │ Other                                │
--> │   A name that is longer than… On (i) │
--> └──────────────────────────────────────┘
user.tap "Edit"
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │               Settings          Done │
--> ├──────────────────────────────────────┤
--> │ General                              │
--> │ ⊖ Sound                        Off › │
--> │ ⊖ Silent                           ✓ │
--> │ Other                                │
--> │ ⊕ A name that is longer than… On (i) │
--> └──────────────────────────────────────┘
user.tap "Done"
for number = 1, 30 do rows[2][number] = { "Row " .. number } end
settings.tableView:reloadData()
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │               Settings          Edit │
--> ├──────────────────────────────────────┤
--> │ General                              │
--> │   Sound                        Off › │
--> │   Silent                           ✓ │
--> │ Other                                │
--> │   Row 1                              │
--> │   Row 2                              │
--> │   Row 3                              │
--> │   Row 4                              │
--> │   Row 5                              │
--> │   Row 6                              │
--> │   Row 7                              │
--> │   Row 8                              │
--> │   Row 9                              │
--> │   Row 10                             │
--> │   Row 11                             │
--> │   Row 12                             │
--> │   Row 13                             │
--> │   Row 14                             │
--> │   Row 15                             │
--> │                  ⋮                   │
--> └──────────────────────────────────────┘
