-- facts: C29, A24
-- A page that is set without an animation in `viewDidLoad` of the controller around has appeared
-- before that controller begins to; up to iOS 8 it appears with it.
local function start()
  local outer = UIViewController "Outer"
  function outer:viewDidLoad()
    local pages = UIPageViewController{ transitionStyle = "scroll", name = "pages" }
    self:addChild(pages)
    self.view:addSubview(pages.view)
    pages:didMove(self)
    pages:setViewControllers({ UIViewController "Page" }, "forward", false)
    print "returned"
  end
  window.rootViewController = outer
  settle()
end
start()
--> Outer viewDidLoad
--> pages willMove(toParent: Outer)
--> pages didMove(toParent: Outer)
--> Page willMove(toParent: pages)
--> Page viewDidLoad
--> Page viewWillAppear
--> Page viewIsAppearing
--> Page viewDidAppear
--> Page didMove(toParent: pages)
--> returned
--> Outer viewWillAppear
--> Outer viewIsAppearing
--> Outer viewDidAppear
-- What comes later is as always: the page disappears with the controller around.
local outer = window.rootViewController
outer:present(UIViewController{ title = "Modal", modalPresentationStyle = "fullScreen" }, false)
settle()
--> Modal viewDidLoad
--> Outer viewWillDisappear
--> Page viewWillDisappear
--> Modal viewWillAppear
--> Modal viewIsAppearing
--> Modal viewDidAppear
--> Outer viewDidDisappear
--> Page viewDidDisappear
outer:dismiss(false)
settle()
--> Modal viewWillDisappear
--> Outer viewWillAppear
--> Page viewWillAppear
--> Outer viewIsAppearing
--> Page viewIsAppearing
--> Outer viewDidAppear
--> Page viewDidAppear
--> Modal viewDidDisappear
simulator:reset()
simulator.profile = "ios7"
start()
--> Outer viewDidLoad
--> pages willMove(toParent: Outer)
--> pages didMove(toParent: Outer)
--> Page willMove(toParent: pages)
--> returned
--> Outer viewWillAppear
--> Page viewDidLoad
--> Page viewWillAppear
--> Outer viewDidAppear
--> Page viewDidAppear
--> Page didMove(toParent: pages)
