-- facts: R6, B60, B61, B62, B89, B90, B91, B92, B85, B93, bars-049-homepwner-rows, bars-050-homepwner-roundtrip
-- "iOS Programming" (Big Nerd Ranch), chapter 12: Homepwner, a list and one detail screen for it.
-- Watch row 0: it changes when the detail has written its fields back and the list has reloaded.

local POSSESSIONS = {
  { "Rusty Sofa", "7X2A", 40 }, { "Fluffy Bear", "0B4R", 12 }, { "Shiny Spork", "1S9K", 3 },
  { "Rusty Mac", "5M1C", 99 }, { "Shiny Bear", "2B8R", 71 }, { "Fluffy Mac", "8M6C", 5 },
  { "Rusty Spork", "3S7K", 1 }, { "Shiny Sofa", "6F4A", 88 }, { "Fluffy Spork", "9S2K", 7 },
  { "Rusty Bear", "4B3R", 23 },
}
local DATE = "Nov 21, 2026"

nibs.ItemDetailView = {
  view = { UIView,
    { UILabel, text = "Name" }, { UITextField, name = "name" },
    { UILabel, text = "Serial" }, { UITextField, name = "serial" },
    { UILabel, text = "Value" }, { UITextField, name = "value", keyboardType = "numberPad" },
    { UILabel, name = "date" },
  },
  outlets = {
    nameField = "name", serialNumberField = "serial", valueField = "value", dateLabel = "date",
  },
}

local ItemDetail = class("ItemDetailViewController", UIViewController)

function ItemDetail:viewDidLoad()
  self.view.backgroundColor = "groupTableViewBackground"
end

function ItemDetail:viewWillAppear(animated)
  ItemDetail.super.viewWillAppear(self, animated)
  local possession = self.possession
  if not possession then return end
  self.nameField.text = possession.name
  self.serialNumberField.text = possession.serialNumber
  self.valueField.text = tostring(possession.value)
  self.dateLabel.text = possession.dateCreated
  self.navigationItem.title = possession.name
end

function ItemDetail:viewWillDisappear(animated)
  ItemDetail.super.viewWillDisappear(self, animated)
  self.view:endEditing(true)
  local possession = self.possession
  if not possession then return end
  possession.name = self.nameField.text
  possession.serialNumber = self.serialNumberField.text
  possession.value = math.tointeger(tonumber(self.valueField.text:match("^%d+"))) or 0
end

-- Old releases unload the view of a controller that is not on screen when memory is short.
function ItemDetail:viewDidUnload()
  self.nameField, self.serialNumberField, self.valueField, self.dateLabel = nil, nil, nil, nil
end

local Items = class("ItemsViewController", UITableViewController)

function Items:init(args)
  self.possessions = {}
  for index, values in ipairs(POSSESSIONS) do
    self.possessions[index] =
      { name = values[1], serialNumber = values[2], value = values[3], dateCreated = DATE }
  end
  if args.bare then return end
  self.navigationItem.title = "Homepwner"
  self.navigationItem.leftBarButtonItem = self.editButtonItem
end

function Items:viewWillAppear(animated)
  Items.super.viewWillAppear(self, animated)
  self.tableView:reloadData()
end

function Items:numberOfRows()
  return #self.possessions + (self.isEditing and 1 or 0)
end

function Items:cellForRow(view, indexPath)
  local cell = view:dequeueReusableCell("Possession")
    or UITableViewCell{ style = "value1", reuseIdentifier = "Possession" }
  local possession = self.possessions[indexPath.row + 1]
  cell.textLabel.text = possession and possession.name or "Add New Item..."
  cell.detailTextLabel.text = possession and "$" .. possession.value or nil
  return cell
end

function Items:didSelectRow(_, indexPath)
  self.detail = self.detail or ItemDetail{ name = "detail" }
  self.detail.possession = self.possessions[indexPath.row + 1]
  self.navigationController:pushViewController(self.detail, true)
end

-- One more row while the list is edited: when super returns, `isEditing` has the new value (B62).
function Items:setEditing(editing, animated)
  Items.super.setEditing(self, editing, animated)
  local last = { { section = 0, row = #self.possessions } }
  if editing then self.tableView:insertRows(last) else self.tableView:deleteRows(last) end
end

function Items:editingStyleForRow(_, indexPath)
  return indexPath.row == #self.possessions and "insert" or "delete"
end

function Items:commit(view, style, indexPath)
  if style == "delete" then
    table.remove(self.possessions, indexPath.row + 1)
    view:deleteRows({ indexPath })
  else
    table.insert(self.possessions,
      { name = "New Item", serialNumber = "", value = 0, dateCreated = DATE })
    view:insertRows({ indexPath })
  end
end

local items, nav

local function start(args)
  items = Items(args)
  nav = UINavigationController{ items, name = "nav" }
  window.rootViewController = nav
  settle()
end

local function bar()
  local shown = nav.navigationBar.displayed
  print(("[%s] %s [%s]"):format(shown.left[1] or "", shown.title or "", shown.right[1] or ""))
end

local function row(index)
  local cell = items.tableView:cellForRow({ section = 0, row = index })
  local price = cell.detailTextLabel.text
  return cell.textLabel.text .. (price and " " .. price or "")
end

local function fields()
  local detail = items.detail
  print(detail.nameField.text, detail.serialNumberField.text, detail.valueField.text,
    detail.dateLabel.text)
end

local function rename(field, text)
  user.type(("\b"):rep(#field.text) .. text, field)
end

-- 1. Before there are titles the bar is there, but empty; the stack's view holds it and the table.
start{ name = "items", bare = true }
bar()
for _, view in ipairs(nav.view.subviews) do
  print(view == nav.navigationBar and "bar" or view == items.tableView and "table" or "other")
end
--> items viewDidLoad
--> items viewWillAppear
--> items viewIsAppearing
--> items viewDidAppear
--> []  []
--> table
--> bar

-- 2. The list gives itself a title and an edit button.
start{ name = "items" }
bar()
--> items viewDidLoad
--> items viewWillDisappear
--> items viewWillAppear
--> items viewIsAppearing
--> items viewDidDisappear
--> items viewDidAppear
--> [Edit] Homepwner []
--> nav deinit
--> items deinit

-- 3. Edit becomes Done, and a row for new items appears; Done removes it.
print(items.tableView:numberOfRows(0))
user.tap("Edit")
print(items.isEditing, items.tableView.isEditing, items.tableView:numberOfRows(0), row(10))
bar()
--> 10
--> true true 11 Add New Item...
--> [Done] Homepwner []
print(user.tap("Rusty Mac"))
--> false rows cannot be selected while editing
user.tap("Add New Item...")
print(row(10))
print(screen())
user.deleteRow(10)
print(row(10))
--> UITableView commit(insert, section 0, row 10)
--> New Item $0
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ Done         Homepwner               │
--> ├──────────────────────────────────────┤
--> │ ⊖ Rusty Sofa                     $40 │
--> │ ⊖ Fluffy Bear                    $12 │
--> │ ⊖ Shiny Spork                     $3 │
--> │ ⊖ Rusty Mac                      $99 │
--> │ ⊖ Shiny Bear                     $71 │
--> │ ⊖ Fluffy Mac                      $5 │
--> │ ⊖ Rusty Spork                     $1 │
--> │ ⊖ Shiny Sofa                     $88 │
--> │ ⊖ Fluffy Spork                    $7 │
--> │ ⊖ Rusty Bear                     $23 │
--> │ ⊖ New Item                        $0 │
--> │ ⊕ Add New Item...                    │
--> └──────────────────────────────────────┘
--> UITableView commit(delete, section 0, row 10)
--> Add New Item...
user.tap("Done")
print(items.tableView:numberOfRows(0))
bar()
--> 10
--> [Edit] Homepwner []

-- 4. A tap makes the detail screen, passes the item on, and pushes the screen.
-- 5. It loads once and fills its fields whenever it appears.
print(items.detail)
user.tap("Rusty Sofa")
settle()
--> nil
--> UITableView didSelectRow(section 0, row 0)
--> detail willMove(toParent: nav)
--> detail viewDidLoad
--> items viewWillDisappear(animated)
--> detail viewWillAppear(animated)
--> detail viewIsAppearing(animated)
--> … 350 ms
--> items viewDidDisappear(animated)
--> detail viewDidAppear(animated)
--> detail didMove(toParent: nav)
print(tree())
bar()
fields()
print(screen())
print(items.detail.view.backgroundColor, #items.detail.view.subviews)
--> window
--> └─ nav  UINavigationController           appeared
-->    ├─ items  ItemsViewController         disappeared
-->    └─ detail  ItemDetailViewController   appeared      top
--> [‹ Homepwner] Rusty Sofa []
--> Rusty Sofa 7X2A 40 Nov 21, 2026
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Homepwner  Rusty Sofa              │
--> ├──────────────────────────────────────┤
--> │ Name                                 │
--> │ [Rusty Sofa____________]             │
--> │ Serial                               │
--> │ [7X2A__________________]             │
--> │ Value                                │
--> │ [40____________________]             │
--> │ Nov 21, 2026                         │
--> └──────────────────────────────────────┘
--> groupTableViewBackground 7
print(items.detail.valueField.keyboardType, items.detail.nameField.keyboardType,
  items.detail.nameField.clearsOnBeginEditing)
--> numberPad default false

-- 6. The row shows the old name until the detail screen has written its fields back, and the list
-- has reloaded its rows: viewWillDisappear runs before viewWillAppear.
rename(items.detail.nameField, "Red Sofa")
print(screen())
print(row(0))
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Homepwner  Rusty Sofa              │
--> ├──────────────────────────────────────┤
--> │ Name                                 │
--> │ [Red Sofa|_____________]             │
--> │ Serial                               │
--> │ [7X2A__________________]             │
--> │ Value                                │
--> │ [40____________________]             │
--> │ Nov 21, 2026                         │
--> ├──────────────────────────────────────┤
--> │              ⌨ default               │
--> └──────────────────────────────────────┘
--> Rusty Sofa $40
user.tap("Homepwner")
print(row(0))
--> Rusty Sofa $40
--> detail willMove(toParent: nil)
--> detail viewWillDisappear(animated)
--> items viewWillAppear(animated)
--> items viewIsAppearing(animated)
settle()
print(row(0))
--> … 350 ms
--> detail viewDidDisappear(animated)
--> items viewDidAppear(animated)
--> detail didMove(toParent: nil)
--> Red Sofa $40

-- 7. Another row, the same detail screen, no second viewDidLoad.
local former = weak(items.detail)
user.selectRow(2)
settle()
print(nav.topViewController == former:get())
fields()
--> UITableView didSelectRow(section 0, row 2)
--> detail willMove(toParent: nav)
--> items viewWillDisappear(animated)
--> detail viewWillAppear(animated)
--> detail viewIsAppearing(animated)
--> … 350 ms
--> items viewDidDisappear(animated)
--> detail viewDidAppear(animated)
--> detail didMove(toParent: nav)
--> true
--> Shiny Spork 1S9K 3 Nov 21, 2026

-- 8. A value that isn't a number is written back as 0; the user's keyboard has digits only.
print(user.type("many", items.detail.valueField))
items.detail.valueField.text = "many"
user.back()
settle()
print(row(2), items.possessions[3].value, items.possessions[3].dateCreated)
print(screen())
--> false the keyboard numberPad has no key 'm'
--> detail willMove(toParent: nil)
--> detail viewWillDisappear(animated)
--> items viewWillAppear(animated)
--> items viewIsAppearing(animated)
--> … 350 ms
--> detail viewDidDisappear(animated)
--> items viewDidAppear(animated)
--> detail didMove(toParent: nil)
--> Shiny Spork $0 0 Nov 21, 2026
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ Edit         Homepwner               │
--> ├──────────────────────────────────────┤
--> │   Red Sofa                       $40 │
--> │   Fluffy Bear                    $12 │
--> │   Shiny Spork                     $0 │
--> │   Rusty Mac                      $99 │
--> │   Shiny Bear                     $71 │
--> │   Fluffy Mac                      $5 │
--> │   Rusty Spork                     $1 │
--> │   Shiny Sofa                     $88 │
--> │   Fluffy Spork                    $7 │
--> │   Rusty Bear                     $23 │
--> └──────────────────────────────────────┘

-- Without the data step the fields are empty.
do
  local empty = ItemDetail{ name = "empty" }
  nav:pushViewController(empty, false)
  settle()
  print(("[%s] [%s]"):format(empty.nameField.text, empty.dateLabel.text or ""))
end
--> empty willMove(toParent: nav)
--> empty viewDidLoad
--> items viewWillDisappear
--> empty viewWillAppear
--> empty viewIsAppearing
--> items viewDidDisappear
--> empty viewDidAppear
--> empty didMove(toParent: nav)
--> [] []

-- When the book was written the table began below the bar.
-- On iOS 5 a memory warning unloads the detail screen's view while the list is on top: the next
-- tap loads it again, and the outlets are new ones.
window.rootViewController = nil
settle()
--> empty viewWillDisappear
--> empty viewDidDisappear
simulator.profile = "classic"
start{ name = "items" }
print(nav.navigationBar.frame.height, window.frame.height - items.tableView.frame.height)
user.selectRow(0)
settle()
local field = items.detail.nameField
user.back()
settle()
--> items viewDidLoad
--> items viewWillAppear
--> items viewDidAppear
--> 44.0 64.0
--> UITableView didSelectRow(section 0, row 0)
--> detail willMove(toParent: nav)
--> detail viewDidLoad
--> items viewWillDisappear(animated)
--> detail viewWillAppear(animated)
--> … 350 ms
--> items viewDidDisappear(animated)
--> detail viewDidAppear(animated)
--> detail didMove(toParent: nav)
--> detail willMove(toParent: nil)
--> detail viewWillDisappear(animated)
--> items viewWillAppear(animated)
--> … 350 ms
--> detail viewDidDisappear(animated)
--> items viewDidAppear(animated)
--> detail didMove(toParent: nil)
--> detail deinit
--> nav deinit
--> empty deinit
--> items deinit
simulator:memoryWarning()
print(items.detail.isViewLoaded, items.detail.nameField)
--> nav didReceiveMemoryWarning
--> items didReceiveMemoryWarning
--> detail didReceiveMemoryWarning
--> detail viewWillUnload
--> detail viewDidUnload
--> false nil
user.selectRow(0)
settle()
print(items.detail.nameField ~= field, items.detail.nameField.text)
print(screen())
--> UITableView didSelectRow(section 0, row 0)
--> detail willMove(toParent: nav)
--> detail viewDidLoad
--> items viewWillDisappear(animated)
--> detail viewWillAppear(animated)
--> … 350 ms
--> items viewDidDisappear(animated)
--> detail viewDidAppear(animated)
--> detail didMove(toParent: nav)
--> true Rusty Sofa
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Homepwner  Rusty Sofa              │
--> ├──────────────────────────────────────┤
--> │ Name                                 │
--> │ [Rusty Sofa____________]             │
--> │ Serial                               │
--> │ [7X2A__________________]             │
--> │ Value                                │
--> │ [40____________________]             │
--> │ Nov 21, 2026                         │
--> └──────────────────────────────────────┘
