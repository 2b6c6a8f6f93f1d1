-- facts: J9, D15
-- A sheet whose drag is taken back appears again, with every callback of that.
local home, sheet = UIViewController "Home", UIViewController "Sheet"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
home:present(sheet, false)
settle()
user.swipeDown{ cancel = true }
settle()
print(home.presentedViewController)
--> Sheet viewDidLoad
--> Sheet viewWillAppear
--> Sheet viewIsAppearing
--> Sheet viewDidAppear
--> Sheet viewWillDisappear(animated)
--> … 500 ms
--> Sheet viewWillAppear(animated)
--> Sheet viewIsAppearing(animated)
--> Sheet viewDidAppear(animated)
--> UIViewController "Sheet" #2
