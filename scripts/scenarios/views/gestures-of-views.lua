-- facts: B67
-- Recognisers of a view get the user's taps, presses, swipes, drags and pinches.
local home = UIViewController "Home"
local box = UIView{ frame = { x = 0, y = 100, width = 100, height = 100 } }
local tap = UITapGestureRecognizer{ target = home, action = "tapped" }
function home.tapped(_, recognizer)
  print(recognizer.state, recognizer.view == box, recognizer:location(box).x)
end
home.view:addSubview(box)
box:addGestureRecognizer(tap)
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
print(user.tap(box))
--> ended true 50.0
--> true
box:addGestureRecognizer(UILongPressGestureRecognizer{
  action = function(recognizer) print("press", recognizer.state) end,
})
print(user.hold(box))
--> press began
--> press ended
--> true
box:addGestureRecognizer(UISwipeGestureRecognizer{
  direction = "left",
  action = function() print "swiped" end,
})
print(user.swipe("left", box), user.swipe("right", box))
--> swiped
--> true false nothing recognises it
box:addGestureRecognizer(UIPanGestureRecognizer{
  action = function(recognizer)
    print(recognizer.state, recognizer:translation(box).x, recognizer:velocity(box).y)
  end,
})
print(user.pan(box, { { x = 10, y = 0 }, { x = 20, y = 5 } }, { x = 0, y = 300 }))
--> began 0.0 0.0
--> changed 10.0 300.0
--> changed 20.0 300.0
--> ended 20.0 300.0
--> true
home.view:addGestureRecognizer(UIPinchGestureRecognizer{
  action = function(recognizer) print(recognizer.state, recognizer.scale) end,
})
print(user.pinch(box, { 1.5 }))
--> began 1.0
--> changed 1.5
--> ended 1.5
--> true
tap.delegate = { shouldBegin = function() return false end }
print(user.tap(box))
--> UIView shouldBegin
--> false nothing handles it
box:removeGestureRecognizer(tap)
print(tap.view, #box.gestureRecognizers)
--> nil 3
