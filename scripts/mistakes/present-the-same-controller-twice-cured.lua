-- facts: P9, P74
-- Code that keeps a controller first checks whether it has a presenter.
local home, login = UIViewController "Home", UIViewController "Login"
local function showLogin()
  if not login.presentingViewController then home:present(login, true) end
end
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
showLogin()
showLogin()
settle()
print(#warnings())
--> Login viewDidLoad
--> Login viewWillAppear(animated)
--> Login viewIsAppearing(animated)
--> … 500 ms
--> Login viewDidAppear(animated)
--> 0
