-- facts: P124, P125
-- The source may refuse; and if no controller has the action nothing happens, without an error.
local home, detail = UIViewController "Home", UIViewController "Detail"
local nav = UINavigationController{ home, detail, name = "nav" }
window.rootViewController = nav
settle()
--> Home willMove(toParent: nav)
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> Detail viewWillAppear
--> Detail viewIsAppearing
--> Detail viewDidAppear
--> Detail didMove(toParent: nav)
function home:backHome() print("at home") end
function detail:shouldPerformSegue(_, sender) return sender ~= "a guest" end
function detail:prepare(segue, sender) print(segue.identifier, sender) end
detail:performUnwind("backHome", "a guest", "back")
settle()
--> Detail shouldPerformSegue(back)
detail:performUnwind("backToNowhere", "a member", "back")
settle()
--> Detail shouldPerformSegue(back)
print(#nav.viewControllers, #warnings())
detail:performUnwind("backHome", "a member", "back")
settle()
--> 2 0
--> Detail shouldPerformSegue(back)
--> Detail prepare(back)
--> back a member
--> Home backHome
--> at home
--> Detail willMove(toParent: nil)
--> Home viewDidLoad
--> Detail viewWillDisappear(animated)
--> Home viewWillAppear(animated)
--> Home viewIsAppearing(animated)
--> … 350 ms
--> Detail viewDidDisappear(animated)
--> Home viewDidAppear(animated)
--> Home didMove(toParent: nav)
--> Detail didMove(toParent: nil)
