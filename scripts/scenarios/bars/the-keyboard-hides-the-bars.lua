-- facts: B52
-- Bars hidden by the keyboard stay hidden when it closes; a tap on the contents shows them again.
local form = UIViewController "Form"
local field = UITextField{ placeholder = "Name" }
form.view:addSubview(field)
form.toolbarItems = { UIBarButtonItem "Next" }
local nav = UINavigationController{ form, name = "nav", hidesBarsWhenKeyboardAppears = true }
nav.isToolbarHidden = false
window.rootViewController = nav
settle()
local function show(moment)
  print(moment, nav.isNavigationBarHidden, nav.toolbar.displayed == nil)
end
show("before")
--> Form viewDidLoad
--> Form willMove(toParent: nav)
--> Form viewWillAppear
--> Form viewIsAppearing
--> Form viewDidAppear
--> Form didMove(toParent: nav)
--> before false false

user.type("Ada")
show("typing")
field:resignFirstResponder()
show("the keyboard has gone")
user.tap(form.view)
show("tapped")
--> typing true true
--> the keyboard has gone true true
--> tapped false false

-- Without the flag the keyboard doesn't hide them, nor does a field that may not begin editing.
nav.hidesBarsWhenKeyboardAppears = false
field:becomeFirstResponder()
show("no flag")
field:resignFirstResponder()
nav.hidesBarsWhenKeyboardAppears = true
field.delegate = { shouldBeginEditing = function() return false end }
print(field:becomeFirstResponder())
show("refused")
--> no flag false false
--> UITextField shouldBeginEditing
--> false
--> refused false false

-- A field in a presented controller doesn't belong to the stack.
field.delegate = nil
local login = UIViewController "Login"
local account = UITextField{ placeholder = "User" }
login.view:addSubview(account)
form:present(login, false)
settle()
account:becomeFirstResponder()
show("in a sheet")
--> Login viewDidLoad
--> Login viewWillAppear
--> Login viewIsAppearing
--> Login viewDidAppear
--> in a sheet false false
