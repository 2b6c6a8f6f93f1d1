-- facts: P8, P62
-- Flow 7: settings that are already open are reused; they must not be presented a second time.

local main = UIViewController "main"
window.rootViewController = main
settle()

local function openSettings(page)
  local open = main.presentedViewController
  if open and open.viewControllers and open.viewControllers[1].title == "settings" then
    open:popToRootViewController(false)
    open:pushViewController(page, true)
  else
    local nav = UINavigationController{ UIViewController "settings", name = "settingsNav" }
    main:present(nav, true, function() nav:pushViewController(page, true) end)
  end
end

openSettings(UIViewController "a")
settle()
print(tree())
--> main viewDidLoad
--> main viewWillAppear
--> main viewIsAppearing
--> main viewDidAppear
--> settings willMove(toParent: settingsNav)
--> settings viewDidLoad
--> settings viewWillAppear(animated)
--> settings viewIsAppearing(animated)
--> … 500 ms
--> settings viewDidAppear(animated)
--> settings didMove(toParent: settingsNav)
--> completion of present(settingsNav)
--> a willMove(toParent: settingsNav)
--> a viewDidLoad
--> settings viewWillDisappear(animated)
--> a viewWillAppear(animated)
--> a viewIsAppearing(animated)
--> … 350 ms
--> settings viewDidDisappear(animated)
--> a viewDidAppear(animated)
--> a didMove(toParent: settingsNav)
--> window
--> └─ #1  UIViewController "main"              appeared
-->    => settingsNav  UINavigationController   appeared      pageSheet
-->       ├─ #3  UIViewController "settings"    disappeared
-->       └─ #2  UIViewController "a"           appeared      top
main.presentedViewController:pushViewController(UIViewController "b", false)
settle()
openSettings(UIViewController "target")
settle()
print(tree())
print(#warnings())
--> b willMove(toParent: settingsNav)
--> b viewDidLoad
--> a viewWillDisappear
--> b viewWillAppear
--> b viewIsAppearing
--> a viewDidDisappear
--> b viewDidAppear
--> b didMove(toParent: settingsNav)
--> b willMove(toParent: nil)
--> target willMove(toParent: settingsNav)
--> target viewDidLoad
--> b viewWillDisappear(animated)
--> target viewWillAppear(animated)
--> target viewIsAppearing(animated)
--> a didMove(toParent: nil)
--> … 350 ms
--> b viewDidDisappear(animated)
--> target viewDidAppear(animated)
--> b didMove(toParent: nil)
--> target didMove(toParent: settingsNav)
--> window
--> └─ #1  UIViewController "main"              appeared
-->    => settingsNav  UINavigationController   appeared      pageSheet
-->       ├─ #3  UIViewController "settings"    disappeared
-->       └─ #6  UIViewController "target"      appeared      top
--> 0
