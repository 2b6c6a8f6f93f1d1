-- A child asks its parent to present, and moves into what is presented.
local root = UIViewController "Root"
local child = UIViewController "Child"
local sheet = UIViewController "Sheet"
root:addChild(child)
root.view:addSubview(child.view)
child:didMove(root)
window.rootViewController = root
settle()
child:present(sheet, true)
settle()
child:willMove(nil)
child.view:removeFromSuperview()
child:removeFromParent()
sheet:addChild(child)
sheet.view:addSubview(child.view)
child:didMove(sheet)
settle()
