-- facts: P35, P123, cb-default-sheet-swipe-vs-unwind
-- The presenter of a sheet hears nothing either way; the unwind action runs only for an unwind.
local home = UIViewController "Home"
function home.backHome() print("unwound") end
window.rootViewController = home
local sheet = UIViewController "Sheet"
home:present(sheet)
settle()
--> Sheet viewDidLoad
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Sheet viewWillAppear
--> Sheet viewIsAppearing
--> Sheet viewDidAppear
user.swipeDown()
settle()
print(home.presentedViewController)
--> Sheet viewWillDisappear(animated)
--> … 500 ms
--> Sheet viewDidDisappear(animated)
--> nil
home:present(sheet)
settle()
sheet:performUnwind("backHome")
settle()
print(home.presentedViewController)
--> Sheet viewWillAppear
--> Sheet viewIsAppearing
--> Sheet viewDidAppear
--> Home backHome
--> unwound
--> Sheet viewWillDisappear(animated)
--> … 500 ms
--> Sheet viewDidDisappear(animated)
--> nil
