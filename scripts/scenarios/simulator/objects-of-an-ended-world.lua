-- facts: none
-- Objects of an ended world can be printed and compared, not used.
local detail = UIViewController "Detail"
local same, watched = detail, weak(detail)
detail.depth = 3
window.rootViewController = detail
simulator:reset()
print(detail, detail == same, watched:get())
--> Detail viewDidLoad
--> Detail viewWillAppear
--> UIViewController "Detail" #1 (of a world that has ended) true nil
local function try(name, fn)
  local _, problem = pcall(fn)
  print(name, problem.code, problem.message)
end
try("a field", function() return detail.depth end)
try("a method", function() detail:loadViewIfNeeded() end)
try("an argument", function() window.rootViewController = detail end)
try("a child", function() return UINavigationController{ detail } end)
try("a tap", function() user.tap(detail) end)
--> a field dead-object UIViewController "Detail" #1 belongs to a world that has ended
--> a method dead-object UIViewController "Detail" #1 belongs to a world that has ended
--> an argument dead-object UIViewController "Detail" #1 belongs to a world that has ended
--> a child dead-object UIViewController "Detail" #1 belongs to a world that has ended
--> a tap dead-object UIViewController "Detail" #1 belongs to a world that has ended
