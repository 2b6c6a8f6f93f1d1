-- facts: P3, P12, P21, R13, bars-058-figure-13-9
-- A context inside a stack is covered alone: the navigation bar can still be tapped.
simulator.device = "iPad"
local function start(isContext)
  local items = UIViewController{ title = "Items", definesPresentationContext = isContext }
  local nav = UINavigationController{ items, name = "nav", definesPresentationContext = false }
  local detail = UINavigationController{
    UIViewController "Detail",
    name = "detail",
    modalPresentationStyle = "currentContext",
    modalTransitionStyle = "flipHorizontal",
  }
  items.navigationItem.rightBarButtonItem = UIBarButtonItem{
    systemItem = "add",
    action = function()
      if not items.presentedViewController then items:present(detail, false) end
    end,
  }
  window.rootViewController = nav
  settle()
  user.tap "+"
  settle()
  print(detail.presentingViewController, "can be tapped: ", (pcall(user.tap, "+")))
end

start(true)
--> Items willMove(toParent: nav)
--> Detail willMove(toParent: detail)
--> Items viewDidLoad
--> Items viewWillAppear
--> Items viewIsAppearing
--> Items viewDidAppear
--> Items didMove(toParent: nav)
--> Detail viewDidLoad
--> Items viewWillDisappear
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> Detail viewDidAppear
--> Detail didMove(toParent: detail)
--> Items viewDidDisappear
--> UIViewController "Items" #1 can be tapped:  true
start(false)
--> Items willMove(toParent: nav)
--> Detail willMove(toParent: detail)
--> Items viewDidLoad
--> Detail viewWillDisappear
--> Items viewWillAppear
--> Items viewIsAppearing
--> Detail viewDidDisappear
--> Items viewDidAppear
--> Items didMove(toParent: nav)
--> Detail viewDidLoad
--> Items viewWillDisappear
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> Detail viewDidAppear
--> Detail didMove(toParent: detail)
--> Items viewDidDisappear
--> UINavigationController "nav" #6 can be tapped:  false
--> nav deinit
--> detail deinit
