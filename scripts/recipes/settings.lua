-- facts: R8, B16
-- The drill-down of a settings application: the only way out of a level is Back.
local function list(title, below)
  local controller = UIViewController(title)
  if below then
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem{
      title = below.title,
      action = function()
        controller.navigationController:pushViewController(below, true)
      end,
    }
  end
  return controller
end

local nav = UINavigationController{
  list("Settings", list("Notifications", list("Messages"))),
  name = "nav",
}
window.rootViewController = nav
settle()
print(#nav.navigationBar.displayed.left)
--> Settings viewDidLoad
--> Settings viewWillAppear
--> Settings viewIsAppearing
--> Settings viewDidAppear
--> 0
user.tap "Notifications"
settle()
print(nav.navigationBar.displayed.left[1])
--> Notifications willMove(toParent: nav)
--> Notifications viewDidLoad
--> Settings viewWillDisappear(animated)
--> Notifications viewWillAppear(animated)
--> Notifications viewIsAppearing(animated)
--> … 350 ms
--> Settings viewDidDisappear(animated)
--> Notifications viewDidAppear(animated)
--> Notifications didMove(toParent: nav)
--> ‹ Settings
user.tap "Messages"
settle()
print(#nav.viewControllers, nav.navigationBar.displayed.left[1])
--> Messages willMove(toParent: nav)
--> Messages viewDidLoad
--> Notifications viewWillDisappear(animated)
--> Messages viewWillAppear(animated)
--> Messages viewIsAppearing(animated)
--> … 350 ms
--> Notifications viewDidDisappear(animated)
--> Messages viewDidAppear(animated)
--> Messages didMove(toParent: nav)
--> 3 ‹ Notifications
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Notifications  Messages            │
--> ├──────────────────────────────────────┤
--> │         UIViewController #1          │
--> └──────────────────────────────────────┘
user.back()
user.back()
settle()
print(nav.topViewController.title, user.back())
--> Messages willMove(toParent: nil)
--> Messages viewWillDisappear(animated)
--> Settings viewWillAppear(animated)
--> Settings viewIsAppearing(animated)
--> Notifications didMove(toParent: nil)
--> … 350 ms
--> Messages viewDidDisappear(animated)
--> Settings viewDidAppear(animated)
--> Messages didMove(toParent: nil)
--> Settings false there is no back button on screen
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │              Settings  Notifications │
--> ├──────────────────────────────────────┤
--> │         UIViewController #3          │
--> └──────────────────────────────────────┘
