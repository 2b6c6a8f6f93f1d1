-- facts: C20, D3, J28, P62, P65, P66, P81, P82, P121
-- Each way in which a presentation or a dismissal is refused, since its presenter has one already.
local function start()
  simulator:reset()
  local home = UIViewController "Home"
  window.rootViewController = home
  settle()
  return home
end
local function why() print(warnings()[1].why) end
local function login() return UIViewController "Login" end

-- Two presentations in one turn.
local home = start()
home:present(UIViewController "Form", true)
home:present(login(), true)
settle()
why()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Form viewDidLoad
--> warning presentation-in-progress: Attempt to present <UIViewController: 0x130> on <UIViewController: 0x110> (from <UIViewController: 0x110>) while a presentation is in progress.
--> Form viewWillAppear(animated)
--> Form viewIsAppearing(animated)
--> … 500 ms
--> Form viewDidAppear(animated)
--> a controller presents one at a time; Home is still presenting Form

-- A presentation while another one runs.
home = start()
home:present(UIViewController "Form", true)
wait(0.1)
home:present(login(), true)
settle()
why()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Form viewDidLoad
--> Form viewWillAppear(animated)
--> Form viewIsAppearing(animated)
--> … 100 ms
--> warning presentation-in-progress: Attempt to present <UIViewController: 0x130> on <UIViewController: 0x110> (from <UIViewController: 0x110>) while a presentation is in progress.
--> … 400 ms
--> Form viewDidAppear(animated)
--> a controller presents one at a time; Home is still presenting Form (since 0.0 s)

-- A segue that presents is performed twice.
home = start()
home.segues = { login = login }
home:performSegue "login"
home:performSegue "login"
settle()
why()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Login viewDidLoad
--> warning presentation-in-progress: Attempt to present <UIViewController: 0x130> on <UIViewController: 0x110> (from <UIViewController: 0x110>) while a presentation is in progress.
--> Login viewWillAppear(animated)
--> Login viewIsAppearing(animated)
--> … 500 ms
--> Login viewDidAppear(animated)
--> a controller presents one at a time; Home is still presenting Login

-- The presenter of a sheet is asked again.
home = start()
home:present(UIViewController "Form", false)
settle()
home:present(login(), true)
why()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Form viewDidLoad
--> Form viewWillAppear
--> Form viewIsAppearing
--> Form viewDidAppear
--> warning already-presenting: Attempt to present <UIViewController: 0x130> on <UIViewController: 0x110> (from <UIViewController: 0x110>) which is already presenting <UIViewController: 0x120>.
--> a controller presents one at a time; Home is presenting Form (since 0.0 s)

-- A child of the presenter is asked.
simulator:reset()
local list = UIViewController "List"
window.rootViewController = UINavigationController{ list, name = "nav" }
settle()
list:present(UIViewController "Form", false)
settle()
list:present(login(), true)
why()
--> List willMove(toParent: nav)
--> List viewDidLoad
--> List viewWillAppear
--> List viewIsAppearing
--> List viewDidAppear
--> List didMove(toParent: nav)
--> Form viewDidLoad
--> Form viewWillAppear
--> Form viewIsAppearing
--> Form viewDidAppear
--> warning already-presenting: Attempt to present <UIViewController: 0x140> on <UINavigationController: 0x120> (from <UIViewController: 0x110>) which is already presenting <UIViewController: 0x130>.
--> a controller presents one at a time; nav presents for List, and nav is presenting Form (since 0.0 s)

-- The root below two sheets is asked.
home = start()
local form = UIViewController "Form"
home:present(form, false)
settle()
form:present(UIViewController "Choice", false)
settle()
home:present(login(), true)
why()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Form viewDidLoad
--> Form viewWillAppear
--> Form viewIsAppearing
--> Form viewDidAppear
--> Choice viewDidLoad
--> Choice viewWillAppear
--> Choice viewIsAppearing
--> Choice viewDidAppear
--> warning already-presenting: Attempt to present <UIViewController: 0x140> on <UIViewController: 0x110> (from <UIViewController: 0x110>) which is already presenting <UIViewController: 0x120>.
--> a controller presents one at a time; Home is presenting Form (since 0.0 s)

-- A controller without a container shows another one.
home = start()
home:present(UIViewController "Form", false)
settle()
home:show(login())
why()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Form viewDidLoad
--> Form viewWillAppear
--> Form viewIsAppearing
--> Form viewDidAppear
--> warning already-presenting: Attempt to present <UIViewController: 0x130> on <UIViewController: 0x110> (from <UIViewController: 0x110>) which is already presenting <UIViewController: 0x120>.
--> a controller presents one at a time; Home is presenting Form (since 0.0 s)

-- A dismissal while the controller is being presented.
home = start()
home:present(UIViewController "Form", true)
home:dismiss(true)
settle()
why()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Form viewDidLoad
--> warning dismissal-in-progress: Trying to dismiss the presentation controller while transitioning already. (<_UIPageSheetPresentationController: 0x128>)
--> Form viewWillAppear(animated)
--> Form viewIsAppearing(animated)
--> … 500 ms
--> Form viewDidAppear(animated)
--> a controller can't be dismissed while it is being presented; Home is still presenting Form

-- A dismissal while the last presented controller leaves.
home = start()
home:present(UIViewController "Form", false)
settle()
home:dismiss(true)
home:dismiss(true)
settle()
why()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Form viewDidLoad
--> Form viewWillAppear
--> Form viewIsAppearing
--> Form viewDidAppear
--> warning dismissal-in-progress: Trying to dismiss the presentation controller while transitioning already. (<_UIPageSheetPresentationController: 0x128>)
--> Form viewWillDisappear(animated)
--> … 500 ms
--> Form viewDidDisappear(animated)
--> a controller can't be dismissed while it is being presented; Form is being dismissed
