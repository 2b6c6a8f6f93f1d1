-- facts: P124
-- A segue is performed with an identifier that the controller doesn't have.
local home = UIViewController "Home"
window.rootViewController = home
home.segues = { more = function() return UIViewController "More" end }
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local _, problem = pcall(home.performSegue, home, "mroe")
print(problem.code)
print(problem.why)
--> exception NSInvalidArgumentException: Receiver (<UIViewController: 0x110>) has no segue with identifier 'mroe'
--> no-such-segue
--> a segue is found by its identifier in the controller's segues
