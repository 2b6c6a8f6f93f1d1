-- A custom container with a child, and a view that was added without its controller.
local outer, child, guest = UIViewController "Outer", UIViewController "Child", UIViewController "Guest"
outer:addChild(child)
outer.view:addSubview(child.view)
child:didMove(outer)
outer.view:addSubview(guest.view)
window.rootViewController = outer
settle()
