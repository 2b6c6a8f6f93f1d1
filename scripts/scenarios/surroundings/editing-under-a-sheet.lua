-- facts: E108, EQ11
-- A field resigns when a sheet appears above it, and is edited again when the sheet is gone.
local form = UIViewController "Form"
local field = UITextField{ frame = { y = 100, width = 200, height = 40 }, name = "field" }
field.delegate = {
  didBeginEditing = function() print("began") end, didEndEditing = function() print("ended") end,
}
form.view:addSubview(field)
window.rootViewController = form
settle()
field:becomeFirstResponder()
settle()
local sheet = UIViewController "Sheet"
form:present(sheet, true)
settle()
print(field.isFirstResponder)
sheet:dismiss(true)
settle()
print(field.isFirstResponder)
--> Form viewDidLoad
--> Form viewWillAppear
--> Form viewIsAppearing
--> Form viewDidAppear
--> field didBeginEditing
--> began
--> Sheet viewDidLoad
--> field didEndEditing
--> ended
--> Sheet viewWillAppear(animated)
--> Sheet viewIsAppearing(animated)
--> … 500 ms
--> Sheet viewDidAppear(animated)
--> false
--> Sheet viewWillDisappear(animated)
--> … 500 ms
--> field didBeginEditing
--> began
--> Sheet viewDidDisappear(animated)
--> true
