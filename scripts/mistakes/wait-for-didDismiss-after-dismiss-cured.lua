-- facts: P17, P33, P51
-- One function for both: the delegate calls it after a swipe, the completion after a dismissal.
local home, form = UIViewController "Home", UIViewController "Form"
local function load() print("load the rows") end
local function edit()
  form.presentationController.delegate = { didDismiss = load }
  home:present(form, false)
  settle()
end
window.rootViewController = home
settle()
edit()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Form viewDidLoad
--> Form viewWillAppear
--> Form viewIsAppearing
--> Form viewDidAppear
form:dismiss(false, load)
settle()
--> Form viewWillDisappear
--> Form viewDidDisappear
--> completion of dismiss(Form)
--> load the rows
edit()
user.swipeDown()
settle()
--> Form viewWillAppear
--> Form viewIsAppearing
--> Form viewDidAppear
--> Form viewWillDisappear(animated)
--> … 500 ms
--> Form viewDidDisappear(animated)
--> Form didDismiss
--> load the rows
