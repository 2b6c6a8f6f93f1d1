-- facts: H123
-- A long press on a tab in the sidebar shows the menu that the delegate of the sidebar has for it.
simulator.device = "iPad"
local function tab(title)
  return UITab{ title = title, provider = function() return UIViewController(title) end }
end
local tabs = UITabBarController{ name = "tabs", mode = "tabSidebar", tabs = { tab "A", tab "B" } }
tabs.sidebar.delegate = {
  contextMenuConfigurationForTab = function(_, _, pressed)
    if pressed.title == "A" then return nil end
    return UIContextMenuConfiguration{
      actionProvider = function()
        return UIMenu{ UIAction{ title = "Pin", handler = function() print "pinned" end } }
      end,
    }
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
print(user.hold "B")
--> false "B" has no menu
tabs.sidebar.isHidden = false
print(user.hold "A")
--> tabs contextMenuConfigurationForTab(A)
--> false "A" has no menu
print(user.hold "B")
settle()
--> tabs contextMenuConfigurationForTab(B)
--> true
user.tap "Pin"
settle()
--> pinned
