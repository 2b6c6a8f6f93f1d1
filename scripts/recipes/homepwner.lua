-- facts: R6, B60, B61, B62, B89, B90, B91, B92, B85, B93, bars-049-homepwner-rows, bars-050-homepwner-roundtrip
-- UINavigationController
-- Book: iPhone Programming, chapter 12, figure 12.1: Homepwner with UINavigationController
-- Book: iPhone Programming, chapter 12, figure 12.3: A UINavigationController's view
-- Book: iPhone Programming, chapter 12, listing didFinishLaunching: The stack is the window's root
-- Book: iPhone Programming, chapter 12, figure 12.5: Homepwner with an empty navigation bar
-- Book: iPhone Programming, chapter 12, figure 12.7: UINavigationItem with title
-- Book: iPhone Programming, chapter 12, listing init: The title and the edit button of the list
-- Book: iPhone Programming, section UINavigationBar, rule 2: The edit button calls setEditing
-- Book: iPhone Programming, chapter 12, listing viewForHeader: The header view that is deleted
-- Book: iPhone Programming, chapter 12, figure 12.9: Homepwner with navigation bar
-- Book: iPhone Programming, chapter 12, figure 12.10: Creating ItemDetailViewController
-- Book: iPhone Programming, chapter 12, listing outlets: The fields of ItemDetailViewController
-- Book: iPhone Programming, chapter 12, listing loadView: The controller is the File's Owner of its nib
-- Book: iPhone Programming, chapter 12, figure 12.11: ItemDetailViewController's configured view
-- Book: iPhone Programming, chapter 12, figure 12.12: UITextField attributes
-- Book: iPhone Programming, chapter 12, listing viewDidLoad: The background of the table
-- Book: iPhone Programming, chapter 12, listing viewDidUnload: The outlets are released
-- Book: iPhone Programming, chapter 12, listing didSelectRow: The detail is made once and pushed
-- Book: iPhone Programming, chapter 12, listing editingPossession: The possession that is edited
-- Book: iPhone Programming, chapter 12, listing viewWillAppear of the detail: The fields are filled
-- Book: iPhone Programming, chapter 12, listing viewWillDisappear: The possession is changed
-- Book: iPhone Programming, chapter 12, listing viewWillAppear of the list: The table is reloaded
-- Book: iPhone Programming, section Appearing and disappearing views, rule 1: The controller that leaves is notified first
-- Book: iPhone Programming, chapter 12, exercise 1: Challenge: Number Pad
-- Watch: row 0; it changes when the detail has written its fields back and the list has reloaded.

local POSSESSIONS = {
  { "Rusty Sofa", "7X2A", 40 }, { "Fluffy Bear", "0B4R", 12 }, { "Shiny Spork", "1S9K", 3 },
  { "Rusty Mac", "5M1C", 99 }, { "Shiny Bear", "2B8R", 71 }, { "Fluffy Mac", "8M6C", 5 },
  { "Rusty Spork", "3S7K", 1 }, { "Shiny Sofa", "6F4A", 88 }, { "Fluffy Spork", "9S2K", 7 },
  { "Rusty Bear", "4B3R", 23 },
}
local DATE = "Nov 21, 2026"

-- The nib has four labels and three text fields; its owner is the detail, with four outlets besides
-- its view.
nibs.ItemDetailView = {
  view = { UIView, name = "view",
    { UILabel, text = "Name" }, { UITextField, name = "name" },
    { UILabel, text = "Serial" }, { UITextField, name = "serial" },
    { UILabel, text = "Value" }, { UITextField, name = "value" },
    { UILabel, name = "date" },
  },
  outlets = {
    view = "view",
    nameField = "name", serialNumberField = "serial", valueField = "value", dateLabel = "date",
  },
}

local ItemDetail = class("ItemDetailViewController", UIViewController)

-- Listing viewDidLoad: The background of the table
function ItemDetail:viewDidLoad()
  self.view.backgroundColor = "groupTableViewBackground"
end

-- Listing viewWillAppear of the detail: The fields are filled
function ItemDetail:viewWillAppear(animated)
  ItemDetail.super.viewWillAppear(self, animated)
  local possession = self.editingPossession
  if not possession then return end
  self.nameField.text = possession.name
  self.serialNumberField.text = possession.serialNumber
  self.valueField.text = tostring(possession.value)
  self.dateLabel.text = possession.dateCreated
  self.navigationItem.title = possession.name
end

-- Listing viewWillDisappear: The possession is changed
function ItemDetail:viewWillDisappear(animated)
  ItemDetail.super.viewWillDisappear(self, animated)
  self.view:endEditing(true)
  local possession = self.editingPossession
  if not possession then return end
  possession.name = self.nameField.text
  possession.serialNumber = self.serialNumberField.text
  possession.value = math.tointeger(tonumber(self.valueField.text:match("^%d+"))) or 0
end

-- Listing viewDidUnload: The outlets are released
-- Old releases unload the view of a controller that is not on screen when memory is short.
function ItemDetail:viewDidUnload()
  self.nameField, self.serialNumberField, self.valueField, self.dateLabel = nil, nil, nil, nil
end

-- Until the bar has an edit button there is one in the view above the rows.
nibs.HeaderView = {
  view = { UIView, name = "header", frame = { x = 0, y = 0, width = 320, height = 44 },
    { UIButton, name = "edit", title = "Edit", frame = { x = 10, y = 4, width = 80, height = 36 } },
  },
  outlets = { header = "header" },
  actions = { edit = "editingButtonPressed" },
}

local Items = class("ItemsViewController", UITableViewController)

function Items:init(args)
  self.possessions = {}
  for index, values in ipairs(POSSESSIONS) do
    self.possessions[index] =
      { name = values[1], serialNumber = values[2], value = values[3], dateCreated = DATE }
  end
  if args.bare then return end
  -- Listing init: The title and the edit button of the list
  self.navigationItem.title = "Homepwner"
  self.navigationItem.leftBarButtonItem = self.editButtonItem
end

-- Listing viewWillAppear of the list: The table is reloaded
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

-- Listing didSelectRow: The detail is made once and pushed
function Items:didSelectRow(_, indexPath)
  self.detail = self.detail or ItemDetail{ name = "detail" }
  -- Listing editingPossession: The possession that is edited
  self.detail.editingPossession = self.possessions[indexPath.row + 1]
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

-- The list of the chapters before, whose header view is loaded from its nib when it is needed.
local ItemsWithHeader = class("ItemsViewController", Items)

function ItemsWithHeader:headerView()
  if not self.header then Bundle.main:loadNibNamed("HeaderView", self) end
  return self.header
end

-- Listing viewForHeader: The header view that is deleted
function ItemsWithHeader:viewForHeader() return self:headerView() end

function ItemsWithHeader:heightForHeader() return self:headerView().frame.height end

function ItemsWithHeader:editingButtonPressed(sender)
  self:setEditing(not self.isEditing, true)
  sender:setTitle(self.isEditing and "Done" or "Edit", "normal")
end

local items, nav
local arguments = {}

-- Listing didFinishLaunching: The stack is the window's root
function app.didFinishLaunching()
  items = (arguments.bare and ItemsWithHeader or Items)(arguments)
  nav = UINavigationController{ items, name = "nav" }
  window.rootViewController = nav
end

local function launch(args)
  arguments = args
  simulator:relaunch()
  settle()
end

-- The last transition, and the screen half-way through it.
local function showMovement()
  wait(0.15)
  print(timeline():match(".*(transition[^\n]+)"))
  print(screen())
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

-- 1. Before there are titles the bar is there, but empty; the table was resized to fit below it.
-- Figure 12.5: Homepwner with an empty navigation bar
simulator.profile = "classic"
launch{ name = "items", bare = true }
bar()
print(screen())
print(nav.navigationBar.frame.height, window.frame.height - items.tableView.frame.height)
--> app didFinishLaunching
--> items willMove(toParent: nav)
--> items viewDidLoad
--> items viewWillAppear
--> items viewDidAppear
--> items didMove(toParent: nav)
--> []  []
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                                      │
--> ├──────────────────────────────────────┤
--> │ [ Edit ]                             │
--> │   Rusty Sofa                     $40 │
--> │   Fluffy Bear                    $12 │
--> │   Shiny Spork                     $3 │
--> │   Rusty Mac                      $99 │
--> │   Shiny Bear                     $71 │
--> │   Fluffy Mac                      $5 │
--> │   Rusty Spork                     $1 │
--> │   Shiny Sofa                     $88 │
--> │   Fluffy Spork                    $7 │
--> │   Rusty Bear                     $23 │
--> └──────────────────────────────────────┘
--> 44.0 64.0

-- The button above the rows sends the message that the button of the bar will send by itself.
user.tap("Edit")
print(items.isEditing, items.tableView:numberOfRows(0), items.header:isDescendant(items.tableView))
user.tap("Done")
print(items.isEditing, items.tableView:numberOfRows(0))
--> true 11 true
--> false 10

-- Figure 12.3: A UINavigationController's view
-- The stack's view holds the bar and the view of the top.
for _, view in ipairs(nav.view.subviews) do
  print(view == nav.navigationBar and "bar" or items.tableView:isDescendant(view) and "table")
end
print(nav:isKind(UIViewController), nav.view.window == window, nav.topViewController == items)
--> table
--> bar
--> true true true

-- Figure 12.7: UINavigationItem with title
items.navigationItem.title = "Homepwner"
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │              Homepwner               │
--> ├──────────────────────────────────────┤
--> │ [ Edit ]                             │
--> │   Rusty Sofa                     $40 │
--> │   Fluffy Bear                    $12 │
--> │   Shiny Spork                     $3 │
--> │   Rusty Mac                      $99 │
--> │   Shiny Bear                     $71 │
--> │   Fluffy Mac                      $5 │
--> │   Rusty Spork                     $1 │
--> │   Shiny Sofa                     $88 │
--> │   Fluffy Spork                    $7 │
--> │   Rusty Bear                     $23 │
--> └──────────────────────────────────────┘

-- 2. The list gives itself a title and an edit button; the header view is deleted.
-- Figure 12.9: Homepwner with navigation bar
launch{ name = "items" }
bar()
print(screen())
--> app didFinishLaunching
--> items willMove(toParent: nav)
--> items viewDidLoad
--> items viewWillAppear
--> items viewDidAppear
--> items didMove(toParent: nav)
--> [Edit] Homepwner []
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ Edit         Homepwner               │
--> ├──────────────────────────────────────┤
--> │   Rusty Sofa                     $40 │
--> │   Fluffy Bear                    $12 │
--> │   Shiny Spork                     $3 │
--> │   Rusty Mac                      $99 │
--> │   Shiny Bear                     $71 │
--> │   Fluffy Mac                      $5 │
--> │   Rusty Spork                     $1 │
--> │   Shiny Sofa                     $88 │
--> │   Fluffy Spork                    $7 │
--> │   Rusty Bear                     $23 │
--> └──────────────────────────────────────┘

-- 3. Edit becomes Done, and a row for new items appears; Done removes it.
-- Rule 2: The edit button calls setEditing
print(items.tableView:numberOfRows(0))
user.tap("Edit")
print(screen())
print(items.isEditing, items.tableView.isEditing, items.tableView:numberOfRows(0), row(10))
bar()
--> 10
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
--> │ ⊕ Add New Item...                    │
--> └──────────────────────────────────────┘
--> true true 11 Add New Item...
--> [Done] Homepwner []
print(user.tap("Rusty Mac"))
user.tap("Add New Item...")
print(row(10))
print(screen())
user.deleteRow(10)
print(row(10))
--> false rows cannot be selected while editing
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

-- Figure 12.10: Creating ItemDetailViewController
-- A new detail has no view yet; the nib of its class's name will make one.
do
  local made = ItemDetail{ name = "made" }
  print(made.isViewLoaded, made.nameField)
--> false nil
  -- Listing outlets: The fields of ItemDetailViewController
  -- The view is made when it is needed, and the outlets are connected when viewDidLoad runs.
  print(#made.view.subviews, made.isViewLoaded)
  for _, outlet in ipairs{ "nameField", "serialNumberField", "valueField", "dateLabel" } do
    print(outlet, made[outlet], made[outlet]:isDescendant(made.view))
  end

  -- Listing loadView: The controller is the File's Owner of its nib
  -- This is what loadView does: the nib's outlets, its view among them, are connected to the
  -- controller that loads it.
  local own = ItemDetail{ name = "own" }
  function own:loadView()
    Bundle.main:loadNibNamed("ItemDetailView", self)
  end
  print(#own.view.subviews, own.nameField:isDescendant(own.view))
end
--> made viewDidLoad
--> 7 true
--> nameField UITextField "name" true
--> serialNumberField UITextField "serial" true
--> valueField UITextField "value" true
--> dateLabel UILabel "date" true
--> own loadView
--> own viewDidLoad
--> 7 true
--> own deinit
--> made deinit

-- 4. A tap makes the detail screen, passes the item on, and pushes the screen.
-- 5. It loads once and fills its fields whenever it appears.
-- Figure 12.1: Homepwner with UINavigationController
print(items.detail)
user.tap("Rusty Sofa")
--> nil
--> UITableView didSelectRow(section 0, row 0)
--> detail willMove(toParent: nav)
--> detail viewDidLoad
--> items viewWillDisappear(animated)
--> detail viewWillAppear(animated)
showMovement()
--> transition push (detail over items)
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
settle()
print(tree())
bar()
fields()
--> … 200 ms
--> items viewDidDisappear(animated)
--> detail viewDidAppear(animated)
--> detail didMove(toParent: nav)
--> window
--> └─ nav  UINavigationController           appeared
-->    ├─ items  ItemsViewController         disappeared
-->    └─ detail  ItemDetailViewController   appeared      top
--> [‹ Homepwner] Rusty Sofa []
--> Rusty Sofa 7X2A 40 Nov 21, 2026

-- Figure 12.11: ItemDetailViewController's configured view
print(screen())
print(items.detail.view.backgroundColor, #items.detail.view.subviews)
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

-- Figure 12.12: UITextField attributes
for _, outlet in ipairs{ "nameField", "serialNumberField", "valueField" } do
  print(outlet, "clears when editing begins:", items.detail[outlet].clearsOnBeginEditing)
end
user.type("s", items.detail.nameField)
print(screen())
items.detail.view:endEditing(true)
items.detail.nameField.text = "Rusty Sofa"
--> nameField clears when editing begins: false
--> serialNumberField clears when editing begins: false
--> valueField clears when editing begins: false
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Homepwner  Rusty Sofa              │
--> ├──────────────────────────────────────┤
--> │ Name                                 │
--> │ [Rusty Sofas|__________]             │
--> │ Serial                               │
--> │ [7X2A__________________]             │
--> │ Value                                │
--> │ [40____________________]             │
--> │ Nov 21, 2026                         │
--> ├──────────────────────────────────────┤
--> │              ⌨ default               │
--> └──────────────────────────────────────┘

-- Exercise 1: Challenge: Number Pad
-- Any key can be pressed, until the field has the keyboard for digits.
local function show(text)
  local value = items.detail.valueField
  print(value.keyboardType)
  user.type(text, value)
  print(screen())
  items.detail.view:endEditing(true)
  value.text = "40"
end
show "!"
items.detail.valueField.keyboardType = "numberPad"
show "5"
--> default
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Homepwner  Rusty Sofa              │
--> ├──────────────────────────────────────┤
--> │ Name                                 │
--> │ [Rusty Sofa____________]             │
--> │ Serial                               │
--> │ [7X2A__________________]             │
--> │ Value                                │
--> │ [40!|__________________]             │
--> │ Nov 21, 2026                         │
--> ├──────────────────────────────────────┤
--> │              ⌨ default               │
--> └──────────────────────────────────────┘
--> numberPad
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Homepwner  Rusty Sofa              │
--> ├──────────────────────────────────────┤
--> │ Name                                 │
--> │ [Rusty Sofa____________]             │
--> │ Serial                               │
--> │ [7X2A__________________]             │
--> │ Value                                │
--> │ [405|__________________]             │
--> │ Nov 21, 2026                         │
--> ├──────────────────────────────────────┤
--> │             ⌨ numberPad              │
--> └──────────────────────────────────────┘

-- Rule 1: The controller that leaves is notified first
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
showMovement()
--> transition pop (items over detail)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ Edit         Homepwner               │
--> ├──────────────────────────────────────┤
--> │   Red Sofa                       $40 │
--> │   Fluffy Bear                    $12 │
--> │   Shiny Spork                     $3 │
--> │   Rusty Mac                      $99 │
--> │   Shiny Bear                     $71 │
--> │   Fluffy Mac                      $5 │
--> │   Rusty Spork                     $1 │
--> │   Shiny Sofa                     $88 │
--> │   Fluffy Spork                    $7 │
--> │   Rusty Bear                     $23 │
--> └──────────────────────────────────────┘
settle()
print(row(0))
--> … 200 ms
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
--> items viewDidDisappear
--> empty viewDidAppear
--> empty didMove(toParent: nav)
--> [] []

-- A memory warning unloads the detail's view while the list is on top: the next tap loads it
-- again, and the outlets are new ones.
user.back()
settle()
--> empty willMove(toParent: nil)
--> empty viewWillDisappear(animated)
--> items viewWillAppear(animated)
--> … 350 ms
--> empty viewDidDisappear(animated)
--> items viewDidAppear(animated)
--> empty didMove(toParent: nil)
--> empty deinit
user.selectRow(0)
settle()
local field = items.detail.nameField
user.back()
settle()
--> UITableView didSelectRow(section 0, row 0)
--> detail willMove(toParent: nav)
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
--> true Red Sofa
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Homepwner   Red Sofa               │
--> ├──────────────────────────────────────┤
--> │ Name                                 │
--> │ [Red Sofa______________]             │
--> │ Serial                               │
--> │ [7X2A__________________]             │
--> │ Value                                │
--> │ [40____________________]             │
--> │ Nov 21, 2026                         │
--> └──────────────────────────────────────┘
