-- facts: A1, A2, A12
-- Lesson 1: a controller isn't on screen until a window shows it.

-- A script starts with one window, which is on screen and empty.
print(tree())
--> window  no root

-- Call a class to make a controller. It has no view yet, and reading
-- `isViewLoaded` doesn't load one.
local home = UIViewController "Home"
print(home.title, home.isViewLoaded)
--> Home false

-- The window shows its root view controller. A `-->` line like the ones below
-- ends the turn; the lines are the callbacks, in order: first the view is
-- loaded, then it appears. `settle()` lets turns pass until nothing moves.
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
print(tree())
--> window
--> └─ #1  UIViewController "Home"   appeared

-- To react to a callback, give the controller a method with its name.
local greeter = UIViewController "Greeter"
function greeter:viewDidLoad()
  print("my view is loaded, and I am in a window: " .. tostring(self.view.window ~= nil))
end
function greeter:viewDidAppear()
  print("now I am in a window: " .. tostring(self.view.window ~= nil))
end
window.rootViewController = greeter
settle()
--> Greeter viewDidLoad
--> my view is loaded, and I am in a window: false
--> Home viewWillDisappear
--> Greeter viewWillAppear
--> Greeter viewIsAppearing
--> Home viewDidDisappear
--> Greeter viewDidAppear
--> now I am in a window: true

-- A subclass does it for all its controllers. `init` receives the table of the
-- call.
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
