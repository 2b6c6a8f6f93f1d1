-- facts: A93, F47, F50
-- What the delegate answers becomes a column if it can be one; all of it is checked before anything moves.
simulator.device = "iPad"
local list, detail = UIViewController "List", UIViewController "Detail"
local other, info = UIViewController "Other", UIViewController "Info"
local split = UISplitViewController{ list, detail, name = "split" }
split:setViewController(info, "inspector")
window.rootViewController = split
settle()
--> List willMove(toParent: split)
--> Detail willMove(toParent: split)
--> Info willMove(toParent: UINavigationController#6)
--> UINavigationController#6 willMove(toParent: split)
--> Detail viewDidLoad
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> Detail viewDidAppear
--> Detail didMove(toParent: split)

local function collapse()
  simulator.horizontalSizeClass = "compact"
  settle()
end
local function expand()
  simulator.horizontalSizeClass = nil
  settle()
end

-- The inspector is presented while the other columns are separated; it returns when it was dismissed.
split.delegate = { separateSecondaryFrom = function() return other end }
collapse()
split:show("inspector")
settle()
expand()
print(tree())
--> Detail willMove(toParent: nil)
--> List viewDidLoad
--> Detail viewWillDisappear
--> List viewWillAppear
--> List viewIsAppearing
--> Detail viewDidDisappear
--> List viewDidAppear
--> List didMove(toParent: split)
--> Detail didMove(toParent: nil)
--> UINavigationController#6 didMove(toParent: nil)
--> Info viewDidLoad
--> Info viewWillAppear(animated)
--> Info viewIsAppearing(animated)
--> … 500 ms
--> Info viewDidAppear(animated)
--> Info didMove(toParent: UINavigationController#6)
--> split separateSecondaryFrom(List)
--> Other willMove(toParent: split)
--> Other viewDidLoad
--> List viewWillDisappear
--> Other viewWillAppear
--> Other viewIsAppearing
--> List viewDidDisappear
--> Other viewDidAppear
--> Other didMove(toParent: split)
--> Info viewWillDisappear
--> Info viewDidDisappear
--> completion of dismiss(UINavigationController#6)
--> UINavigationController#6 willMove(toParent: split)
--> Info viewWillAppear
--> Info viewIsAppearing
--> Info viewDidAppear
--> UINavigationController#6 didMove(toParent: split)
--> window
--> └─ split  UISplitViewController        appeared
-->    ├─ #1  UIViewController "List"      disappeared
-->    ├─ #3  UIViewController "Other"     appeared      shown
-->    └─ #6  UINavigationController       appeared      shown
-->       └─ #4  UIViewController "Info"   appeared

-- The primary column can't be the secondary one as well.
split.delegate = { separateSecondaryFrom = function(_, primary) return primary end }
collapse()
print(pcall(expand))
print(tree())
--> UINavigationController#6 didMove(toParent: nil)
--> Other viewWillDisappear
--> List viewWillAppear
--> List viewIsAppearing
--> Other viewDidDisappear
--> List viewDidAppear
--> split separateSecondaryFrom(List)
--> exception NSInternalInconsistencyException: All view controllers in a tab bar controller must be distinct (<UISplitViewController: 0x150>)
--> false scripts/scenarios/splits/the-delegate-chooses-columns.lua:25: NSInternalInconsistencyException: All view controllers in a tab bar controller must be distinct (<UISplitViewController: 0x150>) (list each controller once)
--> window
--> └─ split  UISplitViewController        appeared
-->    ├─ #1  UIViewController "List"      appeared
-->    => #6  UINavigationController       appeared   pageSheet, leaving
-->       └─ #4  UIViewController "Info"   appeared
--> Info viewWillDisappear

-- The controller of the inspector can be the secondary column; it is no inspector then.
split.delegate = { separateSecondaryFrom = function() return split:viewController("inspector") end }
collapse()
expand()
print(tree())
--> Info viewDidDisappear
--> completion of dismiss(UINavigationController#6)
--> UINavigationController#6 willMove(toParent: split)
--> split separateSecondaryFrom(List)
--> Info didMove(toParent: nil)
--> Info willMove(toParent: split)
--> List viewWillDisappear
--> Info viewWillAppear
--> Info viewIsAppearing
--> List viewDidDisappear
--> Info viewDidAppear
--> Info didMove(toParent: split)
--> window
--> └─ split  UISplitViewController     appeared
-->    ├─ #1  UIViewController "List"   disappeared
-->    ├─ #4  UIViewController "Info"   appeared      shown
-->    └─ #6  UINavigationController    disappeared

-- The column for the compact width is still there the next time.
split:setViewController(UIViewController "Compact", "compact")
split.delegate = { separateSecondaryFrom = function() return other end }
collapse()
expand()
print(tree())
collapse()
print(tree())
--> Info willMove(toParent: nil)
--> Compact willMove(toParent: split)
--> Compact viewDidLoad
--> Info viewWillDisappear
--> Compact viewWillAppear
--> Compact viewIsAppearing
--> Info viewDidDisappear
--> Compact viewDidAppear
--> Info didMove(toParent: nil)
--> Compact didMove(toParent: split)
--> split separateSecondaryFrom(List)
--> Other willMove(toParent: split)
--> Compact viewWillDisappear
--> Other viewWillAppear
--> Other viewIsAppearing
--> Compact viewDidDisappear
--> Other viewDidAppear
--> Other didMove(toParent: split)
--> window
--> └─ split  UISplitViewController        appeared
-->    ├─ #1  UIViewController "List"      disappeared
-->    ├─ #3  UIViewController "Other"     appeared      shown
-->    ├─ #7  UIViewController "Compact"   disappeared
-->    └─ #6  UINavigationController       disappeared
--> Other willMove(toParent: nil)
--> Other viewWillDisappear
--> Compact viewWillAppear
--> Compact viewIsAppearing
--> Other viewDidDisappear
--> Compact viewDidAppear
--> Other didMove(toParent: nil)
--> window
--> └─ split  UISplitViewController        appeared
-->    ├─ #1  UIViewController "List"      disappeared
-->    ├─ #7  UIViewController "Compact"   appeared      shown
-->    └─ #6  UINavigationController       disappeared
