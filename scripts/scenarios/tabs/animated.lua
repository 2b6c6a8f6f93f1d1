-- facts: F87, A16, C34
-- The delegate may animate a change of tabs, by a tap or by the program; a cancelled one returns.
local a, b = UIViewController "A", UIViewController "B"
local tabs = UITabBarController{ a, b }
local driver
local animator = {
  transitionDuration = function() return 0.3 end,
  animateTransition = function(context)
    UIView.animate(0.3, function() end, function()
      context:completeTransition(not context.transitionWasCancelled)
    end)
  end,
}
tabs.delegate = {
  animationControllerFor = function(_, from, to)
    print(from, to)
    return animator
  end,
  interactionControllerFor = function() return driver end,
  didSelect = function(_, child) print("did", child) end,
}
window.rootViewController = tabs
settle()
--> A willMove(toParent: UITabBarController#3)
--> B willMove(toParent: UITabBarController#3)
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
--> A viewDidAppear
--> A didMove(toParent: UITabBarController#3)
user.selectTab "B"
--> UITabBarController#3 animationControllerFor(A, B)
--> UIViewController "A" #1 UIViewController "B" #2
--> UITabBarController#3 interactionControllerFor
--> B viewDidLoad
--> B viewWillAppear(animated)
--> A viewWillDisappear(animated)
--> UITabBarController#3 didSelect(B, animated)
--> did UIViewController "B" #2
--> UITabBarController#3 animateTransition
--> B viewIsAppearing(animated)
print(tabs.selectedIndex)
--> 1
settle()
tabs.selectedIndex = 0
settle()
--> … 300 ms
--> B viewDidAppear(animated)
--> B didMove(toParent: UITabBarController#3)
--> A viewDidDisappear(animated)
--> UITabBarController#3 animationControllerFor(B, A)
--> UIViewController "B" #2 UIViewController "A" #1
--> UITabBarController#3 interactionControllerFor
--> A viewWillAppear(animated)
--> B viewWillDisappear(animated)
--> UITabBarController#3 animateTransition
--> A viewIsAppearing(animated)
--> … 300 ms
--> B viewDidDisappear(animated)
--> A viewDidAppear(animated)
driver = UIPercentDrivenInteractiveTransition{}
tabs.selectedIndex = 1
wait(0.1)
driver:update(0.4)
driver:cancel()
settle()
--> UITabBarController#3 animationControllerFor(A, B)
--> UIViewController "A" #1 UIViewController "B" #2
--> UITabBarController#3 interactionControllerFor
--> B viewWillAppear(animated)
--> A viewWillDisappear(animated)
--> UITabBarController#3 startInteractiveTransition
--> UITabBarController#3 animateTransition
--> B viewIsAppearing(animated)
--> … 220 ms
--> B viewWillDisappear(animated)
--> B viewDidDisappear(animated)
--> A viewWillAppear(animated)
--> A viewIsAppearing(animated)
--> A viewDidAppear(animated)
print(tabs.selectedIndex)
--> 0
