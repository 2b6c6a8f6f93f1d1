-- facts: B85, B86, B87, B88
-- Since iOS 6 only the controller unloads its view: if it is loaded and in no window.
local Careful = class("CarefulViewController", UIViewController)
function Careful:didReceiveMemoryWarning()
  Careful.super.didReceiveMemoryWarning(self)
  if self.isViewLoaded and self.view.window == nil then self.view = nil end
end

local home, detail = Careful "Home", Careful "Detail"
local other, never = Careful "Other", Careful "Never"
local nav = UINavigationController{ home, name = "nav" }
local tabs = UITabBarController{ nav, other, never, name = "tabs" }
window.rootViewController = tabs
settle()
nav:pushViewController(detail, false)
tabs.selectedIndex = 1
settle()
tabs.selectedIndex = 0
settle()
--> Home willMove(toParent: nav)
--> nav willMove(toParent: tabs)
--> Other willMove(toParent: tabs)
--> Never willMove(toParent: tabs)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> nav didMove(toParent: tabs)
--> Home viewDidAppear
--> Home didMove(toParent: nav)
--> Other viewDidLoad
--> Other viewWillAppear
--> Detail willMove(toParent: nav)
--> Home viewWillDisappear
--> Home viewDidDisappear
--> Other viewIsAppearing
--> Other viewDidAppear
--> Other didMove(toParent: tabs)
--> Detail viewDidLoad
--> Detail viewWillAppear
--> Other viewWillDisappear
--> Detail viewIsAppearing
--> Other viewDidDisappear
--> Detail viewDidAppear
--> Detail didMove(toParent: nav)

-- Below the top of the stack, and in the other tab; a view that was never loaded stays unloaded.
simulator:memoryWarning()
for _, controller in ipairs{ home, detail, other, never } do
  print(controller.title, controller.isViewLoaded)
end
--> tabs didReceiveMemoryWarning
--> nav didReceiveMemoryWarning
--> Home didReceiveMemoryWarning
--> Detail didReceiveMemoryWarning
--> Other didReceiveMemoryWarning
--> Never didReceiveMemoryWarning
--> Home false
--> Detail true
--> Other false
--> Never false

-- It is loaded again when it is needed.
nav:popViewController(false)
settle()
--> Detail willMove(toParent: nil)
--> Home viewDidLoad
--> Detail viewWillDisappear
--> Home viewWillAppear
--> Home viewIsAppearing
--> Detail viewDidDisappear
--> Home viewDidAppear
--> Detail didMove(toParent: nil)

-- On iOS 5 the framework does that by itself, for controllers outside the view hierarchy.
window.rootViewController = nil
settle()
simulator.profile = "classic"
local first, second = UIViewController "First", UIViewController "Second"
local tab, covered = UIViewController "Tab", UINavigationController{ first, second, name = "stack" }
local both = UITabBarController{ covered, tab, name = "both" }
window.rootViewController = both
settle()
print(first.view ~= nil, tab.view ~= nil)
second:present(UIViewController "Modal", false)
settle()
--> Home viewWillDisappear
--> Home viewDidDisappear
--> First willMove(toParent: stack)
--> Second willMove(toParent: stack)
--> stack willMove(toParent: both)
--> Tab willMove(toParent: both)
--> Second viewDidLoad
--> Second viewWillAppear
--> stack didMove(toParent: both)
--> Second viewDidAppear
--> Second didMove(toParent: stack)
--> First viewDidLoad
--> Tab viewDidLoad
--> true true
--> Modal viewDidLoad
--> Second viewWillDisappear
--> Modal viewWillAppear
--> Modal viewDidAppear
--> Second viewDidDisappear
simulator:memoryWarning()
--> both didReceiveMemoryWarning
--> stack didReceiveMemoryWarning
--> First didReceiveMemoryWarning
--> Second didReceiveMemoryWarning
--> Tab didReceiveMemoryWarning
--> Modal didReceiveMemoryWarning
--> Home didReceiveMemoryWarning
--> Detail didReceiveMemoryWarning
--> nav didReceiveMemoryWarning
--> tabs didReceiveMemoryWarning
--> both viewWillUnload
--> both viewDidUnload
--> stack viewWillUnload
--> stack viewDidUnload
--> First viewWillUnload
--> First viewDidUnload
--> Second viewWillUnload
--> Second viewDidUnload
--> Tab viewWillUnload
--> Tab viewDidUnload
--> nav viewWillUnload
--> nav viewDidUnload
--> tabs viewWillUnload
--> tabs viewDidUnload
