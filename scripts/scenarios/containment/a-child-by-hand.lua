-- facts: A33, A36, A37, D12, CAT-09
-- addChild calls willMove, and the caller calls didMove; the view appears when it is added.
local parent, child = UIViewController "P", UIViewController "C1"
window.rootViewController = parent
--> P viewDidLoad
--> P viewWillAppear
--> P viewIsAppearing
parent:addChild(child)
print(child.parent == parent, #parent.children)
parent.view:addSubview(child.view)
child:didMove(parent)
print("in the turn")
--> C1 willMove(toParent: P)
--> true 1
--> C1 viewDidLoad
--> C1 viewWillAppear
--> C1 didMove(toParent: P)
--> in the turn
--> P viewDidAppear
--> C1 viewIsAppearing
--> C1 viewDidAppear
child:willMove(nil)
child.view:removeFromSuperview()
child:removeFromParent()
--> C1 willMove(toParent: nil)
--> C1 viewWillDisappear
--> C1 didMove(toParent: nil)
--> C1 viewDidDisappear
