-- facts: F94, F95, F96
-- A pad can show tabs in a sidebar, which the user edits.
simulator.device = "iPad"
local function tab(title, more)
  local made = UITab{
    title = title,
    provider = function() return UIViewController(title) end,
  }
  for key, value in pairs(more or {}) do made[key] = value end
  return made
end
local group = UITabGroup{
  title = "Albums",
  provider = function() return UIViewController "Albums" end,
  allowsReordering = true,
  tab "Sea",
  tab("City", { allowsHiding = true }),
}
local tabs = UITabBarController{
  tabs = {
    tab "Photos",
    group,
    tab("Trash", { preferredPlacement = "sidebarOnly" }),
    tab("Search", { preferredPlacement = "fixed" }),
  },
}
tabs.delegate = {
  shouldSelectTab = function(_, wanted) return wanted.title ~= "Trash" end,
  willBeginEditing = function() print "begin" end,
  visibilityDidChangeFor = function(_, changed) print("hidden", changed[1].title) end,
  displayOrderDidChangeFor = function(_, of) print("order", of.displayOrder[1].title) end,
  didEndEditing = function() print "end" end,
}
window.rootViewController = tabs
settle()
--> Photos willMove(toParent: UITabBarController#1)
--> Photos viewDidLoad
--> Photos viewWillAppear
--> Photos viewIsAppearing
--> Photos viewDidAppear
--> Photos didMove(toParent: UITabBarController#1)
print(table.concat(tabs.tabBar.displayed.titles, " "))
--> Search Photos Albums
tabs.sidebar.isHidden = false
print(tabs.tabBar.displayed)
--> nil
print(screen())
--> ┌ 9:41 ───────────────────┬────────────────────────────────────────────── 100% ┐
--> │ ▸ Photos                │            UIViewController #2 "Photos"            │
--> │   Albums                │                                                    │
--> │     Sea                 │                                                    │
--> │     City                │                                                    │
--> │   Trash                 │                                                    │
--> │   Search                │                                                    │
--> └─────────────────────────┴────────────────────────────────────────────────────┘
print(user.selectTab "Trash", tabs.selectedTab)
--> UITabBarController#1 shouldSelectTab(Trash)
--> true UITab "Photos"
user.editSidebar{ group = "Albums", order = { "City", "Sea" }, hide = { "City" } }
--> UITabBarController#1 willBeginEditing
--> begin
--> UITabBarController#1 visibilityDidChangeFor(City)
--> hidden City
--> UITabBarController#1 displayOrderDidChangeFor(Albums)
--> order City
--> UITabBarController#1 didEndEditing
--> end
print(user.editSidebar{ hide = { "Sea" } })
--> false "Sea" can't be hidden or shown
tabs.mode = "tabBar"
tabs.compactTabIdentifiers = { "Photos" }
simulator.horizontalSizeClass = "compact"
print(table.concat(tabs.tabBar.displayed.titles, " "))
--> Photos
