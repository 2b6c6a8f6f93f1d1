-- facts: D36, P85
-- In `classic` a presentation in the context of a stack's controller is below the bar: also when it
-- comes back, and when the bars change.
simulator.profile, simulator.device = "classic", "iPad"
local list, detail = UIViewController "List", UIViewController "Detail"
local nav = UINavigationController{ list }
local tabs = UITabBarController{ nav, UIViewController "Other" }
window.rootViewController = tabs
settle()
list.definesPresentationContext = true
detail.modalPresentationStyle = "currentContext"
list:present(detail, false)
settle()
local function place()
  local y, view = 0, detail.view
  while view do y, view = y + view.frame.y, view.superview end
  return y, detail.view.frame.height, detail.view:isDescendant(nav.view)
end
print(place())
--> List willMove(toParent: UINavigationController#3)
--> UINavigationController#3 willMove(toParent: UITabBarController#5)
--> Other willMove(toParent: UITabBarController#5)
--> List viewDidLoad
--> List viewWillAppear
--> UINavigationController#3 didMove(toParent: UITabBarController#5)
--> List viewDidAppear
--> List didMove(toParent: UINavigationController#3)
--> Detail viewDidLoad
--> List viewWillDisappear
--> Detail viewWillAppear
--> Detail viewDidAppear
--> List viewDidDisappear
--> 64.0 911.0 true
tabs.selectedIndex = 1
settle()
tabs.selectedIndex = 0
settle()
print(place())
--> Other viewDidLoad
--> Other viewWillAppear
--> Detail viewWillDisappear
--> Detail viewDidDisappear
--> Other viewDidAppear
--> Other didMove(toParent: UITabBarController#5)
--> Detail viewWillAppear
--> Other viewWillDisappear
--> Other viewDidDisappear
--> Detail viewDidAppear
--> 64.0 911.0 true
nav:pushViewController(UIViewController "Next", false)
settle()
nav:popViewController(false)
settle()
print(place())
--> Next willMove(toParent: UINavigationController#3)
--> Next viewDidLoad
--> Detail viewWillDisappear
--> Next viewWillAppear
--> Detail viewDidDisappear
--> Next viewDidAppear
--> Next didMove(toParent: UINavigationController#3)
--> Next willMove(toParent: nil)
--> Next viewWillDisappear
--> Detail viewWillAppear
--> Next viewDidDisappear
--> Detail viewDidAppear
--> Next didMove(toParent: nil)
--> 64.0 911.0 true
nav:setNavigationBarHidden(true, false)
settle()
print(place())
--> 20.0 955.0 true

-- The contents follow a prompt, and bars that change in the turn of a push and a pop.
list:dismiss(false)
nav:setNavigationBarHidden(false, false)
settle()
local function contents() return list.view.superview.frame.y, list.view.frame.height end
print(contents())
--> Detail viewWillDisappear
--> List viewWillAppear
--> List viewDidAppear
--> Detail viewDidDisappear
--> 64.0 911.0
list.navigationItem.prompt = "Prompt"
print(contents())
--> 94.0 881.0
list.navigationItem.prompt = nil
nav.isNavigationBarHidden = true
settle()
nav:pushViewController(UIViewController "B", false)
nav.isNavigationBarHidden = false
nav:popViewController(false)
settle()
print(contents())
--> 64.0 911.0
