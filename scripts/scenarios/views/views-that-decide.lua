-- facts: B67
-- A view's class decides about points and its own recognisers, and updates its constraints and tint.
local Box = class("Box", UIView)
function Box:hitTest(point)
  local hit = Box.super.hitTest(self, point)
  if hit ~= self then return hit end -- touches that reach no view in it pass through
end
function Box:point(point) return Box.super.point(self, point) or point.x < 0 end
function Box:gestureRecognizerShouldBegin(recognizer)
  print("shouldBegin", recognizer.view == self)
  return self.mayBegin
end
function Box:updateConstraints()
  print "updateConstraints"
  Box.super.updateConstraints(self)
end
function Box:tintColorDidChange() print("tintColorDidChange", self.tintColor) end
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local below = UIView{ frame = { width = 100, height = 100 } }
local box = Box{ frame = { width = 100, height = 100 } }
local inner = UIView{ frame = { x = -20, width = 40, height = 40 } }
home.view:addSubview(below)
home.view:addSubview(box)
box:addSubview(inner)
print(home.view:hitTest({ x = 90, y = 90 }) == below)
print(box:hitTest({ x = -10, y = 10 }) == inner)
print(box:point({ x = -10, y = 10 }), inner:point({ x = -10, y = 10 }))
--> true
--> true
--> true false
box:addGestureRecognizer(UITapGestureRecognizer{ action = function() print "tapped" end })
box.mayBegin = false
print(user.tap(inner))
box.mayBegin = true
print(user.tap(inner))
print(user.tap(box))
--> updateConstraints
--> Box gestureRecognizerShouldBegin
--> shouldBegin true
--> false nothing handles it
--> Box gestureRecognizerShouldBegin
--> shouldBegin true
--> tapped
--> true
--> false hitTest of Box finds no view there
home.view:layoutIfNeeded()
box:setNeedsUpdateConstraints()
box:layoutIfNeeded()
--> updateConstraints
home.view.tintColor = "red"
--> tintColorDidChange red
