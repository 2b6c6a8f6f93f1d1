-- facts: A1, A2, A12
-- Lesson 1: a controller is nothing to look at until a window shows it.

-- A script starts with a window that is on the screen and empty.
print(tree())
--> window  no root

-- A controller is made by calling its class. It has no view yet, and asking
-- whether it has one does not make one.
local home = UIViewController "Home"
print(home.title, home.isViewLoaded)
--> Home false

-- The window shows the controller that is its root. A `-->` line like the ones
-- below ends the turn, and the lines say what was said: first the view is
-- loaded, then it comes on screen.
window.rootViewController = home
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
print(tree())
--> window
--> └─ #1  UIViewController "Home"   appeared

-- To react, give the controller a method of the callback's name.
local greeter = UIViewController "Greeter"
function greeter:viewDidLoad()
  print("my view is loaded, and I am in a window: " .. tostring(self.view.window ~= nil))
end
function greeter:viewDidAppear()
  print("now I am in a window: " .. tostring(self.view.window ~= nil))
end
window.rootViewController = greeter
--> Greeter viewDidLoad
--> my view is loaded, and I am in a window: false
--> Home viewWillDisappear
--> Greeter viewWillAppear
--> Greeter viewIsAppearing
--> Home viewDidDisappear
--> Greeter viewDidAppear
--> now I am in a window: true

-- A class of one's own does it for all its controllers. `init` gets the table
-- of the call.
local Counter = class("CounterViewController", UIViewController)
function Counter:init(args)
  self.count = args.start or 0
end
function Counter:viewWillAppear(animated)
  Counter.super.viewWillAppear(self, animated)
  self.count = self.count + 1
end

local counter = Counter{ title = "Counter", start = 5 }
window.rootViewController = counter
settle()
print(counter.count, counter:isKind(UIViewController), Counter)
--> Counter viewDidLoad
--> Greeter viewWillDisappear
--> Counter viewWillAppear
--> Counter viewIsAppearing
--> Greeter viewDidDisappear
--> Counter viewDidAppear
--> 6 true CounterViewController
