-- facts: A54, A56
-- An animator that never completes its transition: that ends when the container leaves the screen.
local function forgetful(name)
  return setmetatable({
    transitionDuration = function() return 1 end,
    animateTransition = function() mark(name .. " animates") end,
    animationEnded = function(completed) mark(name .. " ended, " .. tostring(completed)) end,
  }, { __gc = function() mark(name .. " is released") end })
end

local function push(name)
  local nav = UINavigationController{ UIViewController "A", name = "nav" }
  local animator = forgetful(name)
  nav.delegate = { animationControllerFor = function() return animator end }
  return nav
end

local function begin(nav)
  nav:pushViewController(UIViewController "B", true)
  wait(2)
end

-- The root is replaced.
local nav = push "first"
window.rootViewController = nav
settle()
begin(nav)
--> A willMove(toParent: nav)
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidAppear
--> A didMove(toParent: nav)
--> nav animationControllerFor(push, A, B)
--> B willMove(toParent: nav)
--> B viewDidLoad
--> A viewWillDisappear(animated)
--> B viewWillAppear(animated)
--> nav animateTransition
--> first animates
--> B viewIsAppearing(animated)
window.rootViewController = UIViewController "Other"
settle()
print(#nav.viewControllers)
nav = nil
--> Other viewDidLoad
--> B viewWillDisappear
--> Other viewWillAppear
--> Other viewIsAppearing
--> A viewDidDisappear(animated)
--> nav animationEnded(true)
--> first ended, true
--> B viewDidDisappear
--> Other viewDidAppear
--> 2
--> first is released
--> nav deinit

-- The window is hidden.
local front = UIWindow{ rootViewController = push "second" }
front.isHidden = false
settle()
begin(front.rootViewController)
--> A willMove(toParent: nav)
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidAppear
--> A didMove(toParent: nav)
--> nav animationControllerFor(push, A, B)
--> B willMove(toParent: nav)
--> B viewDidLoad
--> A viewWillDisappear(animated)
--> B viewWillAppear(animated)
--> nav animateTransition
--> second animates
--> B viewIsAppearing(animated)
front.isHidden = true
settle()
front = nil
--> B viewWillDisappear
--> A viewDidDisappear(animated)
--> nav animationEnded(true)
--> second ended, true
--> B viewDidDisappear
--> second is released
-- The container leaves its parent.
local parent = UIViewController "Parent"
window.rootViewController = parent
nav = push "third"
parent:addChild(nav)
parent.view:addSubview(nav.view)
nav:didMove(parent)
settle()
begin(nav)
--> Parent viewDidLoad
--> Other viewWillDisappear
--> Parent viewWillAppear
--> A willMove(toParent: nav)
--> nav willMove(toParent: Parent)
--> A viewDidLoad
--> A viewWillAppear
--> nav didMove(toParent: Parent)
--> nav deinit
--> Parent viewIsAppearing
--> A viewIsAppearing
--> Other viewDidDisappear
--> Parent viewDidAppear
--> A viewDidAppear
--> A didMove(toParent: nav)
--> nav animationControllerFor(push, A, B)
--> B willMove(toParent: nav)
--> B viewDidLoad
--> A viewWillDisappear(animated)
--> B viewWillAppear(animated)
--> nav animateTransition
--> third animates
--> B viewIsAppearing(animated)
nav.view:removeFromSuperview()
nav:removeFromParent()
settle()
nav = nil
--> B viewWillDisappear
--> nav didMove(toParent: nil)
--> B viewDidDisappear
--> A viewDidDisappear(animated)
--> nav animationEnded(true)
--> third ended, true
--> third is released
--> nav deinit

-- What it is presented in is dismissed.
nav = push "fourth"
parent:present(nav, false)
settle()
begin(nav)
--> A willMove(toParent: nav)
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidAppear
--> A didMove(toParent: nav)
--> nav animationControllerFor(push, A, B)
--> B willMove(toParent: nav)
--> B viewDidLoad
--> A viewWillDisappear(animated)
--> B viewWillAppear(animated)
--> nav animateTransition
--> fourth animates
--> B viewIsAppearing(animated)
parent:dismiss(false)
settle()
nav = nil
--> B viewWillDisappear
--> A viewDidDisappear(animated)
--> nav animationEnded(true)
--> fourth ended, true
--> B viewDidDisappear
--> fourth is released
--> nav deinit

-- The tab bar selects another tab.
nav = push "fifth"
local bar = UITabBarController{ nav, UIViewController "Second", name = "bar" }
window.rootViewController = bar
settle()
begin(nav)
--> A willMove(toParent: nav)
--> nav willMove(toParent: bar)
--> Second willMove(toParent: bar)
--> A viewDidLoad
--> Parent viewWillDisappear
--> A viewWillAppear
--> A viewIsAppearing
--> Parent viewDidDisappear
--> nav didMove(toParent: bar)
--> A viewDidAppear
--> A didMove(toParent: nav)
--> nav animationControllerFor(push, A, B)
--> B willMove(toParent: nav)
--> B viewDidLoad
--> A viewWillDisappear(animated)
--> B viewWillAppear(animated)
--> nav animateTransition
--> fifth animates
--> B viewIsAppearing(animated)
bar.selectedIndex = 1
settle()
--> Second viewDidLoad
--> Second viewWillAppear
--> B viewWillDisappear
--> Second viewIsAppearing
--> B viewDidDisappear
--> Second viewDidAppear
--> Second didMove(toParent: bar)
--> A viewDidDisappear(animated)
--> nav animationEnded(true)
--> fifth ended, true

-- The world ends.
nav = push "last"
window.rootViewController = nav
settle()
begin(nav)
--> A willMove(toParent: nav)
--> A viewDidLoad
--> Second viewWillDisappear
--> A viewWillAppear
--> A viewIsAppearing
--> Second viewDidDisappear
--> A viewDidAppear
--> A didMove(toParent: nav)
--> nav animationControllerFor(push, A, B)
--> B willMove(toParent: nav)
--> B viewDidLoad
--> A viewWillDisappear(animated)
--> B viewWillAppear(animated)
--> nav animateTransition
--> last animates
--> B viewIsAppearing(animated)
simulator:reset()
nav, bar = nil, nil
settle()
--> last is released
--> fifth is released
