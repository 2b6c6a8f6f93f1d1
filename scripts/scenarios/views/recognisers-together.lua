-- facts: B67
-- The delegates of recognisers decide which touches they receive, and which recognise a gesture together.
local home = UIViewController "Home"
local outer = UIView{ frame = { x = 0, y = 100, width = 200, height = 200 } }
local inner = UIView{ frame = { x = 0, y = 0, width = 80, height = 80 } }
home.view:addSubview(outer)
outer:addSubview(inner)
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local function pan(view, name)
  local recognizer = UIPanGestureRecognizer{
    action = function(it) print(name, it.state) end,
  }
  view:addGestureRecognizer(recognizer)
  return recognizer
end
local near, far = pan(inner, "inner"), pan(outer, "outer")
user.pan(inner, { { x = 5, y = 0 } })
--> inner began
--> inner changed
--> inner ended
far.delegate = { shouldRecognizeSimultaneously = function(_, other) return other == near end }
user.pan(inner, {})
--> UIView shouldRecognizeSimultaneously
--> inner began
--> outer began
--> inner ended
--> outer ended
far.delegate = nil
near:require(far) -- waits until the outer one has failed
user.pan(inner, {})
--> outer began
--> outer ended
far.delegate = {
  shouldReceive = function(_, touch) return touch.view == outer end,
}
user.pan(inner, {})
user.pan(outer, {})
--> UIView shouldReceive
--> inner began
--> inner ended
--> UIView shouldReceive
--> outer began
--> outer ended
-- A translation that was set is where the next one begins.
near.action = function(it)
  print(it:translation().x)
  it:setTranslation({ x = 0, y = 0 })
end
far.delegate = { shouldReceive = function() return false end }
user.pan(inner, { { x = 5, y = 0 }, { x = 15, y = 0 } })
--> UIView shouldReceive
--> 0.0
--> 5.0
--> 10.0
--> 0.0
