-- facts: P27, P50
-- A tap outside an action sheet is a tap on its cancel button; without one the sheet stays.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local sheet = UIAlertController{ title = "Photo",
  UIAlertAction{ title = "Take", handler = function() print("taken") end },
}
home:present(sheet, true)
settle()
print(sheet.preferredStyle, user.tapOutside())
--> Photo viewDidLoad
--> Photo viewWillAppear(animated)
--> Photo viewIsAppearing(animated)
--> … 500 ms
--> Photo viewDidAppear(animated)
--> actionSheet false only an action sheet with a cancel button is dismissed by a tap outside
sheet:addAction(UIAlertAction{
  title = "Cancel", style = "cancel", handler = function() print("cancelled") end,
})
print(user.tapOutside())
settle()
--> true
--> Photo viewWillDisappear(animated)
--> … 500 ms
--> Photo viewDidDisappear(animated)
--> Photo handler(Cancel)
--> cancelled
-- It can be presented again; dismissed by the program it calls no handler.
home:present(sheet, false)
settle()
home:dismiss(true)
settle()
--> Photo viewWillAppear
--> Photo viewIsAppearing
--> Photo viewDidAppear
--> Photo viewWillDisappear(animated)
--> … 500 ms
--> Photo viewDidDisappear(animated)
