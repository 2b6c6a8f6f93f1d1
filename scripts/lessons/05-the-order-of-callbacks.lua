-- facts: A13, A16, A31, A32, A35, P48, P49
-- Lesson 5: every change has its own order and its own duration.

-- A class that logs the callbacks it receives.
local Logger = class("LoggerViewController", UIViewController)
local function log(name)
  Logger[name] = function(self, ...)
    Logger.super[name](self, ...)
    mark("  " .. self.title .. " logs " .. name)
  end
end
log "viewWillAppear"
log "viewDidAppear"
log "viewWillDisappear"
log "viewDidDisappear"

local one, two, three = Logger "One", Logger "Two", Logger "Three"
local nav = UINavigationController{ one, name = "nav" }
window.rootViewController = nav
settle()
--> One willMove(toParent: nav)
--> One viewDidLoad
--> One viewWillAppear
-->   One logs viewWillAppear
--> One viewIsAppearing
--> One viewDidAppear
-->   One logs viewDidAppear
--> One didMove(toParent: nav)

-- Push: the old controller did disappear, then the new one did appear.
nav:pushViewController(two, true)
settle()
--> Two willMove(toParent: nav)
--> Two viewDidLoad
--> One viewWillDisappear(animated)
-->   One logs viewWillDisappear
--> Two viewWillAppear(animated)
-->   Two logs viewWillAppear
--> Two viewIsAppearing(animated)
--> … 350 ms
--> One viewDidDisappear(animated)
-->   One logs viewDidDisappear
--> Two viewDidAppear(animated)
-->   Two logs viewDidAppear
--> Two didMove(toParent: nav)

-- A full-screen presentation: the new controller has appeared before the old one
-- has disappeared.
three.modalPresentationStyle = "fullScreen"
nav:present(three, true)
settle()
--> Three viewDidLoad
--> Two viewWillDisappear(animated)
-->   Two logs viewWillDisappear
--> Three viewWillAppear(animated)
-->   Three logs viewWillAppear
--> Three viewIsAppearing(animated)
--> … 500 ms
--> Three viewDidAppear(animated)
-->   Three logs viewDidAppear
--> Two viewDidDisappear(animated)
-->   Two logs viewDidDisappear
nav:dismiss(true)
settle()
--> Three viewWillDisappear(animated)
-->   Three logs viewWillDisappear
--> Two viewWillAppear(animated)
-->   Two logs viewWillAppear
--> Two viewIsAppearing(animated)
--> … 500 ms
--> Two viewDidAppear(animated)
-->   Two logs viewDidAppear
--> Three viewDidDisappear(animated)
-->   Three logs viewDidDisappear

-- Changes in one turn become one. The controller in between is never shown.
nav:popViewController(false)
nav:pushViewController(Logger "Between", true)
nav:pushViewController(Logger "Four", true)
settle()
--> Two willMove(toParent: nil)
--> Between willMove(toParent: nav)
--> Four willMove(toParent: nav)
--> Four viewDidLoad
--> Two viewWillDisappear(animated)
-->   Two logs viewWillDisappear
--> Four viewWillAppear(animated)
-->   Four logs viewWillAppear
--> Four viewIsAppearing(animated)
--> … 350 ms
--> Two viewDidDisappear(animated)
-->   Two logs viewDidDisappear
--> Four viewDidAppear(animated)
-->   Four logs viewDidAppear
--> Two didMove(toParent: nil)
--> Four didMove(toParent: nav)

-- A call during a transition waits until it has ended.
nav:popViewController(true)
wait(0.1)
nav:pushViewController(Logger "Late", true)
print(#nav.viewControllers)
--> Four willMove(toParent: nil)
--> Between viewDidLoad
--> Four viewWillDisappear(animated)
-->   Four logs viewWillDisappear
--> Between viewWillAppear(animated)
-->   Between logs viewWillAppear
--> Between viewIsAppearing(animated)
--> 2
settle()
--> … 250 ms
--> Four viewDidDisappear(animated)
-->   Four logs viewDidDisappear
--> Between viewDidAppear(animated)
-->   Between logs viewDidAppear
--> Between didMove(toParent: nav)
--> Four didMove(toParent: nil)
--> Late willMove(toParent: nav)
--> Late viewDidLoad
--> Between viewWillDisappear(animated)
-->   Between logs viewWillDisappear
--> Late viewWillAppear(animated)
-->   Late logs viewWillAppear
--> Late viewIsAppearing(animated)
--> … 350 ms
--> Between viewDidDisappear(animated)
-->   Between logs viewDidDisappear
--> Late viewDidAppear(animated)
-->   Late logs viewDidAppear
--> Late didMove(toParent: nav)
--> Four deinit
print(tree())
--> window
--> └─ nav  UINavigationController             appeared
-->    ├─ #1  LoggerViewController "One"       disappeared
-->    ├─ #5  LoggerViewController "Between"   disappeared
-->    └─ #7  LoggerViewController "Late"      appeared      top
