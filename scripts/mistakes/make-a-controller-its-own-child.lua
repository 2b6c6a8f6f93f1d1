-- facts: A79
-- Child and parent are mixed up, so the outer controller would become a child of the inner one.
local outer, inner = UIViewController "Outer", UIViewController "Inner"
outer:addChild(inner)
local _, e = pcall(function() inner:addChild(outer) end)
print(e.message)
print(e.why)
--> Inner willMove(toParent: Outer)
--> exception NSInvalidArgumentException: <UIViewController: 0x110> cannot become a child of <UIViewController: 0x120>, which is the same controller or inside it.
--> <UIViewController: 0x110> cannot become a child of <UIViewController: 0x120>, which is the same controller or inside it.
--> no controller is inside itself; Inner is inside Outer
