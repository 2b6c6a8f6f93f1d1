-- facts: R8, B1, B19, B89
-- Overview
-- Book: UINavigationController Class Reference, section Overview, figure 1: A simple navigation interface
-- Watch: Back: it names the level above, the root has none, and there is no other way up.

local MENU = {
  title = "Settings",
  { title = "General" },
  {
    title = "Notifications",
    { title = "Messages",
      { title = "Alert Style", chooses = true, { title = "None" }, { title = "Banners" } },
      { title = "Sounds" } },
    { title = "Mail" },
  },
}

local Level = class("LevelViewController", UITableViewController)

function Level:init(args)
  self.entry = args.entry
  self.title = args.entry.title
end

function Level:numberOfRows() return #self.entry end

function Level:cellForRow(view, indexPath)
  local cell = view:dequeueReusableCell("Entry") or UITableViewCell{ reuseIdentifier = "Entry" }
  local entry = self.entry[indexPath.row + 1]
  cell.textLabel.text = entry.title
  local mark = entry == self.entry.chosen and "checkmark" or "none"
  cell.accessoryType = #entry > 0 and "disclosureIndicator" or mark
  return cell
end

function Level:didSelectRow(_, indexPath)
  local entry = self.entry[indexPath.row + 1]
  if #entry > 0 then
    self.navigationController:pushViewController(Level{ entry = entry, style = "grouped" }, true)
  elseif self.entry.chooses then
    self.entry.chosen = entry
    self.tableView:reloadData()
  end
end

local nav = UINavigationController{ Level{ entry = MENU, style = "grouped" }, name = "nav" }
window.rootViewController = nav

local function show()
  settle()
  local titles = {}
  for index, level in ipairs(nav.viewControllers) do titles[index] = level.title end
  print(table.concat(titles, " > "))
  print(screen())
end

-- Figure 1: A simple navigation interface
-- The root shows no back button.
show()
--> Settings willMove(toParent: nav)
--> Settings viewDidLoad
--> Settings viewWillAppear
--> Settings viewIsAppearing
--> Settings viewDidAppear
--> Settings didMove(toParent: nav)
--> Settings
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │               Settings               │
--> ├──────────────────────────────────────┤
--> │   General                            │
--> │   Notifications                    › │
--> └──────────────────────────────────────┘
user.tap("Notifications")
show()
--> UITableView didSelectRow(section 0, row 1)
--> Notifications willMove(toParent: nav)
--> Notifications viewDidLoad
--> Settings viewWillDisappear(animated)
--> Notifications viewWillAppear(animated)
--> Notifications viewIsAppearing(animated)
--> … 350 ms
--> Settings viewDidDisappear(animated)
--> Notifications viewDidAppear(animated)
--> Notifications didMove(toParent: nav)
--> Settings > Notifications
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Settings  Notifications            │
--> ├──────────────────────────────────────┤
--> │   Messages                         › │
--> │   Mail                               │
--> └──────────────────────────────────────┘
user.tap("Messages")
show()
--> UITableView didSelectRow(section 0, row 0)
--> Messages willMove(toParent: nav)
--> Messages viewDidLoad
--> Notifications viewWillDisappear(animated)
--> Messages viewWillAppear(animated)
--> Messages viewIsAppearing(animated)
--> … 350 ms
--> Notifications viewDidDisappear(animated)
--> Messages viewDidAppear(animated)
--> Messages didMove(toParent: nav)
--> Settings > Notifications > Messages
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Notifications  Messages            │
--> ├──────────────────────────────────────┤
--> │   Alert Style                      › │
--> │   Sounds                             │
--> └──────────────────────────────────────┘
print(nav.topViewController.tableView:cellForRow({ row = 1 }).textLabel.text)
--> Sounds
-- A row without a list of its own is selected, and nothing more.
user.tap("Sounds")
show()
--> UITableView didSelectRow(section 0, row 1)
--> Settings > Notifications > Messages
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Notifications  Messages            │
--> ├──────────────────────────────────────┤
--> │   Alert Style                      › │
--> │ ▸ Sounds                             │
--> └──────────────────────────────────────┘
-- A page of choices is one more level: the list, a detail of it, and the choices for the detail.
user.tap("Alert Style")
show()
--> UITableView didSelectRow(section 0, row 0)
--> Alert Style willMove(toParent: nav)
--> Alert Style viewDidLoad
--> Messages viewWillDisappear(animated)
--> Alert Style viewWillAppear(animated)
--> Alert Style viewIsAppearing(animated)
--> … 350 ms
--> Messages viewDidDisappear(animated)
--> Alert Style viewDidAppear(animated)
--> Alert Style didMove(toParent: nav)
--> Settings > Notifications > Messages > Alert Style
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Messages  Alert Style              │
--> ├──────────────────────────────────────┤
--> │   None                               │
--> │   Banners                            │
--> └──────────────────────────────────────┘
user.tap("Banners")
print(nav.topViewController.tableView:cellForRow({ row = 1 }).accessoryType)
print(tree())
user.back()
show()
--> UITableView didSelectRow(section 0, row 1)
--> checkmark
--> window
--> └─ nav  UINavigationController                  appeared
-->    ├─ #1  LevelViewController "Settings"        disappeared
-->    ├─ #3  LevelViewController "Notifications"   disappeared
-->    ├─ #4  LevelViewController "Messages"        disappeared
-->    └─ #5  LevelViewController "Alert Style"     appeared      top
--> Alert Style willMove(toParent: nil)
--> Alert Style viewWillDisappear(animated)
--> Messages viewWillAppear(animated)
--> Messages viewIsAppearing(animated)
--> … 350 ms
--> Alert Style viewDidDisappear(animated)
--> Messages viewDidAppear(animated)
--> Alert Style didMove(toParent: nil)
--> Settings > Notifications > Messages
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Notifications  Messages            │
--> ├──────────────────────────────────────┤
--> │   Alert Style                      › │
--> │   Sounds                             │
--> └──────────────────────────────────────┘
--> Alert Style deinit
-- The only way up is the back button.
user.back()
show()
--> Messages willMove(toParent: nil)
--> Messages viewWillDisappear(animated)
--> Notifications viewWillAppear(animated)
--> Notifications viewIsAppearing(animated)
--> … 350 ms
--> Messages viewDidDisappear(animated)
--> Notifications viewDidAppear(animated)
--> Messages didMove(toParent: nil)
--> Settings > Notifications
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Settings  Notifications            │
--> ├──────────────────────────────────────┤
--> │   Messages                         › │
--> │   Mail                               │
--> └──────────────────────────────────────┘
--> Messages deinit
-- The row that led here is no longer selected.
print(nav.topViewController.tableView.indexPathForSelectedRow)
user.back()
show()
print(user.back())
--> nil
--> Notifications willMove(toParent: nil)
--> Notifications viewWillDisappear(animated)
--> Settings viewWillAppear(animated)
--> Settings viewIsAppearing(animated)
--> … 350 ms
--> Notifications viewDidDisappear(animated)
--> Settings viewDidAppear(animated)
--> Notifications didMove(toParent: nil)
--> Settings
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │               Settings               │
--> ├──────────────────────────────────────┤
--> │   General                            │
--> │   Notifications                    › │
--> └──────────────────────────────────────┘
--> false there is no back button on screen
--> Notifications deinit
