-- facts: P121, P123
-- A controller's segues are a table here: a function makes what is shown, a name unwinds.
local home = UIViewController "Home"
local nav = UINavigationController{ home, name = "nav" }
window.rootViewController = nav
home.segues = { detail = function() return UIViewController "Detail" end }
function home:prepare(segue, sender)
  print(segue.identifier, segue.source.title, segue.destination.title, sender)
  segue.destination.segues = { back = "backHome" }
end
function home:backHome(segue) print("from", segue.source.title) end
settle()
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: nav)
home:performSegue("detail", "a row")
settle()
--> Home prepare(detail)
--> detail Home Detail a row
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> Home viewWillDisappear(animated)
--> Detail viewWillAppear(animated)
--> Detail viewIsAppearing(animated)
--> … 350 ms
--> Home viewDidDisappear(animated)
--> Detail viewDidAppear(animated)
--> Detail didMove(toParent: nav)
nav.topViewController:performSegue "back"
settle()
--> Home backHome
--> from Detail
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear(animated)
--> Home viewWillAppear(animated)
--> Home viewIsAppearing(animated)
--> … 350 ms
--> Detail viewDidDisappear(animated)
--> Home viewDidAppear(animated)
--> Detail didMove(toParent: nil)
local ok, problem = pcall(home.performSegue, home, "settings")
print(ok, problem.name, problem.message)
--> exception NSInvalidArgumentException: Receiver (<UIViewController: 0x110>) has no segue with identifier 'settings'
--> false NSInvalidArgumentException Receiver (<UIViewController: 0x110>) has no segue with identifier 'settings'
