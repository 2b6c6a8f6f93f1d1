-- facts: A35, A46
-- A swipe that is cancelled, or held, has changed nothing for a call in the same turn.
local root, detail = UIViewController "Root", UIViewController "Detail"
local more = UIViewController "More"
local nav = UINavigationController{ root, detail, name = "nav" }
window.rootViewController = nav
settle()
local function stack()
  local titles = {}
  for index, controller in ipairs(nav.viewControllers) do titles[index] = controller.title end
  print(table.concat(titles, " "))
end
--> Root willMove(toParent: nav)
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> Detail viewDidAppear
--> Detail didMove(toParent: nav)
user.swipeBack{ cancel = true }
nav:pushViewController(more, true)
settle()
stack()
--> More willMove(toParent: nav)
--> More viewDidLoad
--> Detail viewWillDisappear(animated)
--> More viewWillAppear(animated)
--> More viewIsAppearing(animated)
--> … 350 ms
--> Detail viewDidDisappear(animated)
--> More viewDidAppear(animated)
--> More didMove(toParent: nav)
--> Root Detail More
user.swipeBack{ at = 0.4 }
nav:setViewControllers({ root, more, detail }, true)
print(user.release())
settle()
stack()
--> false no gesture is held
--> More viewWillDisappear(animated)
--> Detail viewWillAppear(animated)
--> Detail viewIsAppearing(animated)
--> … 350 ms
--> More viewDidDisappear(animated)
--> Detail viewDidAppear(animated)
--> Root More Detail
