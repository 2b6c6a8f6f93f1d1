-- facts: P35, P123, cb-default-sheet-swipe-vs-unwind
-- The sheet's presenter gets no callbacks either way; only an unwind runs the unwind action.
local home = UIViewController "Home"
function home.backHome() print("unwound") end
window.rootViewController = home
local sheet = UIViewController "Sheet"
home:present(sheet)
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Sheet viewDidLoad
--> Home viewIsAppearing
--> Sheet viewWillAppear
--> Sheet viewIsAppearing
--> Home viewDidAppear
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
