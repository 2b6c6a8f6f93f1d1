-- facts: P41
-- When the device rotates, views follow their masks: flexible parts share the added room.
local function text(frame)
  return ("%g %g %gx%g"):format(frame.x, frame.y, frame.width, frame.height)
end
local home = UIViewController "Home"
local banner = UILabel{ frame = { x = 20, y = 20, width = 350, height = 30 } }
banner.autoresizingMask = { "flexibleWidth" }
local middle = UIView{ frame = { x = 95, y = 400, width = 200, height = 44 } }
middle.autoresizingMask = { "flexibleLeftMargin", "flexibleRightMargin" }
local corner = UIView{ frame = { x = 340, y = 794, width = 50, height = 50 } }
corner.autoresizingMask = { "flexibleLeftMargin", "flexibleTopMargin" }
local fixed = UIView{ frame = { x = 1, y = 2, width = 3, height = 4 } }
for _, view in ipairs({ banner, middle, corner, fixed }) do home.view:addSubview(view) end
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
user.rotate("landscape")
print(text(home.view.frame))
--> 0 0 844x390
for _, view in ipairs(home.view.subviews) do print(text(view.frame)) end
--> 20 20 804x30
--> 322 400 200x44
--> 794 340 50x50
--> 1 2 3x4
