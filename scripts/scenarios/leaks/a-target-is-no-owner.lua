-- facts: B27, B31, D37
-- A bar item and a button don't own their targets; a plain table lives as long as they do.
local Recorder = class("Recorder", UIViewController)
function Recorder:note(sender) print("recorded", sender.title) end

local home = UIViewController "Home"
local item = UIBarButtonItem{ title = "Record", action = "note" }
local button = UIButton{ title = "Press", action = "note" }
home.navigationItem.rightBarButtonItem = item
home.view:addSubview(button)
window.rootViewController = UINavigationController{ home, name = "nav" }
settle()
--> Home viewDidLoad
--> Home willMove(toParent: nav)
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: nav)
do
  local recorder = Recorder "Recorder"
  item.target, button.target = recorder, recorder
  user.tap "Record"
  user.tap "Press"
end
--> recorded Record
--> recorded Press
--> Recorder deinit
print(item.target, button.target)
--> nil nil
-- Without a target the action is sent along the responder chain.
function home.note() print "home" end
user.tap "Record"
user.tap "Press"
--> home
--> home
item.target = { note = function(_, sender) print("kept", sender.title) end }
user.tap "Record"
--> kept Record
