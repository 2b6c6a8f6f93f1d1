-- facts: P80, P64, C23
-- A controller that is being removed presents: the presentation waits for the end of the removal,
-- and is refused then, because its view is in no window.
local function start()
  local list, detail = UIViewController "List", UIViewController "Detail"
  local nav = UINavigationController{ list, name = "nav" }
  window.rootViewController = nav
  settle()
  nav:pushViewController(detail, false)
  settle()
  return nav, detail
end

local function tries(detail)
  local sheet = UIViewController "Sheet"
  detail:present(sheet, true, function() mark "presented" end)
  print(detail.presentedViewController, sheet.presentingViewController)
  settle()
  print(detail.presentedViewController, sheet.presentingViewController, sheet.view.window)
end

-- In the turn of the pop.
local nav, detail = start()
nav:popViewController(true)
tries(detail)
--> List willMove(toParent: nav)
--> List viewDidLoad
--> List viewWillAppear
--> List viewIsAppearing
--> List viewDidAppear
--> List didMove(toParent: nav)
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> List viewWillDisappear
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> List viewDidDisappear
--> Detail viewDidAppear
--> Detail didMove(toParent: nav)
--> nil nil
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear(animated)
--> List viewWillAppear(animated)
--> List viewIsAppearing(animated)
--> … 350 ms
--> Detail viewDidDisappear(animated)
--> List viewDidAppear(animated)
--> Detail didMove(toParent: nil)
--> warning not-in-window: Attempt to present <UIViewController: 0x140> on <UIViewController: 0x120> (from <UIViewController: 0x120>) whose view is not in the window hierarchy.
--> Sheet viewDidLoad
--> nil nil nil

-- While it is animated.
nav, detail = start()
nav:popViewController(true)
wait(0.1)
tries(detail)
--> List willMove(toParent: nav)
--> List viewDidLoad
--> List viewWillDisappear
--> List viewWillAppear
--> List viewIsAppearing
--> List viewDidDisappear
--> List viewDidAppear
--> List didMove(toParent: nav)
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> List viewWillDisappear
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> List viewDidDisappear
--> Detail viewDidAppear
--> Detail didMove(toParent: nav)
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear(animated)
--> List viewWillAppear(animated)
--> List viewIsAppearing(animated)
--> nil nil
--> … 350 ms
--> Detail viewDidDisappear(animated)
--> List viewDidAppear(animated)
--> Detail didMove(toParent: nil)
--> warning not-in-window: Attempt to present <UIViewController: 0x180> on <UIViewController: 0x160> (from <UIViewController: 0x160>) whose view is not in the window hierarchy.
--> Sheet viewDidLoad
--> nil nil nil
--> nav deinit

-- Replaced without an animation.
nav, detail = start()
nav.viewControllers = { UIViewController "Other" }
tries(detail)
--> List willMove(toParent: nav)
--> List viewDidLoad
--> List viewWillDisappear
--> List viewWillAppear
--> List viewIsAppearing
--> List viewDidDisappear
--> List viewDidAppear
--> List didMove(toParent: nav)
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> List viewWillDisappear
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> List viewDidDisappear
--> Detail viewDidAppear
--> Detail didMove(toParent: nav)
--> nil nil
--> Detail willMove(toParent: nil)
--> Other willMove(toParent: nav)
--> Other viewDidLoad
--> Detail viewWillDisappear
--> Other viewWillAppear
--> Other viewIsAppearing
--> List didMove(toParent: nil)
--> Detail viewDidDisappear
--> Other viewDidAppear
--> Detail didMove(toParent: nil)
--> Other didMove(toParent: nav)
--> warning not-in-window: Attempt to present <UIViewController: 0x1d0> on <UIViewController: 0x1a0> (from <UIViewController: 0x1a0>) whose view is not in the window hierarchy.
--> Sheet viewDidLoad
--> nil nil nil
--> nav deinit

-- The root that another one replaces.
nav = start()
window.rootViewController = UIViewController "Z"
tries(nav)
--> List willMove(toParent: nav)
--> List viewDidLoad
--> Other viewWillDisappear
--> List viewWillAppear
--> List viewIsAppearing
--> Other viewDidDisappear
--> List viewDidAppear
--> List didMove(toParent: nav)
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> List viewWillDisappear
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> List viewDidDisappear
--> Detail viewDidAppear
--> Detail didMove(toParent: nav)
--> Z viewDidLoad
--> Detail viewWillDisappear
--> Z viewWillAppear
--> nil nil
--> Z viewIsAppearing
--> Detail viewDidDisappear
--> Z viewDidAppear
--> warning not-in-window: Attempt to present <UIViewController: 0x220> on <UINavigationController: 0x200> (from <UINavigationController: 0x200>) whose view is not in the window hierarchy.
--> Sheet viewDidLoad
--> nil nil nil
--> nav deinit

-- A swipe that is taken back leaves the controller where it was: it presents.
nav, detail = start()
user.swipeBack{ at = 0.3 }
local sheet = UIViewController "Late"
detail:present(sheet, true)
user.release{ cancel = true }
settle()
--> List willMove(toParent: nav)
--> List viewDidLoad
--> Z viewWillDisappear
--> List viewWillAppear
--> List viewIsAppearing
--> Z viewDidDisappear
--> List viewDidAppear
--> List didMove(toParent: nav)
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> List viewWillDisappear
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> List viewDidDisappear
--> Detail viewDidAppear
--> Detail didMove(toParent: nav)
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear(animated)
--> List viewWillAppear(animated)
--> List viewIsAppearing(animated)
--> … 210 ms
--> List viewWillDisappear(animated)
--> List viewDidDisappear(animated)
--> Detail viewWillAppear(animated)
--> Detail viewIsAppearing(animated)
--> Detail viewDidAppear(animated)
--> Late viewDidLoad
--> Late viewWillAppear(animated)
--> Late viewIsAppearing(animated)
--> … 500 ms
--> Late viewDidAppear(animated)
--> nav deinit
print(detail.presentedViewController, nav.topViewController)
--> UIViewController "Late" #22 UIViewController "Detail" #20
