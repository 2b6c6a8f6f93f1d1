-- facts: D14, P51, dis-isBeingDismissed-in-didDisappear
-- isBeingDismissed is true until the view has disappeared.
local home, sheet = UIViewController "Home", UIViewController "Sheet"
function sheet:viewDidDisappear() print(self.isBeingDismissed) end
window.rootViewController = home
local function show()
  home:present(sheet, true)
  settle()
end
settle()
show()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Sheet viewDidLoad
--> Sheet viewWillAppear(animated)
--> Sheet viewIsAppearing(animated)
--> … 500 ms
--> Sheet viewDidAppear(animated)
home:dismiss(true)
settle()
show()
--> Sheet viewWillDisappear(animated)
--> … 500 ms
--> Sheet viewDidDisappear(animated)
--> true
--> Sheet viewWillAppear(animated)
--> Sheet viewIsAppearing(animated)
--> … 500 ms
--> Sheet viewDidAppear(animated)
sheet:dismiss()
settle()
show()
--> Sheet viewWillDisappear
--> Sheet viewDidDisappear
--> true
--> Sheet viewWillAppear(animated)
--> Sheet viewIsAppearing(animated)
--> … 500 ms
--> Sheet viewDidAppear(animated)
user.swipeDown()
settle()
--> Sheet viewWillDisappear(animated)
--> … 500 ms
--> Sheet viewDidDisappear(animated)
--> true
-- Of a chain only those that receive the callbacks are being dismissed.
show()
local cover = UIViewController{ title = "Cover", modalPresentationStyle = "fullScreen" }
sheet:present(cover, false)
settle()
home:dismiss(true)
print(cover.isBeingDismissed, sheet.isBeingDismissed)
settle()
print(home.presentedViewController)
--> Sheet viewWillAppear(animated)
--> Sheet viewIsAppearing(animated)
--> … 500 ms
--> Sheet viewDidAppear(animated)
--> Cover viewDidLoad
--> Sheet viewWillDisappear
--> Cover viewWillAppear
--> Cover viewIsAppearing
--> Cover viewDidAppear
--> Sheet viewDidDisappear
--> false
--> true false
--> Cover viewWillDisappear(animated)
--> … 500 ms
--> Cover viewDidDisappear(animated)
--> nil
