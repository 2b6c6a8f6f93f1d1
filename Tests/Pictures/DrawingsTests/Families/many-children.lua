-- More children than there is room for.
local all = {}
for index = 1, 12 do all[index] = UIViewController("Level " .. index) end
window.rootViewController = UINavigationController{ name = "nav", table.unpack(all) }
settle()
