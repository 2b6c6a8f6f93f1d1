-- facts: A13, A31, P59
-- Inside `performWithoutAnimation` nothing is animated, whatever a call's argument says.
local home, detail = UIViewController "Home", UIViewController "Detail"
local nav = UINavigationController{ home, name = "nav" }
window.rootViewController = nav
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing

UIView.performWithoutAnimation(function() nav:pushViewController(detail, true) end)
wait(0)
--> Home viewDidAppear
--> Home didMove(toParent: nav)
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> Home viewWillDisappear
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> Home viewDidDisappear
--> Detail viewDidAppear
--> Detail didMove(toParent: nav)

-- The same for a presentation; what follows the function is animated again.
local login = UIViewController{ title = "Login", modalPresentationStyle = "fullScreen" }
UIView.performWithoutAnimation(function()
  detail:present(login, true, function() mark("login is there") end)
end)
wait(0)
--> Login viewDidLoad
--> Detail viewWillDisappear
--> Login viewWillAppear
--> Login viewIsAppearing
--> Login viewDidAppear
--> Detail viewDidDisappear
--> completion of present(Login)
--> login is there
login:dismiss(true)
settle()
--> Login viewWillDisappear(animated)
--> Detail viewWillAppear(animated)
--> Detail viewIsAppearing(animated)
--> … 500 ms
--> Detail viewDidAppear(animated)
--> Login viewDidDisappear(animated)

-- A pop that waits for the push keeps the setting of the moment it was called.
nav:pushViewController(UIViewController "Deeper", true)
wait(0.1)
UIView.performWithoutAnimation(function() nav:setViewControllers({ home }, true) end)
settle()
--> Deeper willMove(toParent: nav)
--> Deeper viewDidLoad
--> Detail viewWillDisappear(animated)
--> Deeper viewWillAppear(animated)
--> Deeper viewIsAppearing(animated)
--> … 350 ms
--> Detail viewDidDisappear(animated)
--> Deeper viewDidAppear(animated)
--> Deeper didMove(toParent: nav)
--> Deeper willMove(toParent: nil)
--> Deeper viewWillDisappear
--> Home viewWillAppear
--> Home viewIsAppearing
--> Detail didMove(toParent: nil)
--> Deeper viewDidDisappear
--> Home viewDidAppear
--> Deeper didMove(toParent: nil)
