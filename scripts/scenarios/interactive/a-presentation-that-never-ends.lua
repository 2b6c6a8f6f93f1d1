-- facts: A54, A56, P51
-- Animators of presentations that never complete them: they end when the presenter leaves the screen.
local function forgetful(name)
  return setmetatable({
    transitionDuration = function() return 1 end,
    animateTransition = function() mark(name .. " animates") end,
    animationEnded = function(completed) mark(name .. " ended, " .. tostring(completed)) end,
  }, { __gc = function() mark(name .. " is released") end })
end

local function modal(delegate)
  local controller = UIViewController{ title = "Modal", modalPresentationStyle = "fullScreen" }
  controller.transitioningDelegate = delegate
  return controller
end

-- One comes.
local home = UIViewController "Home"
window.rootViewController = home
settle()
local coming = forgetful "coming"
home:present(modal{ animationControllerForPresented = function() return coming end }, true,
  function() mark("presented") end)
wait(2)
coming = nil
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Modal viewDidLoad
--> Modal animationControllerForPresented(Modal)
--> Home viewWillDisappear(animated)
--> Modal viewWillAppear(animated)
--> Modal animateTransition
--> coming animates
--> Modal viewIsAppearing(animated)
window.rootViewController = UIViewController "Other"
settle()
print(home.presentedViewController.title)
--> warning root-swap: The root view controller <UIViewController: 0x110> was replaced while it presents <UIViewController: 0x120>, which stays in the window behind the new root and is not released.
--> Other viewDidLoad
--> Other viewWillAppear
--> Other viewIsAppearing
--> Modal viewDidAppear(animated)
--> Home viewDidDisappear(animated)
--> Modal animationEnded(true)
--> coming ended, true
--> completion of present(Modal)
--> presented
--> Other viewDidAppear
--> Modal
--> coming is released

-- It is dismissed off the screen.
home:dismiss(true)
settle()
print(home.presentedViewController)
--> Modal viewWillDisappear(animated)
--> … 500 ms
--> Modal viewDidDisappear(animated)
--> nil

-- One goes.
window.rootViewController = home
local going = forgetful "going"
settle()
home:present(modal{ animationControllerForDismissed = function() return going end }, false)
settle()
--> Other viewWillDisappear
--> Home viewWillAppear
--> Home viewIsAppearing
--> Other viewDidDisappear
--> Home viewDidAppear
--> Modal viewDidLoad
--> Home viewWillDisappear
--> Modal viewWillAppear
--> Modal viewIsAppearing
--> Modal viewDidAppear
--> Home viewDidDisappear
home:dismiss(true, function() mark("dismissed") end)
wait(2)
going = nil
--> Modal animationControllerForDismissed(Modal)
--> Modal viewWillDisappear(animated)
--> Home viewWillAppear(animated)
--> Modal animateTransition
--> going animates
--> Home viewIsAppearing(animated)
window.rootViewController = UIViewController "Other"
settle()
print(home.presentedViewController)
home = nil
--> Other viewDidLoad
--> Home viewWillDisappear
--> Other viewWillAppear
--> Other viewIsAppearing
--> Modal viewDidDisappear(animated)
--> Modal animationEnded(true)
--> going ended, true
--> completion of dismiss(Home)
--> dismissed
--> Home viewDidDisappear
--> Other viewDidAppear
--> nil
--> going is released
