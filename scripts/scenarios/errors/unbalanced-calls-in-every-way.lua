-- facts: A45, A50, A75, A76, J25
-- Each way to the warning about unbalanced calls that a source names.
local Box = class("Box", UIViewController)
function Box:shouldAutomaticallyForwardAppearanceMethods() return false end
local function boxWithChild()
  local box, child = Box "Box", UIViewController "Child"
  box:addChild(child)
  box.view:addSubview(child.view)
  child:didMove(box)
  window.rootViewController = box
  settle()
  return child
end
local function why() print(warnings()[1].why) end

-- A container ends an appearance that it has not begun.
local child = boxWithChild()
child:endAppearanceTransition()
why()
--> Child willMove(toParent: Box)
--> Box viewDidLoad
--> Child viewDidLoad
--> Child didMove(toParent: Box)
--> Box viewWillAppear
--> Box viewIsAppearing
--> Box viewDidAppear
--> warning unbalanced: Unbalanced calls to begin/end appearance transitions for <UIViewController: 0x120>.
--> begin/end appearance transition calls must be balanced; none was begun for Child

-- A container begins an appearance twice and ends it twice.
simulator:reset()
child = boxWithChild()
child:beginAppearanceTransition(true, false)
child:beginAppearanceTransition(true, false)
child:endAppearanceTransition()
child:endAppearanceTransition()
why()
--> Child willMove(toParent: Box)
--> Box viewDidLoad
--> Child viewDidLoad
--> Child didMove(toParent: Box)
--> Box viewWillAppear
--> Box viewIsAppearing
--> Box viewDidAppear
--> Child viewWillAppear
--> Child viewIsAppearing
--> Child viewDidAppear
--> warning unbalanced: Unbalanced calls to begin/end appearance transitions for <UIViewController: 0x120>.
--> begin/end appearance transition calls must be balanced; none was begun for Child

-- A child is removed before what was begun for it has ended.
simulator:reset()
child = boxWithChild()
child:beginAppearanceTransition(true, false)
child.view:removeFromSuperview()
child:removeFromParent()
settle()
why()
--> Child willMove(toParent: Box)
--> Box viewDidLoad
--> Child viewDidLoad
--> Child didMove(toParent: Box)
--> Box viewWillAppear
--> Box viewIsAppearing
--> Box viewDidAppear
--> Child viewWillAppear
--> Child didMove(toParent: nil)
--> warning unbalanced: Unbalanced calls to begin/end appearance transitions for <UIViewController: 0x120>.
--> Child viewWillDisappear
--> Child viewDidDisappear
--> begin/end appearance transition calls must be balanced; Child was removed before what was begun for it had ended

-- An animator begins and ends what a full screen does to its presenter.
simulator:reset()
local function presented(animate)
  local player = UIViewController{ title = "Player", modalPresentationStyle = "fullScreen" }
  player.transitioningDelegate = {
    animationControllerForPresented = function()
      return { transitionDuration = function() return 0.25 end, animateTransition = animate }
    end,
  }
  return player
end
local home = UIViewController "Home"
local tabs = UITabBarController{ home, name = "tabs" }
window.rootViewController = tabs
settle()
tabs:present(presented(function(context)
  tabs:beginAppearanceTransition(false, true)
  UIView.animate(0.25, nil, function()
    tabs:endAppearanceTransition()
    context:completeTransition(true)
  end)
end), true)
settle()
why()
--> Home willMove(toParent: tabs)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: tabs)
--> Player viewDidLoad
--> Player animationControllerForPresented(Player)
--> Home viewWillDisappear(animated)
--> Player viewWillAppear(animated)
--> Player animateTransition
--> Player viewIsAppearing(animated)
--> … 250 ms
--> Home viewDidDisappear(animated)
--> Player viewDidAppear(animated)
--> warning unbalanced: Unbalanced calls to begin/end appearance transitions for <UITabBarController: 0x120>.
--> begin/end appearance transition calls must be balanced; the program has ended it for tabs already

-- An animator ends the appearance of what is presented too late.
simulator:reset()
home = UIViewController "Home"
window.rootViewController = home
settle()
home:present(presented(function(context)
  local player = context:viewController("to")
  player:beginAppearanceTransition(true, true)
  UIView.animate(0.25, nil, function()
    context:completeTransition(true)
    player:endAppearanceTransition()
  end)
end), true)
settle()
why()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Player viewDidLoad
--> Player animationControllerForPresented(Player)
--> Home viewWillDisappear(animated)
--> Player viewWillAppear(animated)
--> Player animateTransition
--> Player viewIsAppearing(animated)
--> … 250 ms
--> Player viewDidAppear(animated)
--> Home viewDidDisappear(animated)
--> warning unbalanced: Unbalanced calls to begin/end appearance transitions for <UIViewController: 0x120>.
--> begin/end appearance transition calls must be balanced; UIKit has ended it for Player already

-- A push begins while another controller is appearing.
simulator:reset()
simulator.profile = "ios7"
local nav = UINavigationController{ UIViewController "Home", name = "nav" }
window.rootViewController = nav
settle()
nav:pushViewController(UIViewController "List", true)
wait(0.1)
nav:pushViewController(UIViewController "Item", true)
settle()
print(warnings()[3].why)
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
--> Home didMove(toParent: nav)
--> List willMove(toParent: nav)
--> List viewDidLoad
--> Home viewWillDisappear(animated)
--> List viewWillAppear(animated)
--> … 100 ms
--> warning nested-push: nested push animation can result in corrupted navigation bar
--> warning unexpected-state: Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might get corrupted.
--> warning unbalanced: Unbalanced calls to begin/end appearance transitions for <UIViewController: 0x130>.
--> … 250 ms
--> Home viewDidDisappear(animated)
--> List viewDidAppear(animated)
--> List didMove(toParent: nav)
--> Item willMove(toParent: nav)
--> Item viewDidLoad
--> List viewWillDisappear(animated)
--> Item viewWillAppear(animated)
--> … 350 ms
--> List viewDidDisappear(animated)
--> Item viewDidAppear(animated)
--> Item didMove(toParent: nav)
--> begin/end appearance transition calls must be balanced; the next push began while List was appearing

-- From iOS 8 on the second push waits, and nothing is unbalanced.
simulator:reset()
simulator.profile = "mid"
nav = UINavigationController{ UIViewController "Home", name = "nav" }
window.rootViewController = nav
settle()
nav:pushViewController(UIViewController "List", true)
wait(0.1)
nav:pushViewController(UIViewController "Item", true)
settle()
print(#warnings())
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
--> Home didMove(toParent: nav)
--> List willMove(toParent: nav)
--> List viewDidLoad
--> Home viewWillDisappear(animated)
--> List viewWillAppear(animated)
--> … 350 ms
--> Home viewDidDisappear(animated)
--> List viewDidAppear(animated)
--> List didMove(toParent: nav)
--> Item willMove(toParent: nav)
--> Item viewDidLoad
--> List viewWillDisappear(animated)
--> Item viewWillAppear(animated)
--> … 350 ms
--> List viewDidDisappear(animated)
--> Item viewDidAppear(animated)
--> Item didMove(toParent: nav)
--> 0
