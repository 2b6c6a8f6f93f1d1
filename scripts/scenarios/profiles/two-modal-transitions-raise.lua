-- facts: P83, err-classic-transition-in-progress
-- Up to iOS 6 a modal transition that begins during another one raises.
simulator.profile = "classic"
simulator.device = "iPad"
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
local function form(title)
  return UIViewController{ title = title, modalPresentationStyle = "formSheet" }
end
home:present(form "First", true)
wait(0.1)
--> First viewDidLoad
--> First viewWillAppear(animated)
local ok, problem = pcall(home.present, home, form "Second", true)
print(ok, problem.name)
--> exception NSInternalInconsistencyException: Attempting to begin a modal transition from <UIViewController: 0x110> to <UIViewController: 0x130> while a transition is already in progress. Wait for viewDidAppear/viewDidDisappear to know the current transition has completed
--> false NSInternalInconsistencyException
settle()
print(home.presentedViewController.title)
--> … 300 ms
--> First viewDidAppear(animated)
--> First
