-- facts: F15, J28, P64, P79, P82, P121
-- Each way in which a controller presents whose view is in no window.
local function start(controller)
  simulator:reset()
  local home = UIViewController "Home"
  window.rootViewController = controller or home
  settle()
  return home
end
local function why() print(warnings()[1].why) end

-- A controller presents that was never shown.
start()
UIViewController "Draft":present(UIViewController "Login", true)
why()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> warning not-in-window: Attempt to present <UIViewController: 0x130> on <UIViewController: 0x120> (from <UIViewController: 0x120>) whose view is not in the window hierarchy.
--> a controller presents only while its view is in a window; no window, container or presenter shows Draft

-- A controller presents in its viewDidLoad.
simulator:reset()
local early = UIViewController "Early"
function early:viewDidLoad()
  UIViewController.viewDidLoad(self)
  self:present(UIViewController "Login", true)
end
window.rootViewController = early
settle()
why()
--> Early viewDidLoad
--> warning not-in-window: Attempt to present <UIViewController: 0x120> on <UIViewController: 0x110> (from <UIViewController: 0x110>) whose view is not in the window hierarchy.
--> Early viewWillAppear
--> Early viewIsAppearing
--> Early viewDidAppear
--> a controller presents only while its view is in a window; the view of Early enters its window only after viewWillAppear

-- A controller presents below a full screen.
local home = start()
home:present(UIViewController{ title = "Player", modalPresentationStyle = "fullScreen" }, false)
settle()
home:present(UIViewController "Login", true)
why()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Player viewDidLoad
--> Home viewWillDisappear
--> Player viewWillAppear
--> Player viewIsAppearing
--> Player viewDidAppear
--> Home viewDidDisappear
--> warning not-in-window: Attempt to present <UIViewController: 0x130> on <UIViewController: 0x110> (from <UIViewController: 0x110>) whose view is not in the window hierarchy.
--> a controller presents only while its view is in a window; Player covers Home (since 0.0 s)

-- A controller presents that is being dismissed.
home = start()
local form = UIViewController "Form"
home:present(form, false)
settle()
home:dismiss(true)
form:present(UIViewController "Login", true)
why()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Form viewDidLoad
--> Form viewWillAppear
--> Form viewIsAppearing
--> Form viewDidAppear
--> warning not-in-window: Attempt to present <UIViewController: 0x130> on <UIViewController: 0x120> (from <UIViewController: 0x120>) whose view is not in the window hierarchy.
--> a controller presents only while its view is in a window; Form is leaving
--> Form viewWillDisappear(animated)

-- A controller presents that was popped.
simulator:reset()
local detail = UIViewController "Detail"
local nav = UINavigationController{ UIViewController "List", detail, name = "nav" }
window.rootViewController = nav
settle()
nav:popViewController(false)
settle()
detail:present(UIViewController "Login", true)
why()
--> List willMove(toParent: nav)
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> Detail viewDidAppear
--> Detail didMove(toParent: nav)
--> Detail willMove(toParent: nil)
--> List viewDidLoad
--> Detail viewWillDisappear
--> List viewWillAppear
--> List viewIsAppearing
--> Detail viewDidDisappear
--> List viewDidAppear
--> List didMove(toParent: nav)
--> Detail didMove(toParent: nil)
--> warning not-in-window: Attempt to present <UIViewController: 0x140> on <UIViewController: 0x110> (from <UIViewController: 0x110>) whose view is not in the window hierarchy.
--> a controller presents only while its view is in a window; no window, container or presenter shows Detail (since 0.0 s)

-- A segue starts at a controller off the screen.
home = start()
local draft = UIViewController "Draft"
draft.segues = { login = function() return UIViewController "Login" end }
draft:performSegue "login"
why()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> warning not-in-window: Attempt to present <UIViewController: 0x130> on <UIViewController: 0x120> (from <UIViewController: 0x120>) whose view is not in the window hierarchy.
--> a controller presents only while its view is in a window; no window, container or presenter shows Draft

-- A controller off the screen shows another one.
home = start()
UIViewController "Draft":show(UIViewController "Login")
why()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> warning not-in-window: Attempt to present <UIViewController: 0x130> on <UIViewController: 0x120> (from <UIViewController: 0x120>) whose view is not in the window hierarchy.
--> a controller presents only while its view is in a window; no window, container or presenter shows Draft
