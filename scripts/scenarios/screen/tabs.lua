-- facts: A84, B56
-- A tab bar marks its tab; the More tab lists those without room, and a hidden bar none.
local tabs = UITabBarController{
  UINavigationController{ UIViewController "Inbox" }, UIViewController "Drafts",
}
window.rootViewController = tabs
tabs.viewControllers[1].tabBarItem.badgeValue = "3"
settle()
--> Inbox willMove(toParent: UINavigationController#2)
--> UINavigationController#2 willMove(toParent: UITabBarController#4)
--> Drafts willMove(toParent: UITabBarController#4)
--> Inbox viewDidLoad
--> Inbox viewWillAppear
--> Inbox viewIsAppearing
--> UINavigationController#2 didMove(toParent: UITabBarController#4)
--> Inbox viewDidAppear
--> Inbox didMove(toParent: UINavigationController#2)
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                Inbox                 │
--> ├──────────────────────────────────────┤
--> │         UIViewController #1          │
--> ├──────────────────────────────────────┤
--> │     ● Inbox [3]         ○ Drafts     │
--> └──────────────────────────────────────┘
local deep = UIViewController{ title = "Mail", hidesBottomBarWhenPushed = true }
tabs.viewControllers[1]:pushViewController(deep, true)
settle()
--> Mail willMove(toParent: UINavigationController#2)
--> Mail viewDidLoad
--> Inbox viewWillDisappear(animated)
--> Mail viewWillAppear(animated)
--> Mail viewIsAppearing(animated)
--> … 350 ms
--> Inbox viewDidDisappear(animated)
--> Mail viewDidAppear(animated)
--> Mail didMove(toParent: UINavigationController#2)
print(screen())
print(user.selectTab(1))
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Inbox         Mail                 │
--> ├──────────────────────────────────────┤
--> │         UIViewController #5          │
--> └──────────────────────────────────────┘
--> false the tab bar is hidden
user.back()
settle()
--> Mail willMove(toParent: nil)
--> Mail viewWillDisappear(animated)
--> Inbox viewWillAppear(animated)
--> Inbox viewIsAppearing(animated)
--> … 350 ms
--> Mail viewDidDisappear(animated)
--> Inbox viewDidAppear(animated)
--> Mail didMove(toParent: nil)
local all = tabs.viewControllers
for _, title in ipairs{ "Sent", "Spam", "Trash", "Archive" } do
  all[#all + 1] = UIViewController(title)
end
tabs.viewControllers = all
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                Inbox                 │
--> ├──────────────────────────────────────┤
--> │         UIViewController #1          │
--> ├──────────────────────────────────────┤
--> │ ●Inbox [3]  Drafts  Sent Spam  More  │
--> └──────────────────────────────────────┘
--> Sent willMove(toParent: UITabBarController#4)
--> Spam willMove(toParent: UITabBarController#4)
user.tap "More"
settle()
--> Inbox viewWillDisappear
--> Inbox viewDidDisappear
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                 More            Edit │
--> ├──────────────────────────────────────┤
--> │   Trash                            › │
--> │   Archive                          › │
--> ├──────────────────────────────────────┤
--> │ Inbox [3]  Drafts  Sent Spam  ●More  │
--> └──────────────────────────────────────┘
