-- facts: F86
-- The user arranges tabs with Edit of the More list; a list without them has no Edit.
local tabs = UITabBarController{ name = "tabs" }
local children = {}
for index, name in ipairs{ "A", "B", "C", "D", "E", "F" } do
  children[index] = UIViewController(name)
end
tabs.viewControllers = children
local function names(list)
  local found = {}
  for index, child in ipairs(list) do found[index] = child.title end
  return table.concat(found, " ")
end
tabs.delegate = {
  willBeginCustomizing = function(_, list) print("will begin", names(list)) end,
  willEndCustomizing = function(_, list, changed) print("will end", names(list), changed) end,
  didEndCustomizing = function(of, list, changed)
    print("did end", names(list), changed, names(of.viewControllers))
  end,
}
window.rootViewController = tabs
settle()
--> A willMove(toParent: tabs)
--> B willMove(toParent: tabs)
--> C willMove(toParent: tabs)
--> D willMove(toParent: tabs)
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidAppear
--> A didMove(toParent: tabs)
print(user.reorderTabs{ "F", "A" })
--> false the More list, which has Edit, isn't on screen
user.selectTab "More"
--> A viewWillDisappear
--> A viewDidDisappear
settle()
print(user.reorderTabs{ "F", "A" })
--> tabs willBeginCustomizing
--> will begin A B C D E F
--> tabs willEndCustomizing(changed)
--> will end F A B C D E true
--> true
settle()
--> … 500 ms
--> tabs didEndCustomizing(changed)
--> did end F A B C D E true F A B C D E
print(table.concat(tabs.tabBar.displayed.titles, " "))
--> F A B C More
print(user.reorderTabs{ "F", "A" })
--> tabs willBeginCustomizing
--> will begin A B C D E F
--> tabs willEndCustomizing
--> will end F A B C D E false
--> true
settle()
--> … 500 ms
--> tabs didEndCustomizing
--> did end F A B C D E false F A B C D E
tabs.customizableViewControllers = { children[2] }
print(user.reorderTabs{ "A" })
--> false "A" can't be customized
tabs.customizableViewControllers = nil
print(user.reorderTabs{ "A" })
--> false no tab can be customized, so there is no Edit
