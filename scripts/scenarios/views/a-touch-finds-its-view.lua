-- facts: B67
-- A touch reaches the view that `hitTest` finds; its recognisers, and those of views around it, decide.
local Hole = class("Hole", UIView)
function Hole:point(point) return self.isSolid == true and Hole.super.point(self, point) end
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local function view(name, class, x)
  local made = class{ name = name, frame = { x = x, y = 100, width = 80, height = 80 } }
  made:addGestureRecognizer(UITapGestureRecognizer{ action = function() print(name) end })
  home.view:addSubview(made)
  return made
end
local below, hole = view("below", UIView, 0), view("hole", Hole, 0)
print(user.tap(below))
hole.isSolid = true
print(user.tap(below))
--> below
--> true
--> hole
--> true
hole:removeFromSuperview()
below.isUserInteractionEnabled = false
print(user.tap(below))
below.isUserInteractionEnabled, below.isHidden = true, true
print(user.tap(below))
--> false nothing handles it
--> false nothing handles it
