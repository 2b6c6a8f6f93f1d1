-- facts: P73
-- `self` is passed where a new controller was meant.
local home = UIViewController "Home"
function home:showLogin() self:present(self, true) end
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local _, e = pcall(home.showLogin, home)
print(e.message)
print(e.why)
--> exception NSInvalidArgumentException: Application tried to present modal view controller on itself. Presenting controller is <UIViewController: 0x110>.
--> Application tried to present modal view controller on itself. Presenting controller is <UIViewController: 0x110>.
--> a controller can't present itself; Home was asked to present itself
