-- facts: B67
-- The user's fingers reach a view's `touches…` methods; a recogniser that recognises cancels them.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local Pad = class("Pad", UIView)
function Pad:touchesBegan(touches)
  print("began", touches[1]:location(self).x)
  Pad.super.touchesBegan(self, touches) -- the next responder gets them, too
end
function Pad:touchesMoved(touches)
  local touch = touches[1]
  print("moved", touch:previousLocation(self).x, touch:location(self).x)
end
function Pad:touchesEnded(touches) print("ended", touches[1].view == self) end
function Pad:touchesCancelled() print "cancelled" end
function home:touchesBegan() print "Home: began" end
local pad = Pad{ frame = { x = 10, y = 100, width = 100, height = 40 } }
home.view:addSubview(pad)
user.tap(pad)
user.pan(pad, { { x = 5, y = 0 }, { x = 20, y = 0 } })
user.swipe("left", pad)
--> began 50.0
--> Home: began
--> ended true
--> began 50.0
--> Home: began
--> moved 50.0 55.0
--> moved 55.0 70.0
--> ended true
--> began 50.0
--> Home: began
--> moved 50.0 0.0
--> ended true
local tap = UITapGestureRecognizer{ action = function() print "tapped" end }
pad:addGestureRecognizer(tap)
user.tap(pad)
tap.cancelsTouchesInView = false
user.tap(pad)
--> began 50.0
--> Home: began
--> tapped
--> cancelled
--> began 50.0
--> Home: began
--> tapped
--> ended true
