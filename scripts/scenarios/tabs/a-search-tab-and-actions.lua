-- facts: H126, H127
-- A search tab has a title of the system's; the sidebar offers the actions of a group.
simulator.device = "iPad"
local function tab(title)
  return UITab{ title = title, provider = function() return UIViewController(title) end }
end
local group = UITabGroup{ title = "Lists", tab "A", tab "B" }
group.sidebarActions = {
  UIAction{ title = "New List", handler = function() print "new" end },
  UIAction{
    title = "Import", attributes = { "disabled" },
    handler = function() print "import" end,
  },
}
local search = UISearchTab{ provider = function() return UIViewController "Find" end }
window.rootViewController = UITabBarController{
  name = "tabs",
  mode = "tabSidebar",
  tabs = { search, tab "Home", group },
}
settle()
print(search.title, search.preferredPlacement)
--> Find willMove(toParent: tabs)
--> Find viewDidLoad
--> Find viewWillAppear
--> Find viewIsAppearing
--> Find viewDidAppear
--> Find didMove(toParent: tabs)
--> Search pinned
window.rootViewController.sidebar.isHidden = false
print(screen())
--> ┌ 9:41 ───────────────────┬────────────────────────────────────────────── 100% ┐
--> │ ▸ Search                │             UIViewController #2 "Find"             │
--> │   Home                  │                                                    │
--> │   Lists                 │                                                    │
--> │     A                   │                                                    │
--> │     B                   │                                                    │
--> │     New List            │                                                    │
--> │     Import              │                                                    │
--> └─────────────────────────┴────────────────────────────────────────────────────┘
print(user.tap "New List")
print(user.tap "Import")
--> new
--> true
--> false "  Import" is disabled
simulator.horizontalSizeClass = "compact"
settle()
print(screen())
--> ┌ 9:41 ────────────────────────────────────────────────────────────────── 100% ┐
--> │                          UIViewController #2 "Find"                          │
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │         ○ Home                   ○ Lists                   ● Search          │
--> └──────────────────────────────────────────────────────────────────────────────┘
