-- facts: P3, P21, P25, rel-transition-style-override-modern
-- Presentation Contexts Provide the Area Covered by the Presented View Controller
-- Book: View Controller Programming Guide, section Presentation Contexts Provide the Area Covered by the Presented View Controller, rule 2: A context may provide the transition style
-- Watch: the transition; it is the context's when the context provides one, else the presented's.

simulator.profile = "classic"
simulator.device = "iPad"

local list = UIViewController{ name = "list", title = "List" }
local nav = UINavigationController{ list, name = "nav" }
window.rootViewController = nav
settle()
list.definesPresentationContext = true
list.modalTransitionStyle = "crossDissolve"
--> list willMove(toParent: nav)
--> list viewDidLoad
--> list viewWillAppear
--> list viewDidAppear
--> list didMove(toParent: nav)

-- The last transition, and the screen half-way through it.
local function showMovement()
  wait(0.2)
  print(timeline():match(".*(transition[^\n]+)"))
  print(screen())
end

local panel = UIViewController{ name = "panel", modalTransitionStyle = "flipHorizontal" }

local function present(style)
  panel.modalPresentationStyle = style
  list:present(panel, true)
end

local function dismiss()
  settle()
  list:dismiss(true)
  wait(0.1)
  print(timeline():match(".*(transition[^\n]+)"))
  settle()
end

-- By default the context leaves the choice to the controller that is presented.
print(list.providesPresentationContextTransitionStyle)
present "currentContext"
showMovement()
--> false
--> panel viewDidLoad
--> list viewWillDisappear(animated)
--> panel viewWillAppear(animated)
--> transition flipHorizontal (panel over list)
--> ┌ 9:41 ────────────────────────────────────────────────────────────────── 100% ┐
--> │                                     List                                     │
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │                            UIViewController panel                            │
--> └──────────────────────────────────────────────────────────────────────────────┘
dismiss()
--> … 200 ms
--> panel viewDidAppear(animated)
--> list viewDidDisappear(animated)
--> panel viewWillDisappear(animated)
--> list viewWillAppear(animated)
--> transition flipHorizontal (panel over list)
--> … 400 ms
--> list viewDidAppear(animated)
--> panel viewDidDisappear(animated)

-- Rule 2: A context may provide the transition style
list.providesPresentationContextTransitionStyle = true
present "currentContext"
showMovement()
--> list viewWillDisappear(animated)
--> panel viewWillAppear(animated)
--> transition crossDissolve (panel over list)
--> ┌ 9:41 ────────────────────────────────────────────────────────────────── 100% ┐
--> │                                     List                                     │
--> ├──────────────────────────────────────────────────────────────────────────────┤
--> │                            UIViewController panel                            │
--> └──────────────────────────────────────────────────────────────────────────────┘
print(panel.modalTransitionStyle)
dismiss()
--> flipHorizontal
--> … 200 ms
--> panel viewDidAppear(animated)
--> list viewDidDisappear(animated)
--> panel viewWillDisappear(animated)
--> list viewWillAppear(animated)
--> transition crossDissolve (panel over list)
--> … 400 ms
--> list viewDidAppear(animated)
--> panel viewDidDisappear(animated)

-- A presentation in another style doesn't use the context, nor its transition style.
present "fullScreen"
showMovement()
--> list viewWillDisappear(animated)
--> panel viewWillAppear(animated)
--> transition flipHorizontal (panel over nav)
--> ┌ 9:41 ────────────────────────────────────────────────────────────────── 100% ┐
--> │                            UIViewController panel                            │
--> └──────────────────────────────────────────────────────────────────────────────┘
dismiss()
--> … 200 ms
--> panel viewDidAppear(animated)
--> list viewDidDisappear(animated)
--> panel viewWillDisappear(animated)
--> list viewWillAppear(animated)
--> transition flipHorizontal (panel over nav)
--> … 400 ms
--> list viewDidAppear(animated)
--> panel viewDidDisappear(animated)

-- A controller that isn't a context provides nothing.
list.definesPresentationContext = false
present "currentContext"
showMovement()
--> list viewWillDisappear(animated)
--> panel viewWillAppear(animated)
--> transition flipHorizontal (panel over nav)
--> ┌ 9:41 ────────────────────────────────────────────────────────────────── 100% ┐
--> │                            UIViewController panel                            │
--> └──────────────────────────────────────────────────────────────────────────────┘
dismiss()
--> … 200 ms
--> panel viewDidAppear(animated)
--> list viewDidDisappear(animated)
--> panel viewWillDisappear(animated)
--> list viewWillAppear(animated)
--> transition flipHorizontal (panel over nav)
--> … 400 ms
--> list viewDidAppear(animated)
--> panel viewDidDisappear(animated)
