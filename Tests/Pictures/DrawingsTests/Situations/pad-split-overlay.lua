-- An iPad with two columns over the large one, whose caption is beside them.
simulator.device = "iPad"
local split = UISplitViewController "tripleColumn"
for column, title in pairs{ primary = "Folders", supplementary = "Notes", secondary = "Note" } do
  split:setViewController(UIViewController{ title = title }, column)
end
split.preferredDisplayMode = "twoOverSecondary"
window.rootViewController = split
settle()
