-- A world with so many controllers that they are listed.
local tabs = {}
for index = 1, 8 do
  local stack = {}
  for level = 1, 6 do stack[level] = UIViewController(("Tab %d level %d"):format(index, level)) end
  tabs[index] = UINavigationController{ name = "nav " .. index, table.unpack(stack) }
end
window.rootViewController = UITabBarController{ name = "tabs", table.unpack(tabs) }
settle()
