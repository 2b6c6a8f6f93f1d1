-- facts: F86
-- Edit of the More list shows all tabs in their order; Done takes the new one.
local tabs = UITabBarController{ name = "tabs" }
local children = {}
for index, name in ipairs{ "A", "B", "C", "D", "E", "F" } do
  children[index] = UIViewController(name)
end
tabs.viewControllers = children
tabs.delegate = {
  willBeginCustomizing = function() end,
  willEndCustomizing = function(_, list, changed) print(list[1].title, changed) end,
  didEndCustomizing = function(_, list, changed) print(#list, changed) end,
}
window.rootViewController = tabs
user.selectTab "More"
settle()
print(screen())
--> A willMove(toParent: tabs)
--> B willMove(toParent: tabs)
--> C willMove(toParent: tabs)
--> D willMove(toParent: tabs)
--> A viewDidLoad
--> A viewWillAppear
--> A viewWillDisappear
--> A viewDidDisappear
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                 More            Edit │
--> ├──────────────────────────────────────┤
--> │   E                                › │
--> │   F                                › │
--> ├──────────────────────────────────────┤
--> │  ○ A    ○ B    ○ C   ○ D    ● More   │
--> └──────────────────────────────────────┘
user.tap "Edit"
settle()
print(user.reorderTabs{ "F", "A" })
print(screen())
--> tabs willBeginCustomizing
--> true
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │              Configure          Done │
--> ├──────────────────────────────────────┤
--> │   F                                  │
--> │   A                                  │
--> │   B                                  │
--> │   C                                  │
--> │   D                                  │
--> │   E                                  │
--> └──────────────────────────────────────┘
user.tap "Done"
settle()
print(screen())
--> tabs willEndCustomizing(changed)
--> F true
--> … 500 ms
--> tabs didEndCustomizing(changed)
--> 6 true
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                 More            Edit │
--> ├──────────────────────────────────────┤
--> │   D                                › │
--> │   E                                › │
--> ├──────────────────────────────────────┤
--> │  ○ F    ○ A    ○ B   ○ C    ● More   │
--> └──────────────────────────────────────┘
-- Without tabs that can be arranged there is no Edit.
tabs.customizableViewControllers = nil
print(#tabs.moreNavigationController.navigationBar.displayed.right)
--> 0
