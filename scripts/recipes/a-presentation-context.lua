-- facts: R13, P3, P5, P8, P27, D9, bars-058-figure-13-9
-- Inter-family relationships
-- Book: View Controller Programming Guide, section Presentation Contexts Provide the Area Covered by the Presented View Controller, rule 1: The nearest context is used, or the root
-- Book: iOS Programming, chapter 13, figure 13.9: Presentation context
-- Watch: the bar around it: it stays where flag and style are both set, and is covered otherwise.

simulator.profile = "classic"
simulator.device = "iPad"

local items = UIViewController{ name = "items", title = "Items" }
items.navigationItem.rightBarButtonItem = UIBarButtonItem{ title = "+", action = function() end }
local nav = UINavigationController{ items, name = "N1" }
window.rootViewController = nav
settle()
--> items willMove(toParent: N1)
--> items viewDidLoad
--> items viewWillAppear
--> items viewDidAppear
--> items didMove(toParent: N1)

local function present(style)
  collectgarbage()  -- what was dismissed is released now
  local other = UINavigationController{ UIViewController{ name = "detail" }, name = "N2" }
  other.modalPresentationStyle = style
  other.modalTransitionStyle = "flipHorizontal"
  items:present(other, true)
  settle()
end

local function show()
  print(tree())
  print(families())
  print(screen())
  print("the bar's button is " .. (pcall(user.tap, "+") and "there" or "covered"))
end

-- Figure 13.9: Presentation context
-- Both are needed: the context on one controller, the style on the other. Then the list is covered,
-- and the bar above it stays where it was.
print(items.definesPresentationContext)
items.definesPresentationContext = true
present "currentContext"
show()
--> false
--> detail willMove(toParent: N2)
--> detail viewDidLoad
--> items viewWillDisappear(animated)
--> detail viewWillAppear(animated)
--> … 400 ms
--> detail viewDidAppear(animated)
--> detail didMove(toParent: N2)
--> items viewDidDisappear(animated)
--> window
--> └─ N1  UINavigationController           appeared
-->    └─ items  UIViewController "Items"   disappeared
-->       => N2  UINavigationController     appeared      currentContext
-->          └─ detail  UIViewController    appeared
-->           parent  navigationController  tabBarController  splitViewController  presenting  presented
--> family 1
-->   N1      nil     nil                   nil               nil                  nil         nil
-->   items   N1      N1                    nil               nil                  nil         N2
--> family 2
-->   N2      nil     nil                   nil               nil                  items       nil
-->   detail  N2      N2                    nil               nil                  items       nil
--> ┌ 9:41 ────────────────────────────────────────────────────────────────── 100% ┐
--> │                                    Items                                   + │
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │                                                                              │
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │                           UIViewController detail                            │
--> └──────────────────────────────────────────────────────────────────────────────┘
--> the bar's button is there
items:dismiss(false)
settle()
--> detail viewWillDisappear
--> items viewWillAppear
--> items viewDidAppear
--> detail viewDidDisappear
--> N2 deinit
--> detail deinit

-- Rule 1: The nearest context is used, or the root
-- The style alone finds no context: the root of the family presents, and all of it is covered.
items.definesPresentationContext = false
present "currentContext"
show()
--> detail willMove(toParent: N2)
--> detail viewDidLoad
--> items viewWillDisappear(animated)
--> detail viewWillAppear(animated)
--> … 400 ms
--> detail viewDidAppear(animated)
--> detail didMove(toParent: N2)
--> items viewDidDisappear(animated)
--> window
--> └─ N1  UINavigationController           disappeared
-->    ├─ items  UIViewController "Items"   disappeared
-->    => N2  UINavigationController        appeared      currentContext
-->       └─ detail  UIViewController       appeared
-->           parent  navigationController  tabBarController  splitViewController  presenting  presented
--> family 1
-->   N1      nil     nil                   nil               nil                  nil         N2
-->   items   N1      N1                    nil               nil                  nil         N2
--> family 2
-->   N2      nil     nil                   nil               nil                  N1          nil
-->   detail  N2      N2                    nil               nil                  N1          nil
--> ┌ 9:41 ────────────────────────────────────────────────────────────────── 100% ┐
--> │                                                                              │
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │                           UIViewController detail                            │
--> └──────────────────────────────────────────────────────────────────────────────┘
--> the bar's button is covered
items:dismiss(false)
settle()
--> detail viewWillDisappear
--> items viewWillAppear
--> items viewDidAppear
--> detail viewDidDisappear
--> N2 deinit
--> detail deinit

-- Another style doesn't look for the context.
items.definesPresentationContext = true
present "fullScreen"
show()
--> detail willMove(toParent: N2)
--> detail viewDidLoad
--> items viewWillDisappear(animated)
--> detail viewWillAppear(animated)
--> … 400 ms
--> detail viewDidAppear(animated)
--> detail didMove(toParent: N2)
--> items viewDidDisappear(animated)
--> window
--> └─ N1  UINavigationController           disappeared
-->    ├─ items  UIViewController "Items"   disappeared
-->    => N2  UINavigationController        appeared      fullScreen
-->       └─ detail  UIViewController       appeared
-->           parent  navigationController  tabBarController  splitViewController  presenting  presented
--> family 1
-->   N1      nil     nil                   nil               nil                  nil         N2
-->   items   N1      N1                    nil               nil                  nil         N2
--> family 2
-->   N2      nil     nil                   nil               nil                  N1          nil
-->   detail  N2      N2                    nil               nil                  N1          nil
--> ┌ 9:41 ────────────────────────────────────────────────────────────────── 100% ┐
--> │                                                                              │
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │                           UIViewController detail                            │
--> └──────────────────────────────────────────────────────────────────────────────┘
--> the bar's button is covered
