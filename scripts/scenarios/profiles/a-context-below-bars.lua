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
-->
tabs.selectedIndex = 1
settle()
tabs.selectedIndex = 0
settle()
print(place())
-->
nav:pushViewController(UIViewController "Next", false)
settle()
nav:popViewController(false)
settle()
print(place())
-->
nav:setNavigationBarHidden(true, false)
settle()
print(place())
-->

-- The contents follow a prompt, and bars that change in the turn of a push and a pop.
list:dismiss(false)
nav:setNavigationBarHidden(false, false)
settle()
local function contents() return list.view.superview.frame.y, list.view.frame.height end
print(contents())
-->
list.navigationItem.prompt = "Prompt"
print(contents())
-->
list.navigationItem.prompt = nil
nav.isNavigationBarHidden = true
settle()
nav:pushViewController(UIViewController "B", false)
nav.isNavigationBarHidden = false
nav:popViewController(false)
settle()
print(contents())
-->
