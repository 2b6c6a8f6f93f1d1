-- facts: A54, A69
-- Flow 12: a router keeps a closure for each controller and runs it when the controller has left.

local nav = UINavigationController{ UIViewController "root", name = "nav" }
local completions, known = {}, {}

local function push(controller, completion)
  completions[controller] = completion
  nav:pushViewController(controller, true)
end

nav.delegate = {
  didShow = function(sender)
    local here = {}
    for _, controller in ipairs(sender.viewControllers) do here[controller] = true end
    for _, controller in ipairs(known) do
      if not here[controller] and completions[controller] then
        completions[controller]()
        completions[controller] = nil
      end
    end
    known = sender.viewControllers
  end,
}
window.rootViewController = nav
settle()
--> root willMove(toParent: nav)
--> root viewDidLoad
--> root viewWillAppear
--> root viewIsAppearing
--> root viewDidAppear
--> root didMove(toParent: nav)
--> nav didShow(root)
push(UIViewController "one", function() print("one has left") end)
settle()
push(UIViewController "two", function() print("two has left") end)
settle()
--> one willMove(toParent: nav)
--> one viewDidLoad
--> root viewWillDisappear(animated)
--> one viewWillAppear(animated)
--> one viewIsAppearing(animated)
--> … 350 ms
--> root viewDidDisappear(animated)
--> one viewDidAppear(animated)
--> one didMove(toParent: nav)
--> nav didShow(one, animated)
--> two willMove(toParent: nav)
--> two viewDidLoad
--> one viewWillDisappear(animated)
--> two viewWillAppear(animated)
--> two viewIsAppearing(animated)
--> … 350 ms
--> one viewDidDisappear(animated)
--> two viewDidAppear(animated)
--> two didMove(toParent: nav)
--> nav didShow(two, animated)

-- Back, a swipe that is cancelled, and one that isn't.
user.back()
settle()
--> two willMove(toParent: nil)
--> two viewWillDisappear(animated)
--> one viewWillAppear(animated)
--> one viewIsAppearing(animated)
--> … 350 ms
--> two viewDidDisappear(animated)
--> one viewDidAppear(animated)
--> two didMove(toParent: nil)
--> nav didShow(one, animated)
--> two has left
user.swipeBack{ cancel = true }
settle()
--> one willMove(toParent: nil)
--> one viewWillDisappear(animated)
--> root viewWillAppear(animated)
--> root viewIsAppearing(animated)
--> … 350 ms
--> root viewWillDisappear(animated)
--> root viewDidDisappear(animated)
--> one viewWillAppear(animated)
--> one viewIsAppearing(animated)
--> one viewDidAppear(animated)
user.swipeBack()
settle()
--> one willMove(toParent: nil)
--> one viewWillDisappear(animated)
--> root viewWillAppear(animated)
--> root viewIsAppearing(animated)
--> … 350 ms
--> one viewDidDisappear(animated)
--> root viewDidAppear(animated)
--> one didMove(toParent: nil)
--> nav didShow(root, animated)
--> one has left
