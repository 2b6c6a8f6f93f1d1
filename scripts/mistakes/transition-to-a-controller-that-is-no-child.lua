-- facts: A73
-- transition(from:to:) is called before the new controller is a child.
local box = UIViewController "Box"
local old, new = UIViewController "Old", UIViewController "New"
window.rootViewController = box
box:addChild(old)
box.view:addSubview(old.view)
old:didMove(box)
settle()
--> Box viewDidLoad
--> Box viewWillAppear
--> Old willMove(toParent: Box)
--> Old viewDidLoad
--> Old viewWillAppear
--> Old didMove(toParent: Box)
--> Box viewIsAppearing
--> Old viewIsAppearing
--> Box viewDidAppear
--> Old viewDidAppear
local _, e = pcall(function() box:transition(old, new, 0.3) end)
print(e.message)
print(e.why)
--> exception NSInvalidArgumentException: Children view controllers <UIViewController: 0x120> and <UIViewController: 0x130> must have a common parent view controller when calling -[<UIViewController: 0x110> transitionFromViewController:toViewController:]
--> Children view controllers <UIViewController: 0x120> and <UIViewController: 0x130> must have a common parent view controller when calling -[<UIViewController: 0x110> transitionFromViewController:toViewController:]
--> both controllers must be children of the container, which forwards appearance; Box has Old, not New
