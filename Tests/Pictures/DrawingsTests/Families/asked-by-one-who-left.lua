-- A child asks its parent to present, and is removed.
local root = UIViewController "Root"
local child = UIViewController "Child"
root:addChild(child)
root.view:addSubview(child.view)
child:didMove(root)
window.rootViewController = root
settle()
child:present(UIViewController "Sheet", true)
settle()
child:willMove(nil)
child.view:removeFromSuperview()
child:removeFromParent()
kept = child
settle()
