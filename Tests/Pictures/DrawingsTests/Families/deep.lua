-- Containers in containers.
local inner = UIViewController "Leaf"
for index = 1, 5 do
  local outer = UIViewController("Box " .. index)
  outer:addChild(inner)
  outer.view:addSubview(inner.view)
  inner:didMove(outer)
  inner = outer
end
window.rootViewController = inner
settle()
