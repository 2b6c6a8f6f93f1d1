-- facts: A13, A16, A31, A32, A35, P48, P49
-- Lesson 5: every change has its own order, and its own time.

-- A class that says what it hears.
local Speaker = class("SpeakerViewController", UIViewController)
local function hear(name)
  Speaker[name] = function(self, ...)
    Speaker.super[name](self, ...)
    mark("  " .. self.title .. " says " .. name)
  end
end
hear "viewWillAppear"
hear "viewDidAppear"
hear "viewWillDisappear"
hear "viewDidDisappear"

local one, two, three = Speaker "One", Speaker "Two", Speaker "Three"
local nav = UINavigationController{ one, name = "nav" }
window.rootViewController = nav
--> One viewDidLoad
--> One viewWillAppear
-->   One says viewWillAppear
--> One viewIsAppearing
--> One viewDidAppear
-->   One says viewDidAppear

-- Push: old did disappear, new did appear.
nav:pushViewController(two, true)
settle()
--> Two willMove(toParent: nav)
--> Two viewDidLoad
--> One viewWillDisappear(animated)
-->   One says viewWillDisappear
--> Two viewWillAppear(animated)
-->   Two says viewWillAppear
--> Two viewIsAppearing(animated)
--> … 350 ms
--> One viewDidDisappear(animated)
-->   One says viewDidDisappear
--> Two viewDidAppear(animated)
-->   Two says viewDidAppear
--> Two didMove(toParent: nav)

-- Present over the full screen: the new one has appeared before the old one has
-- disappeared.
three.modalPresentationStyle = "fullScreen"
nav:present(three, true)
settle()
--> Three viewDidLoad
--> Two viewWillDisappear(animated)
-->   Two says viewWillDisappear
--> Three viewWillAppear(animated)
-->   Three says viewWillAppear
--> Three viewIsAppearing(animated)
--> … 500 ms
--> Three viewDidAppear(animated)
-->   Three says viewDidAppear
--> Two viewDidDisappear(animated)
-->   Two says viewDidDisappear
nav:dismiss(true)
settle()
--> Three viewWillDisappear(animated)
-->   Three says viewWillDisappear
--> Two viewWillAppear(animated)
-->   Two says viewWillAppear
--> Two viewIsAppearing(animated)
--> … 500 ms
--> Two viewDidAppear(animated)
-->   Two says viewDidAppear
--> Three viewDidDisappear(animated)
-->   Three says viewDidDisappear

-- Changes of one turn become one. The controller in between is never seen.
nav:popViewController(false)
nav:pushViewController(Speaker "Between", true)
nav:pushViewController(Speaker "Four", true)
settle()
--> Two willMove(toParent: nil)
--> Four willMove(toParent: nav)
--> Four viewDidLoad
--> Two viewWillDisappear(animated)
-->   Two says viewWillDisappear
--> Four viewWillAppear(animated)
-->   Four says viewWillAppear
--> Four viewIsAppearing(animated)
--> … 350 ms
--> Two viewDidDisappear(animated)
-->   Two says viewDidDisappear
--> Four viewDidAppear(animated)
-->   Four says viewDidAppear
--> Two didMove(toParent: nil)
--> Four didMove(toParent: nav)

-- A call that comes in the middle of a transition waits for its end.
nav:popViewController(true)
wait(0.1)
nav:pushViewController(Speaker "Late", true)
print(#nav.viewControllers)
--> Four willMove(toParent: nil)
--> Between viewDidLoad
--> Four viewWillDisappear(animated)
-->   Four says viewWillDisappear
--> Between viewWillAppear(animated)
-->   Between says viewWillAppear
--> Between viewIsAppearing(animated)
--> 2
settle()
--> … 250 ms
--> Four viewDidDisappear(animated)
-->   Four says viewDidDisappear
--> Between viewDidAppear(animated)
-->   Between says viewDidAppear
--> Four didMove(toParent: nil)
--> Late willMove(toParent: nav)
--> Late viewDidLoad
--> Between viewWillDisappear(animated)
-->   Between says viewWillDisappear
--> Late viewWillAppear(animated)
-->   Late says viewWillAppear
--> Late viewIsAppearing(animated)
--> … 350 ms
--> Between viewDidDisappear(animated)
-->   Between says viewDidDisappear
--> Late viewDidAppear(animated)
-->   Late says viewDidAppear
--> Late didMove(toParent: nav)
--> Four deinit
print(tree())
--> window
--> └─ nav  UINavigationController              appeared
-->    ├─ #1  SpeakerViewController "One"       disappeared
-->    ├─ #5  SpeakerViewController "Between"   disappeared
-->    └─ #7  SpeakerViewController "Late"      appeared      top
