-- facts: H112
-- The delegate of a sidebar is called before it is shown or hidden, and can add to the change.
simulator.device = "iPad"
local function tab(title)
  return UITab{ title = title, provider = function() return UIViewController(title) end }
end
local tabs = UITabBarController{ name = "tabs", mode = "tabSidebar", tabs = { tab "A", tab "B" } }
tabs.sidebar.delegate = {
  sidebarVisibilityWillChange = function(of, sidebar, animator)
    print(of == tabs, sidebar.isHidden)
    animator:addAnimations(function() print("with", sidebar.isHidden) end)
    animator:addCompletion(function() print("after") end)
  end,
}
window.rootViewController = tabs
settle()
--> A willMove(toParent: tabs)
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidAppear
--> A didMove(toParent: tabs)
tabs.sidebar.isHidden = false
tabs.sidebar.isHidden = false
print(screen())
--> tabs sidebarVisibilityWillChange
--> true true
--> with false
--> after
--> ┌ 9:41 ───────────────────┬────────────────────────────────────────────── 100% ┐
--> │ ▸ A                     │              UIViewController #2 "A"               │
--> │   B                     │                                                    │
--> └─────────────────────────┴────────────────────────────────────────────────────┘
