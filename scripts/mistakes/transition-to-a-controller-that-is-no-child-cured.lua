-- facts: A23, A36, A73
-- Both are children during the transition; the old one is removed afterwards.
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
old:willMove(nil)
box:addChild(new)
box:transition(old, new, 0.3, nil, nil, function()
  old:removeFromParent()
  new:didMove(box)
end)
settle()
print(#box.children, #warnings())
--> Old willMove(toParent: nil)
--> New willMove(toParent: Box)
--> New viewDidLoad
--> Old viewWillDisappear(animated)
--> New viewWillAppear(animated)
--> New viewIsAppearing(animated)
--> … 300 ms
--> New viewDidAppear(animated)
--> Old viewDidDisappear(animated)
--> completion of transition(New)
--> Old didMove(toParent: nil)
--> New didMove(toParent: Box)
--> 1 0
