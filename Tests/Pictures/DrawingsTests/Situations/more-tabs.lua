-- More tabs than fit: the list of the others.
local tabs = {}
for index = 1, 7 do tabs[index] = UIViewController{ title = "Tab " .. index } end
window.rootViewController = UITabBarController{ table.unpack(tabs) }
settle()
user.tap "More"
settle()
