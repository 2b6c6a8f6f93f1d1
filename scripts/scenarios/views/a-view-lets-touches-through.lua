-- facts: B67
-- Overrides of `hitTest` and `point` decide whether a tap reaches a button; the reason names the view.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local Glass = class("Glass", UIView)
function Glass:hitTest(point)
  local hit = Glass.super.hitTest(self, point)
  if hit ~= self then return hit end
end
local frame = { x = 0, y = 100, width = 200, height = 100 }
local glass = Glass{ frame = frame }
local inside = UIButton{ title = "Inside", frame = { width = 100, height = 40 } }
local below = UIButton{ title = "Below", frame = { x = 0, y = 150, width = 100, height = 40 } }
inside.action = function() print "inside" end
below.action = function() print "below" end
home.view:addSubview(below)
home.view:addSubview(glass)
glass:addSubview(inside)
print(user.tap("Inside"))
print(user.tap("Below"))
--> inside
--> true
--> below
--> true
function glass:hitTest() return self end
print(user.tap("Inside"))
function glass:hitTest() end
print(user.tap("Inside"))
glass.hitTest = nil
function glass:point() return false end
print(user.tap("Inside"))
glass.point = nil
print(user.tap("Inside"))
--> false hitTest of Glass finds itself there
--> false hitTest of Glass finds no view there
--> false point(inside:) of Glass is false there
--> inside
--> true
