-- facts: A63, P8, P51, P53
-- Flow 3: the same form, pushed or presented, is replaced by a sheet.

local function finish(form, sheet)
  local nav = form.navigationController
  if nav.presentingViewController then
    local presenter = nav.presentingViewController
    presenter:dismiss(true, function() presenter:present(sheet, true) end)
  else
    local stack = nav.viewControllers
    nav:popToViewController(stack[#stack - 1], true)
    nav.delegate = {
      didShow = function()
        nav.delegate = nil
        nav:present(sheet, true)
      end,
    }
  end
end

-- Case A: the form is in a stack of its own, presented over the tabs.
local home = UIViewController "home"
local tabs = UITabBarController{ UINavigationController{ home, name = "nav" }, name = "tabs" }
window.rootViewController = tabs
local selector = UIViewController "selector"
local blaze = UINavigationController{ viewControllers = { selector }, name = "blazeNav" }
home:present(blaze, true)
settle()
local form = UIViewController "form"
blaze:show(form)
settle()
print(tree())
--> home willMove(toParent: nav)
--> nav willMove(toParent: tabs)
--> home viewDidLoad
--> home viewWillAppear
--> selector willMove(toParent: blazeNav)
--> selector viewDidLoad
--> home viewIsAppearing
--> selector viewWillAppear(animated)
--> selector viewIsAppearing(animated)
--> nav didMove(toParent: tabs)
--> home viewDidAppear
--> home didMove(toParent: nav)
--> … 500 ms
--> selector viewDidAppear(animated)
--> selector didMove(toParent: blazeNav)
--> form willMove(toParent: blazeNav)
--> form viewDidLoad
--> selector viewWillDisappear(animated)
--> form viewWillAppear(animated)
--> form viewIsAppearing(animated)
--> … 350 ms
--> selector viewDidDisappear(animated)
--> form viewDidAppear(animated)
--> form didMove(toParent: blazeNav)
--> window
--> └─ tabs  UITabBarController                appeared
-->    ├─ nav  UINavigationController          appeared
-->    │  └─ #1  UIViewController "home"       appeared
-->    => blazeNav  UINavigationController     appeared      pageSheet
-->       ├─ #4  UIViewController "selector"   disappeared
-->       └─ #6  UIViewController "form"       appeared      top
finish(form, UIViewController "sheet")
settle()
--> form viewWillDisappear(animated)
--> … 500 ms
--> form viewDidDisappear(animated)
--> completion of dismiss(tabs)
--> sheet viewDidLoad
--> sheet viewWillAppear(animated)
--> sheet viewIsAppearing(animated)
--> … 500 ms
--> sheet viewDidAppear(animated)
print(tree())
--> window
--> └─ tabs  UITabBarController            appeared
-->    ├─ nav  UINavigationController      appeared
-->    │  └─ #1  UIViewController "home"   appeared
-->    => #7  UIViewController "sheet"     appeared   pageSheet

-- Case B: the form was pushed onto the list.
local list, other = UIViewController "list", UIViewController "form"
window.rootViewController = UITabBarController{
  UINavigationController{ UIViewController "home", list, other, name = "nav" }, name = "tabs",
}
settle()
finish(other, UIViewController "sheet")
settle()
print(tree())
--> home willMove(toParent: nav)
--> list willMove(toParent: nav)
--> form willMove(toParent: nav)
--> nav willMove(toParent: tabs)
--> warning root-swap: The root view controller <UITabBarController: 0x130> was replaced while it presents <UIViewController: 0x170>, which stays in the window behind the new root and is not released.
--> form viewDidLoad
--> home viewWillDisappear
--> form viewWillAppear
--> form viewIsAppearing
--> home viewDidDisappear
--> nav didMove(toParent: tabs)
--> form viewDidAppear
--> form didMove(toParent: nav)
--> form willMove(toParent: nil)
--> list viewDidLoad
--> form viewWillDisappear(animated)
--> list viewWillAppear(animated)
--> list viewIsAppearing(animated)
--> … 350 ms
--> form viewDidDisappear(animated)
--> list viewDidAppear(animated)
--> list didMove(toParent: nav)
--> form didMove(toParent: nil)
--> nav didShow(list, animated)
--> sheet viewDidLoad
--> sheet viewWillAppear(animated)
--> sheet viewIsAppearing(animated)
--> … 500 ms
--> sheet viewDidAppear(animated)
--> window
--> └─ tabs  UITabBarController             appeared
-->    ├─ nav  UINavigationController       appeared
-->    │  ├─ #10  UIViewController "home"   disappeared   view not loaded
-->    │  └─ #8  UIViewController "list"    appeared      top
-->    => #13  UIViewController "sheet"     appeared      pageSheet
