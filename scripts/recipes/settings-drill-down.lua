-- facts: R8, B1, B19, B89
-- Settings, level by level: each row with a list of its own pushes it, and only Back leads up.
--
-- The whole menu is a table of tables; one class of screen shows any level of it.
local MENU = {
  title = "Settings",
  { title = "General" },
  {
    title = "Notifications",
    { title = "Messages", { title = "Banners" }, { title = "Sounds" } },
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
  cell.accessoryType = #entry > 0 and "disclosureIndicator" or "none"
  return cell
end

function Level:didSelectRow(_, indexPath)
  local entry = self.entry[indexPath.row + 1]
  if #entry > 0 then
    self.navigationController:pushViewController(Level{ entry = entry, style = "grouped" }, true)
  end
end

local nav = UINavigationController{ Level{ entry = MENU, style = "grouped" }, name = "nav" }
window.rootViewController = nav

local function show()
  settle()
  local titles, bar = {}, nav.navigationBar.displayed
  for index, level in ipairs(nav.viewControllers) do titles[index] = level.title end
  print(table.concat(titles, " > "), "[" .. (bar.left[1] or "") .. "]", bar.title)
  print(screen())
end

-- The root shows no back button.
show()
--> Settings viewDidLoad
--> Settings viewWillAppear
--> Settings viewIsAppearing
--> Settings viewDidAppear
--> Settings [] Settings
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
--> Settings > Notifications [‹ Settings] Notifications
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
--> Settings > Notifications > Messages [‹ Notifications] Messages
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Notifications  Messages            │
--> ├──────────────────────────────────────┤
--> │   Banners                            │
--> │   Sounds                             │
--> └──────────────────────────────────────┘
print(nav.topViewController.tableView:cellForRow({ row = 1 }).textLabel.text)
--> Sounds
-- A row without a list of its own is selected, and that is all.
user.tap("Sounds")
show()
--> UITableView didSelectRow(section 0, row 1)
--> Settings > Notifications > Messages [‹ Notifications] Messages
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Notifications  Messages            │
--> ├──────────────────────────────────────┤
--> │   Banners                            │
--> │ ▸ Sounds                             │
--> └──────────────────────────────────────┘
-- The only way up is Back.
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
--> Settings > Notifications [‹ Settings] Notifications
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Settings  Notifications            │
--> ├──────────────────────────────────────┤
--> │   Messages                         › │
--> │   Mail                               │
--> └──────────────────────────────────────┘
--> Messages deinit
-- The row that led here is not selected any more.
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
--> Settings [] Settings
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │               Settings               │
--> ├──────────────────────────────────────┤
--> │   General                            │
--> │   Notifications                    › │
--> └──────────────────────────────────────┘
--> false there is no back button on screen
--> Notifications deinit
