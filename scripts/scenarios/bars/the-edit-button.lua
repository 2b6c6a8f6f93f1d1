-- facts: B60, B61, B62, bars-047-edit-button
-- The edit button reads Edit or Done and calls setEditing; an override has to call super.
local Items = class("ItemsViewController", UIViewController)
function Items:init()
  self.navigationItem.leftBarButtonItem = self.editButtonItem
end
function Items:setEditing(editing, animated)
  Items.super.setEditing(self, editing, animated)
  print("editing", self.isEditing, animated)
end

local items = Items "Homepwner"
local nav = UINavigationController{ items, name = "nav" }
window.rootViewController = nav
settle()
--> Homepwner willMove(toParent: nav)
--> Homepwner viewDidLoad
--> Homepwner viewWillAppear
--> Homepwner viewIsAppearing
--> Homepwner viewDidAppear
--> Homepwner didMove(toParent: nav)
print(nav.navigationBar.displayed.left[1], items.editButtonItem == items.editButtonItem)
print(items.editButtonItem.target == items, items.editButtonItem.action)
user.tap "Edit"
print(nav.navigationBar.displayed.left[1])
user.tap "Done"
items.isEditing = true
--> Edit true
--> true setEditing
--> editing true true
--> Done
--> editing false true
--> editing true false
-- Without super nothing changes.
function Items:setEditing() end
user.tap "Done"
print(items.isEditing, warnings()[1].id)
--> warning super-left-out: <ItemsViewController: 0x110> overrides setEditing:animated: and does not call super, so that nothing has changed.
--> true super-left-out
