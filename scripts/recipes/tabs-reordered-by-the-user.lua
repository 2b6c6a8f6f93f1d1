-- facts: F81, F82, F86
-- Six tabs, and a user who wants another one in the bar
-- Watch: More shows the tabs that don't fit; its Edit moves one of them into the bar.

local tabs = UITabBarController{ name = "tabs" }
local screens = {}
for index, name in ipairs{ "Home", "News", "Radio", "Films", "Books", "Games" } do
  screens[index] = UIViewController(name)
end
tabs.viewControllers = screens
tabs.delegate = {
  didEndCustomizing = function(of, list, changed)
    print("first is", list[1], changed, of.viewControllers[1] == list[1])
  end,
}
window.rootViewController = tabs
settle()
--> Home willMove(toParent: tabs)
--> News willMove(toParent: tabs)
--> Radio willMove(toParent: tabs)
--> Films willMove(toParent: tabs)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: tabs)
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │      UIViewController #2 "Home"      │
--> ├──────────────────────────────────────┤
--> │ ● Home ○ News ○ Radio ○ Films ○ More │
--> └──────────────────────────────────────┘

-- The tabs that don't fit are rows of More; a row is a push.
user.selectTab "More"
settle()
--> Home viewWillDisappear
--> Home viewDidDisappear
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                 More            Edit │
--> ├──────────────────────────────────────┤
--> │   Books                            › │
--> │   Games                            › │
--> ├──────────────────────────────────────┤
--> │ ○ Home ○ News ○ Radio ○ Films ● More │
--> └──────────────────────────────────────┘
user.tap "Games"
settle()
--> Games willMove(toParent: More)
--> Games viewDidLoad
--> Games viewWillAppear(animated)
--> Games viewIsAppearing(animated)
--> … 350 ms
--> Games viewDidAppear(animated)
--> Games didMove(toParent: More)

-- A tap on More leads back to its list, which has Edit: Games comes into the bar.
user.selectTab "More"
settle()
--> Games willMove(toParent: nil)
--> Games viewWillDisappear(animated)
--> … 350 ms
--> Games viewDidDisappear(animated)
--> Games didMove(toParent: nil)
user.reorderTabs{ "Games" }
settle()
--> … 500 ms
--> tabs didEndCustomizing(changed)
--> first is UIViewController "Games" #7 true true
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                 More            Edit │
--> ├──────────────────────────────────────┤
--> │   Films                            › │
--> │   Books                            › │
--> ├──────────────────────────────────────┤
--> │ ○ Games ○ Home ○ News ○ Radio ● More │
--> └──────────────────────────────────────┘
print(tabs.viewControllers[1], tabs.selectedIndex)
--> UIViewController "Games" #7 nil
