-- facts: P120, P121, D20
-- The nearest ancestor that overrides show shows a controller, unless it opts out.
local Frame = class("FrameViewController", UIViewController)
function Frame:show(controller, sender) print("frame shows", controller.title, sender) end
local inner, frame = UIViewController "Inner", Frame "Frame"
frame:addChild(inner)
frame.view:addSubview(inner.view)
inner:didMove(frame)
local nav = UINavigationController{ frame, name = "nav" }
window.rootViewController = nav
settle()
--> Inner willMove(toParent: Frame)
--> Frame viewDidLoad
--> Inner viewDidLoad
--> Inner didMove(toParent: Frame)
--> Frame willMove(toParent: nav)
--> Frame viewWillAppear
--> Inner viewWillAppear
--> Frame viewIsAppearing
--> Inner viewIsAppearing
--> Frame viewDidAppear
--> Frame didMove(toParent: nav)
--> Inner viewDidAppear
print(inner:targetViewController "show", frame:targetViewController "showDetailViewController")
inner:show(UIViewController "One", "a row")
--> FrameViewController "Frame" #2 nil
--> Frame show(One)
--> frame shows One a row
function frame:canPerformAction(action) return action ~= "show" end
inner:show(UIViewController "Two")
settle()
--> Frame canPerformAction(show)
--> Two willMove(toParent: nav)
--> Two viewDidLoad
--> Frame viewWillDisappear(animated)
--> Inner viewWillDisappear(animated)
--> Two viewWillAppear(animated)
--> Two viewIsAppearing(animated)
--> … 350 ms
--> Frame viewDidDisappear(animated)
--> Inner viewDidDisappear(animated)
--> Two viewDidAppear(animated)
--> Two didMove(toParent: nav)
-- Without a target the controller is presented, and animated as well.
inner:showDetailViewController(UIViewController "Three")
settle()
--> Three viewDidLoad
--> Three viewWillAppear(animated)
--> Three viewIsAppearing(animated)
--> … 500 ms
--> Three viewDidAppear(animated)
