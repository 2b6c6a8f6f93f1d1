-- facts: B60, B89, B93
-- UINavigationController
-- Book: iPhone Programming, chapter 12, figure 12.4: Homepwner object diagram
-- Book: iPhone Programming, chapter 12, listing dealloc: The detail releases its possession and outlets
-- Book: iPhone Programming, section Navigating with UINavigationController, rule 1: The root owns the next controller
-- Watch: what lives after each step; an owner keeps its objects, a delegate or an outlet doesn't.

simulator.profile = "classic"

nibs.ItemDetailView = {
  view = { UIView,
    { UILabel, text = "Name" }, { UITextField, name = "name" },
    { UILabel, text = "Serial" }, { UITextField, name = "serial" },
    { UILabel, text = "Value" }, { UITextField, name = "value" },
    { UILabel, name = "date" },
  },
  outlets = {
    nameField = "name", serialNumberField = "serial", valueField = "value", dateLabel = "date",
  },
}

-- Listing dealloc: The detail releases its possession and outlets
-- A script's objects are released when the last owner is; deinit runs then.
local ItemDetail = class("ItemDetailViewController", UIViewController)
function ItemDetail:deinit()
  print("released with the detail:", self.editingPossession.name)
end

local Items = class("ItemsViewController", UITableViewController)
function Items:init()
  self.possessions = { { name = "Rusty Sofa" }, { name = "Fluffy Bear" } }
  self.navigationItem.title = "Homepwner"
  self.navigationItem.leftBarButtonItem = self.editButtonItem
end
function Items:numberOfRows() return #self.possessions end
function Items:cellForRow(_, indexPath)
  local cell = UITableViewCell{}
  cell.textLabel.text = self.possessions[indexPath.row + 1].name
  return cell
end
function Items:didSelectRow(_, indexPath)
  self.detail = self.detail or ItemDetail{ name = "detail" }
  self.detail.editingPossession = self.possessions[indexPath.row + 1]
  self.navigationController:pushViewController(self.detail, true)
end

local items = Items{ name = "items" }
local nav = UINavigationController{ items, name = "nav" }
window.rootViewController = nav
settle()
user.tap "Fluffy Bear"
settle()
--> items willMove(toParent: nav)
--> items viewDidLoad
--> items viewWillAppear
--> items viewDidAppear
--> items didMove(toParent: nav)
--> UITableView didSelectRow(section 0, row 1)
--> detail willMove(toParent: nav)
--> detail viewDidLoad
--> items viewWillDisappear(animated)
--> detail viewWillAppear(animated)
--> … 350 ms
--> items viewDidDisappear(animated)
--> detail viewDidAppear(animated)
--> detail didMove(toParent: nav)

-- Figure 12.4: Homepwner object diagram
-- Owners, from the window down: the stack, its controllers, their views and items, and the data.
local detail = items.detail
print(window.rootViewController == nav)
print(nav.viewControllers[1] == items, nav.viewControllers[2] == detail)
print(items.possessions[2] == detail.editingPossession, items.detail == detail)
print(nav.view.window == window, nav.navigationBar:isDescendant(nav.view))
print(nav.navigationBar.topItem == detail.navigationItem)
print(nav.navigationBar.backItem == items.navigationItem)
--> true
--> true true
--> true true
--> true true
--> true
--> true
-- Not owners: the way back from a child to its stack, from a table to its delegate and its data
-- source, and from a button item to its target.
print(items.navigationController == nav, detail.navigationController == nav, items.parent == nav)
print(items.tableView.delegate == items, items.tableView.dataSource == items)
--> true true true
--> true true
-- Outlets: fields of the File's Owner, connected when its nib is loaded.
for _, outlet in ipairs{ "nameField", "serialNumberField", "valueField", "dateLabel" } do
  print(outlet, detail[outlet].superview == detail.view)
end
print(tree())
print(families())
--> nameField true
--> serialNumberField true
--> valueField true
--> dateLabel true
--> window
--> └─ nav  UINavigationController           appeared
-->    ├─ items  ItemsViewController         disappeared
-->    └─ detail  ItemDetailViewController   appeared      top
-->           parent  navigationController  tabBarController  splitViewController  presenting  presented
--> family 1
-->   nav     nil     nil                   nil               nil                  nil         nil
-->   items   nav     nav                   nil               nil                  nil         nil
-->   detail  nav     nav                   nil               nil                  nil         nil

-- Rule 1: The root owns the next controller
-- Popped, the detail is still owned by the list; when the list releases it, it is gone.
local former = weak(detail)
detail = nil
user.back()
settle()
print(former:get() == items.detail, nav.topViewController == items)
--> detail willMove(toParent: nil)
--> detail viewWillDisappear(animated)
--> items viewWillAppear(animated)
--> … 350 ms
--> detail viewDidDisappear(animated)
--> items viewDidAppear(animated)
--> detail didMove(toParent: nil)
--> true true
items.detail = nil
--> released with the detail: Fluffy Bear
--> detail deinit
print(former:get(), #leaks())
--> nil 0

-- When the window releases the stack, all others follow: nothing in the diagram runs in a circle.
local owned = { weak(nav), weak(items) }
nav, items = nil, nil
window.rootViewController = nil
settle()
--> items viewWillDisappear
--> items viewDidDisappear
--> nav deinit
--> items deinit
for _, object in ipairs(owned) do print(object:get()) end
--> nil
--> nil
