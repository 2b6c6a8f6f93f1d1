-- facts: F108, F109
-- A back action replaces what Back does, and makes a back button where there is nothing below. The
-- title of a browser and of an editor is at the leading edge, an editor has only a chevron.
local home, detail = UIViewController "Home", UIViewController "Detail"
local nav = UINavigationController{ home, name = "nav" }
window.rootViewController = nav
home.navigationItem.backAction = UIAction{ title = "Close", handler = function() print "close" end }
settle()
print(nav.navigationBar.displayed.left[1])
user.back()
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: nav)
--> ‹ Close
--> close
nav:pushViewController(detail, false)
detail.navigationItem.backAction = UIAction{
  title = "Stop",
  handler = function()
    print "ask before it is left"
    nav:popViewController(true)
  end,
}
settle()
print(nav.navigationBar.displayed.left[1])
detail.navigationItem.style = "editor"
print(screen())
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> Home viewWillDisappear
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> Home viewDidDisappear
--> Detail viewDidAppear
--> Detail didMove(toParent: nav)
--> ‹ Home
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹  Detail                            │
--> ├──────────────────────────────────────┤
--> │         UIViewController #2          │
--> └──────────────────────────────────────┘
user.back()
settle()
home.navigationItem.style = "browser"
print(screen())
--> ask before it is left
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear(animated)
--> Home viewWillAppear(animated)
--> Home viewIsAppearing(animated)
--> … 350 ms
--> Detail viewDidDisappear(animated)
--> Home viewDidAppear(animated)
--> Detail didMove(toParent: nil)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Close  Home                        │
--> ├──────────────────────────────────────┤
--> │         UIViewController #1          │
--> └──────────────────────────────────────┘
