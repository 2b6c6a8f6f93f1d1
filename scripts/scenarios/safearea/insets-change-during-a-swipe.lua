-- facts: E55
-- Insets that change while a swipe is held are reported to both controllers whose views are there.
local root, detail = UIViewController "Root", UIViewController "Detail"
for _, controller in ipairs{ root, detail } do
  function controller:viewSafeAreaInsetsDidChange()
    print(self.title, self.view.safeAreaInsets.top)
    UIViewController.viewSafeAreaInsetsDidChange(self)
  end
end
local nav = UINavigationController{ root, name = "nav" }
window.rootViewController = nav
settle()
nav:pushViewController(detail, true)
settle()
--> Root willMove(toParent: nav)
--> Root viewDidLoad
--> Root viewWillAppear
--> Root viewSafeAreaInsetsDidChange
--> Root 91.0
--> Root viewIsAppearing
--> Root viewDidAppear
--> Root didMove(toParent: nav)
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> Root viewWillDisappear(animated)
--> Detail viewWillAppear(animated)
--> Detail viewSafeAreaInsetsDidChange
--> Detail 91.0
--> Detail viewIsAppearing(animated)
--> … 350 ms
--> Root viewDidDisappear(animated)
--> Detail viewDidAppear(animated)
--> Detail didMove(toParent: nav)
user.swipeBack{ at = 0.4 }
wait(0.1)
nav:setNavigationBarHidden(true, false)
wait(0)
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear(animated)
--> Root viewWillAppear(animated)
--> Root viewIsAppearing(animated)
--> … 100 ms
--> Root viewSafeAreaInsetsDidChange
--> Root 47.0
--> Detail viewSafeAreaInsetsDidChange
--> Detail 47.0
user.release{ cancel = true }
settle()
--> … 140 ms
--> Root viewWillDisappear(animated)
--> Root viewDidDisappear(animated)
--> Detail viewWillAppear(animated)
--> Detail viewIsAppearing(animated)
--> Detail viewDidAppear(animated)
-- A screen that was covered and uncovered in one turn learns of the turn of the device.
nav:popToRootViewController(false)
settle()
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear
--> Root viewWillAppear
--> Root viewIsAppearing
--> Detail viewDidDisappear
--> Root viewDidAppear
--> Detail didMove(toParent: nil)
nav:pushViewController(detail, false)
user.rotate("landscape")
nav:popViewController(false)
settle()
print(root.view.safeAreaInsets.left)
--> Detail viewSafeAreaInsetsDidChange
--> Detail 0.0
--> Root viewSafeAreaInsetsDidChange
--> Root 0.0
--> 47.0
