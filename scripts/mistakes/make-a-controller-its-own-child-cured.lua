-- facts: A36, A79
-- The outer controller adds the inner one, once.
local outer, inner = UIViewController "Outer", UIViewController "Inner"
outer:addChild(inner)
outer.view:addSubview(inner.view)
inner:didMove(outer)
print(inner.parent == outer, outer.parent, #warnings())
--> Inner willMove(toParent: Outer)
--> Outer viewDidLoad
--> Inner viewDidLoad
--> Inner didMove(toParent: Outer)
--> true nil 0
