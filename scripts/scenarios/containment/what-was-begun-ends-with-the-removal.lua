-- facts: A50, A75, A78
-- A child is removed before the appearance that was begun for it has ended: its removal ends it, with UIKit's
-- warning.
local Box = class("Box", UIViewController)
function Box:shouldAutomaticallyForwardAppearanceMethods() return false end
local box, child = Box "Box", UIViewController "Child"
window.rootViewController = box
settle()
--> Box viewDidLoad
--> Box viewWillAppear
--> Box viewIsAppearing
--> Box viewDidAppear
local function add()
  box:addChild(child)
  child:beginAppearanceTransition(true, false)
  box.view:addSubview(child.view)
  child:endAppearanceTransition()
  child:didMove(box)
  settle()
end
add()
child:beginAppearanceTransition(false, false)
child.view:removeFromSuperview()
child:removeFromParent()
settle()
--> Child willMove(toParent: Box)
--> Child viewDidLoad
--> Child viewWillAppear
--> Child viewIsAppearing
--> Child viewDidAppear
--> Child didMove(toParent: Box)
--> Child viewWillDisappear
--> Child didMove(toParent: nil)
--> warning unbalanced: Unbalanced calls to begin/end appearance transitions for <UIViewController: 0x120>.
--> Child viewDidDisappear

-- If its view stays, it stays on the screen.
add()
child:beginAppearanceTransition(false, false)
child:removeFromParent()
settle()
print(tree())
--> Child willMove(toParent: Box)
--> Child viewWillAppear
--> Child viewIsAppearing
--> Child viewDidAppear
--> Child didMove(toParent: Box)
--> Child viewWillDisappear
--> Child didMove(toParent: nil)
--> warning unbalanced: Unbalanced calls to begin/end appearance transitions for <UIViewController: 0x120>.
--> Child viewWillAppear
--> Child viewIsAppearing
--> Child viewDidAppear
--> window
--> └─ #1  Box "Box"                     appeared
-->    └─ #2  UIViewController "Child"   appeared   not a child

-- The same for one that had begun to appear.
child.view:removeFromSuperview()
settle()
box:addChild(child)
child:beginAppearanceTransition(true, false)
box.view:addSubview(child.view)
child.view:removeFromSuperview()
child:removeFromParent()
settle()
--> Child viewWillDisappear
--> Child viewDidDisappear
--> Child willMove(toParent: Box)
--> Child viewWillAppear
--> Child didMove(toParent: nil)
--> warning unbalanced: Unbalanced calls to begin/end appearance transitions for <UIViewController: 0x120>.
--> Child viewWillDisappear
--> Child viewDidDisappear

-- Another child lacks its callbacks, which is up to its container, and keeps nothing from ending.
local other = UIViewController "Other"
box:addChild(other)
box.view:addSubview(other.view)
local outer = UIViewController "Outer"
window.rootViewController = outer
outer:addChild(box)
outer.view:addSubview(box.view)
outer:addChild(child)
outer.view:addSubview(child.view)
settle()
child:removeFromParent()
settle()
print(tree())
--> Other willMove(toParent: Box)
--> Other viewDidLoad
--> Outer viewDidLoad
--> Box viewWillDisappear
--> Outer viewWillAppear
--> Box willMove(toParent: Outer)
--> Box viewWillAppear
--> Child willMove(toParent: Outer)
--> Child viewWillAppear
--> Outer viewIsAppearing
--> Box viewIsAppearing
--> Child viewIsAppearing
--> Outer viewDidAppear
--> Box viewDidAppear
--> Child viewDidAppear
--> Child didMove(toParent: nil)
--> window
--> └─ #4  UIViewController "Outer"         appeared
-->    ├─ #1  Box "Box"                     appeared
-->    │  └─ #3  UIViewController "Other"   disappeared
-->    └─ #2  UIViewController "Child"      appeared      not a child
