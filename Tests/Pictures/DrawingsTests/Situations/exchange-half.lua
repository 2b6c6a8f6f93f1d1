-- A container that shows one child in place of another, half-way.
local outer = UIViewController{ title = "Outer" }
local first, second = UIViewController{ title = "First" }, UIViewController{ title = "Second" }
outer:addChild(first)
outer.view:addSubview(first.view)
first:didMove(outer)
outer:addChild(second)
window.rootViewController = UINavigationController{ outer }
settle()
outer:transition(first, second, 0.4)
wait(0.2)
