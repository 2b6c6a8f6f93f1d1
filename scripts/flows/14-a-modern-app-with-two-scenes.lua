-- facts: F2, F14, F55, F68, F88, F90, F91, F100, F115, H18, H19
-- A modern app: tabs, a detail with a sheet and a popover, menus, keys, and two scenes.

simulator.device = "iPad"

local trips = {
  { title = "Lisbon", days = 4 }, { title = "Kyoto", days = 9 }, { title = "Oslo", days = 3 },
}

-- The notes of a trip are a sheet of two heights; the detail below stays in use.
local Notes = class("NotesViewController", UIViewController)
function Notes:init()
  self.modalPresentationStyle = "pageSheet"
  self.sheetPresentationController.detents = { "medium", "large" }
  self.sheetPresentationController.largestUndimmedDetentIdentifier = "medium"
  self.sheetPresentationController.prefersGrabberVisible = true
end

-- The filter is a popover that the bar button shows.
local Filter = class("FilterViewController", UITableViewController)
function Filter:numberOfRows() return 2 end
function Filter:cellForRow(_, path)
  local cell = UITableViewCell{}
  cell.textLabel.text = path.row == 0 and "All trips" or "Long trips"
  return cell
end
function Filter:didSelectRow(_, path)
  self.onChoice(path.row == 1)
  self:dismiss(true)
end

local Detail = class("TripViewController", UIViewController)
function Detail:viewDidLoad()
  Detail.super.viewDidLoad(self)
  local rename = UIAction{ title = "Rename", handler = function() self.title = "Renamed" end }
  local delete = UIAction{
    title = "Delete", attributes = { "destructive" },
    handler = function() self.navigationController:popViewController(true) end,
  }
  self.navigationItem.rightBarButtonItems = {
    UIBarButtonItem{ title = "More", menu = UIMenu{ rename, delete } },
    UIBarButtonItem{
      primaryAction = UIAction{
        title = "Notes", handler = function() self:present(Notes "Notes", true) end,
      },
    },
  }
  local label = UILabel{ text = ("%d days"):format(self.trip.days) }
  label.frame = { x = 24, y = 120, width = 200, height = 24 }
  self.view:addSubview(label)
end

local List = class("TripsViewController", UITableViewController)
function List:viewDidLoad()
  List.super.viewDidLoad(self)
  self.shown = trips
  local filter = UIBarButtonItem{ title = "Filter", target = self, action = "filter" }
  self.navigationItem.rightBarButtonItem = filter
  self:addKeyCommand(
    UIKeyCommand{ input = "f", modifierFlags = { "command" }, action = "filter" })
end
function List:filter()
  local menu = Filter "Filter"
  function menu.onChoice(isLong)
    self.shown = {}
    for _, trip in ipairs(trips) do
      if not isLong or trip.days > 3 then self.shown[#self.shown + 1] = trip end
    end
    self.tableView:reloadData()
  end
  menu.modalPresentationStyle = "popover"
  menu.preferredContentSize = { width = 240, height = 120 }
  menu.popoverPresentationController.sourceItem = self.navigationItem.rightBarButtonItem
  self:present(menu, true)
end
function List:numberOfRows() return #self.shown end
function List:cellForRow(_, path)
  local cell = UITableViewCell{ style = "value1" }
  cell.textLabel.text = self.shown[path.row + 1].title
  return cell
end
function List:didSelectRow(_, path)
  local detail = Detail(self.shown[path.row + 1].title)
  detail.trip = self.shown[path.row + 1]
  self.navigationController:pushViewController(detail, true)
end

-- Each scene has tabs of its own; their controllers are made when they are needed.
local function makeTabs()
  local function stack() return UINavigationController{ List "Trips", name = "nav" } end
  local function settings() return UIViewController "Settings" end
  return UITabBarController{
    tabs = {
      UITab{ title = "Trips", identifier = "trips", provider = stack },
      UITab{ title = "Settings", identifier = "settings", provider = settings },
    },
  }
end
local delegate = {
  willConnect = function(scene)
    local own = UIWindow{ windowScene = scene, rootViewController = makeTabs() }
    own:makeKeyAndVisible()
  end,
}

local tabs = makeTabs()
tabs.delegate = {
  didSelectTab = function(_, selected) print("selected " .. selected.title) end,
}
window.windowScene.delegate = delegate
window.rootViewController = tabs
settle()
print(screen())
--> Trips willMove(toParent: nav)
--> nav willMove(toParent: UITabBarController#1)
--> Trips viewDidLoad
--> Trips viewWillAppear
--> Trips viewIsAppearing
--> nav didMove(toParent: UITabBarController#1)
--> Trips viewDidAppear
--> Trips didMove(toParent: nav)
--> ┌ 9:41 ────────────────────────────────────────────────────────────────── 100% ┐
--> │                                    Trips                              Filter │
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │   Lisbon                                                                     │
--> │   Kyoto                                                                      │
--> │   Oslo                                                                       │
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │               ● Trips                              ○ Settings                │
--> └──────────────────────────────────────────────────────────────────────────────┘

-- A row opens the detail; on a pad its sheet is a page, which has no other height.
user.tap "Lisbon"
settle()
user.tap "Notes"
settle()
user.dragSheet "large"
settle()
print(screen())
--> UITableView didSelectRow(section 0, row 0)
--> Lisbon willMove(toParent: nav)
--> Lisbon viewDidLoad
--> Trips viewWillDisappear(animated)
--> Lisbon viewWillAppear(animated)
--> Lisbon viewIsAppearing(animated)
--> … 350 ms
--> Trips viewDidDisappear(animated)
--> Lisbon viewDidAppear(animated)
--> Lisbon didMove(toParent: nav)
--> Notes viewDidLoad
--> Notes viewWillAppear(animated)
--> Notes viewIsAppearing(animated)
--> … 500 ms
--> Notes viewDidAppear(animated)
--> ┌ 9:41 ────────────────────────────────────────────────────────────────── 100% ┐
--> │ ‹ Trips                            Lisbon                        Notes  More │
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │  4 d┌──────────────────────────────────────────────────────────────────┐     │
--> │     │                  NotesViewController #5 "Notes"                  │     │
--> ├─────└──────────────────────────────────────────────────────────────────┘─────┤
--> │               ● Trips                              ○ Settings                │
--> └──────────────────────────────────────────────────────────────────────────────┘
user.swipeDown()
settle()
user.tap "More"
settle()
user.tap "Rename"
settle()
print(screen())
--> Notes viewWillDisappear(animated)
--> … 500 ms
--> Notes viewDidDisappear(animated)
--> ┌ 9:41 ────────────────────────────────────────────────────────────────── 100% ┐
--> │ ‹ Trips                           Renamed                        Notes  More │
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │  4 days                                                                      │
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │               ● Trips                              ○ Settings                │
--> └──────────────────────────────────────────────────────────────────────────────┘
--> … 1000 ms
--> Notes deinit
user.back()
settle()

-- Command-F opens the filter as a popover.
user.press("f", { "command" })
settle()
print(screen())
--> Renamed willMove(toParent: nil)
--> Renamed viewWillDisappear(animated)
--> Trips viewWillAppear(animated)
--> Trips viewIsAppearing(animated)
--> … 350 ms
--> Renamed viewDidDisappear(animated)
--> Trips viewDidAppear(animated)
--> Renamed didMove(toParent: nil)
--> Filter viewDidLoad
--> Filter viewWillAppear(animated)
--> Filter viewIsAppearing(animated)
--> … 500 ms
--> Filter viewDidAppear(animated)
--> ┌ 9:41 ────────────────────────────────────────────────────────────────── 100% ┐
--> │                                    Trips                              Filter │
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │   Lisbon                                    ┌──────────────────────────────┐ │
--> │   Kyoto                                     │   All trips                  │ │
--> │   Oslo                                      │   Long trips                 │ │
--> ├─────────────────────────────────────────────└──────────────────────────────┘─┤
--> │               ● Trips                              ○ Settings                │
--> └──────────────────────────────────────────────────────────────────────────────┘
--> Renamed deinit
user.tap "Long trips"
settle()
print(screen())
--> UITableView didSelectRow(section 0, row 1)
--> Filter viewWillDisappear(animated)
--> … 500 ms
--> Filter viewDidDisappear(animated)
--> ┌ 9:41 ────────────────────────────────────────────────────────────────── 100% ┐
--> │                                    Trips                              Filter │
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │   Lisbon                                                                     │
--> │   Kyoto                                                                      │
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │               ● Trips                              ○ Settings                │
--> └──────────────────────────────────────────────────────────────────────────────┘
--> Filter deinit

-- The other tab is made when it is tapped.
user.selectTab "Settings"
settle()
print(tabs.selectedTab.identifier)
--> Settings willMove(toParent: UITabBarController#1)
--> Settings viewDidLoad
--> Settings viewWillAppear
--> Trips viewWillDisappear
--> UITabBarController#1 didSelectTab(Settings)
--> selected Settings
--> Settings viewIsAppearing
--> Settings viewDidAppear
--> Settings didMove(toParent: UITabBarController#1)
--> Trips viewDidDisappear
--> settings

-- The user opens a second scene: the same app beside it, with a state of its own.
function app.configurationForConnecting()
  return UISceneConfiguration{ name = "Trips", delegate = delegate }
end
local second = simulator:newScene{}
settle()
local secondTabs = second.windows[1].rootViewController
print(#UIApplication.shared().connectedScenes, secondTabs.selectedTab.title)
print(screen())
--> app configurationForConnecting(scene 2)
--> scene 2 willConnect
--> Trips willMove(toParent: nav)
--> nav willMove(toParent: UITabBarController#8)
--> Trips viewDidLoad
--> Trips viewWillAppear
--> Trips viewIsAppearing
--> nav didMove(toParent: UITabBarController#8)
--> Trips viewDidAppear
--> Trips didMove(toParent: nav)
--> 2 Trips
--> ┌ 9:41 ────────────────────────────────────────────────────────────────── 100% ┐
--> │                                    Trips                              Filter │
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │   Lisbon                                                                     │
--> │   Kyoto                                                                      │
--> │   Oslo                                                                       │
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │               ● Trips                              ○ Settings                │
--> └──────────────────────────────────────────────────────────────────────────────┘
second.traitOverrides.horizontalSizeClass = "compact"
settle()
print(secondTabs.traitCollection.horizontalSizeClass)
print(tabs.traitCollection.horizontalSizeClass)
--> compact
--> regular
simulator:closeScene(second)
settle()
assert(#warnings() == 0)
print(tabs.selectedTab.title, #UIApplication.shared().connectedScenes)
--> Trips viewWillDisappear
--> Trips viewDidDisappear
--> Settings 1
