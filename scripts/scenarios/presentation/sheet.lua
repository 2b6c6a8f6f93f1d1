-- facts: P24, P27, P50, D5, cb-pagesheet-present-dismiss
-- A sheet leaves the presenter on screen, and the presenter gets no callbacks.
local home = UIViewController "A"
window.rootViewController = home
--> A viewDidLoad
--> A viewWillAppear
--> A viewIsAppearing
local sheet = UIViewController "B"
print(sheet.modalPresentationStyle)
home:present(sheet, true)
settle()
--> pageSheet
--> B viewDidLoad
--> A viewDidAppear
--> B viewWillAppear(animated)
--> B viewIsAppearing(animated)
--> … 500 ms
--> B viewDidAppear(animated)
sheet:dismiss(true)
settle()
--> B viewWillDisappear(animated)
--> … 500 ms
--> B viewDidDisappear(animated)

-- Without an animation the second half comes one turn later.
home:present(sheet, false)
--> B viewWillAppear
--> B viewIsAppearing
wait(0)
--> B viewDidAppear
