-- facts: A17, A24
-- What a finger moves gets no other touches, from the beginning of the transition to its end: while the finger
-- is down, and while it runs on or goes back.
local function button(controller)
  local made = UIButton{ title = controller.title .. " button" }
  made.frame = { x = 0, y = 100, width = 100, height = 40 }
  made:addAction(UIAction{ handler = function() print("tapped", made) end }, "touchUpInside")
  controller.view:addSubview(made)
  return made
end
local a, b = UIViewController "A", UIViewController "B"
local buttonA, buttonB = button(a), button(b)
local search = UISearchController{ name = "search" }
b.navigationItem.searchController = search
b.navigationItem.hidesSearchBarWhenScrolling = false
local nav = UINavigationController{ a, b, name = "nav" }
local tabs = UITabBarController{ nav, UIViewController "Other" }
window.rootViewController = tabs
settle()
--> A viewDidLoad
--> B viewDidLoad
--> A willMove(toParent: nav)
--> B willMove(toParent: nav)
--> nav willMove(toParent: UITabBarController#6)
--> Other willMove(toParent: UITabBarController#6)
--> B viewWillAppear
--> B viewIsAppearing
--> nav didMove(toParent: UITabBarController#6)
--> B viewDidAppear
--> B didMove(toParent: nav)

local function try(phase, ...)
  for _, target in ipairs{ ... } do print(phase, select(2, pcall(user.tap, target))) end
end
user.swipeBack{ at = 0.5 }
try("held", buttonA)
user.release{ cancel = true }
wait(0.05)
try("cancelled", buttonA)
wait(0.2)
try("going back", buttonB, search.searchBar)
print(user.type("text", search.searchBar))
settle()
print(search.isActive, #warnings())
try("idle", buttonB)
--> held false a transition is active
--> B willMove(toParent: nil)
--> B viewWillDisappear(animated)
--> A viewWillAppear(animated)
--> A viewIsAppearing(animated)
--> cancelled false a transition is active
--> going back false a transition is active
--> going back false a transition is active
--> false a transition is active
--> … 350 ms
--> A viewWillDisappear(animated)
--> A viewDidDisappear(animated)
--> B viewWillAppear(animated)
--> B viewIsAppearing(animated)
--> B viewDidAppear(animated)
--> false 0
--> tapped UIButton "B button"
--> idle true
user.swipeBack()
wait(0.1)
try("running on", buttonA)
settle()
try("idle", buttonA)
--> B willMove(toParent: nil)
--> B viewWillDisappear(animated)
--> A viewWillAppear(animated)
--> A viewIsAppearing(animated)
--> running on false a transition is active
--> … 350 ms
--> B viewDidDisappear(animated)
--> A viewDidAppear(animated)
--> A didMove(toParent: nav)
--> B didMove(toParent: nil)
--> tapped UIButton "A button"
--> idle true

-- The tab bar isn't moved by it, nor is anything moved by a finger in a push.
nav:pushViewController(b, true)
wait(0.1)
try("pushed", buttonB)
settle()
user.swipeBack{ at = 0.5 }
try("held", "Other")
settle()
print(tabs.selectedIndex, #nav.viewControllers)
--> B willMove(toParent: nav)
--> A viewWillDisappear(animated)
--> B viewWillAppear(animated)
--> B viewIsAppearing(animated)
--> tapped UIButton "B button"
--> pushed true
--> … 350 ms
--> A viewDidDisappear(animated)
--> B viewDidAppear(animated)
--> B didMove(toParent: nav)
--> Other viewDidLoad
--> Other viewWillAppear
--> held true
--> B willMove(toParent: nil)
--> B viewWillDisappear(animated)
--> Other viewIsAppearing
--> Other viewDidAppear
--> Other didMove(toParent: UITabBarController#6)
--> B viewDidDisappear
--> 1 2

-- A sheet that is pulled down, and what it covered.
tabs:present(UIViewController "Sheet", true)
settle()
local other = tabs.selectedViewController
local buttonOther, buttonSheet = button(other), button(tabs.presentedViewController)
user.swipeDown{ at = 0.5 }
try("held", buttonOther)
user.release{ cancel = true }
wait(0.3)
try("going back", buttonSheet)
settle()
try("idle", buttonSheet)
user.swipeDown()
wait(0.1)
try("running on", buttonOther)
settle()
try("idle", buttonOther)
--> Sheet viewDidLoad
--> Sheet viewWillAppear(animated)
--> Sheet viewIsAppearing(animated)
--> … 500 ms
--> Sheet viewDidAppear(animated)
--> held false a transition is active
--> Sheet viewWillDisappear(animated)
--> going back false a transition is active
--> … 500 ms
--> Sheet viewWillAppear(animated)
--> Sheet viewIsAppearing(animated)
--> Sheet viewDidAppear(animated)
--> tapped UIButton "Sheet button"
--> idle true
--> Sheet viewWillDisappear(animated)
--> running on false a transition is active
--> … 500 ms
--> Sheet viewDidDisappear(animated)
--> tapped UIButton "Other button"
--> idle true
