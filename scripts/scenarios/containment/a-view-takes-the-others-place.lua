-- facts: C17
-- transition(from:to:) adds the new view where the old one is, and at the end removes the old one.
local container = UIViewController "Container"
local first, second = UIViewController "First", UIViewController "Second"
local area, back, front = UIView{ name = "area" }, UIView{ name = "back" }, UIView{ name = "front" }
window.rootViewController = container
for _, child in ipairs{ first, second } do
  container:addChild(child)
  child:didMove(container)
end
container.view:addSubview(area)
for _, view in ipairs{ back, first.view, front } do area:addSubview(view) end
first.view.frame = { x = 10, y = 20, width = 100, height = 50 }
settle()
--> Container viewDidLoad
--> Container viewWillAppear
--> First willMove(toParent: Container)
--> First didMove(toParent: Container)
--> Second willMove(toParent: Container)
--> Second didMove(toParent: Container)
--> First viewDidLoad
--> First viewWillAppear
--> Container viewIsAppearing
--> First viewIsAppearing
--> Container viewDidAppear
--> First viewDidAppear
local function list()
  local names = {}
  for index, view in ipairs(area.subviews) do
    names[index] = view == first.view and "First" or view == second.view and "Second" or view.name
  end
  return table.concat(names, " ")
end
container:transition(first, second, 0.25)
local frame = second.view.frame
print(list(), frame.x, frame.y, frame.width, frame.height)
settle()
print(list(), first.view.superview)
--> Second viewDidLoad
--> back First Second front 10.0 20.0 100.0 50.0
--> First viewWillDisappear(animated)
--> Second viewWillAppear(animated)
--> Second viewIsAppearing(animated)
--> … 250 ms
--> Second viewDidAppear(animated)
--> First viewDidDisappear(animated)
--> completion of transition(Second)
--> back Second front nil

-- The old view is removed from wherever it is at the end.
container:transition(second, first, 0.25)
wait(0.1)
window:addSubview(back)
back:addSubview(second.view)
settle()
print(list(), second.view.superview)
--> Second viewWillDisappear(animated)
--> First viewWillAppear(animated)
--> First viewIsAppearing(animated)
--> … 250 ms
--> First viewDidAppear(animated)
--> Second viewDidDisappear(animated)
--> completion of transition(First)
--> First front nil

-- A duration of 0 is without animation.
container:transition(first, second, 0, nil, nil, function() print("done") end)
print(list())
settle()
print(list())
--> First Second front
--> First viewWillDisappear
--> Second viewWillAppear
--> Second viewIsAppearing
--> Second viewDidAppear
--> First viewDidDisappear
--> completion of transition(Second)
--> done
--> Second front
