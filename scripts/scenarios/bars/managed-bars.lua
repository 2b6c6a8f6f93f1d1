-- facts: B34, bars-022-push-item-managed, bars-023-push-item-managed-2009
-- Items can't be pushed onto the bar of a stack.
local bar = UINavigationController{ UIViewController "A" }.navigationBar
local ok, e = pcall(bar.pushItem, bar, UINavigationItem "X", true)
print(ok, e.name, e.message)
--> A willMove(toParent: UINavigationController#2)
--> exception NSInternalInconsistencyException: Cannot call pushNavigationItem:animated: directly on a UINavigationBar managed by a controller.
--> false NSInternalInconsistencyException Cannot call pushNavigationItem:animated: directly on a UINavigationBar managed by a controller.
