-- A container with two children side by side in its view.
local outer = UIViewController{ title = "Dashboard" }
for index, name in ipairs{ "Chart", "Numbers" } do
  local child = UIViewController{ title = name }
  outer:addChild(child)
  child.view.frame = { x = 10, y = 110 + (index - 1) * 170, width = 300, height = 160 }
  outer.view:addSubview(child.view)
  child:didMove(outer)
end
window.rootViewController = UINavigationController{ outer }
settle()
