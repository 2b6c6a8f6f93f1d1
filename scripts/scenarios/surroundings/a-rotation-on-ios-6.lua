-- facts: E91
-- Up to iOS 7 controllers learn of a rotation before it, when the sizes are new, and at its end.
simulator.profile = "classic"
local Turning = class("Turning", UIViewController)
function Turning:willRotate(orientation, duration)
  print(self.title, orientation, duration, self.view.frame.width, self.interfaceOrientation)
end
function Turning:willAnimateRotation(orientation)
  print(self.title, orientation, self.view.frame.width)
end
function Turning:didRotate(orientation)
  print(self.title, orientation)
end
local home, sheet = Turning{ title = "Home" }, Turning{ title = "Sheet" }
window.rootViewController = UINavigationController{ home, name = "nav" }
settle()
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
--> Home didMove(toParent: nav)
NotificationCenter.addObserver("orientationDidChange", function(name)
  print(name, UIDevice.current().orientation)
end)
user.rotate "landscape"
settle()
--> orientationDidChange landscapeLeft
--> Home willRotate(to: landscapeRight)
--> Home landscapeRight 0.3 320.0 portrait
--> Home willAnimateRotation(to: landscapeRight)
--> Home landscapeRight 480.0
--> … 300 ms
--> Home didRotate(from: portrait)
--> Home portrait
-- A controller under a full-screen presentation gets none of the three.
home:present(sheet, false)
user.rotate "portrait"
settle()
--> Sheet viewDidLoad
--> Home viewWillDisappear
--> Sheet viewWillAppear
--> Sheet viewDidAppear
--> Home viewDidDisappear
--> orientationDidChange portrait
--> Sheet willRotate(to: portrait)
--> Sheet portrait 0.3 480.0 landscapeRight
--> Sheet willAnimateRotation(to: portrait)
--> Sheet portrait 320.0
--> … 300 ms
--> Sheet didRotate(from: landscapeRight)
--> Sheet landscapeRight
