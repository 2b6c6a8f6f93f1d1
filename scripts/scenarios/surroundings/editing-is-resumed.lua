-- facts: E107, E108
-- A field resigns before its controller disappears, and is edited again when the controller reappears.
local form, detail = UIViewController "Form", UIViewController "Detail"
local nav = UINavigationController{ form }
window.rootViewController = nav
local field = UITextField{ name = "field" }
field.delegate = {
  didBeginEditing = function(it) print(it.name, "began") end,
  didEndEditing = function(it) print(it.name, "ended") end,
}
form.view:addSubview(field)
settle()
--> Form willMove(toParent: UINavigationController#3)
--> Form viewDidLoad
--> Form viewWillAppear
--> Form viewIsAppearing
--> Form viewDidAppear
--> Form didMove(toParent: UINavigationController#3)
field:becomeFirstResponder()
nav:pushViewController(detail, true)
settle()
print(field.isFirstResponder)
--> field didBeginEditing
--> field began
--> Detail willMove(toParent: UINavigationController#3)
--> Detail viewDidLoad
--> field didEndEditing
--> field ended
--> Form viewWillDisappear(animated)
--> Detail viewWillAppear(animated)
--> Detail viewIsAppearing(animated)
--> … 350 ms
--> Form viewDidDisappear(animated)
--> Detail viewDidAppear(animated)
--> Detail didMove(toParent: UINavigationController#3)
--> false
user.back()
settle()
print(field.isFirstResponder)
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear(animated)
--> Form viewWillAppear(animated)
--> Form viewIsAppearing(animated)
--> … 350 ms
--> Detail viewDidDisappear(animated)
--> field didBeginEditing
--> field began
--> Form viewDidAppear(animated)
--> Detail didMove(toParent: nil)
--> true
-- One that has resigned before is left alone.
field:resignFirstResponder()
nav:pushViewController(detail, true)
settle()
nav:popViewController(true)
settle()
print(field.isFirstResponder)
--> field didEndEditing
--> field ended
--> Detail willMove(toParent: UINavigationController#3)
--> Form viewWillDisappear(animated)
--> Detail viewWillAppear(animated)
--> Detail viewIsAppearing(animated)
--> … 350 ms
--> Form viewDidDisappear(animated)
--> Detail viewDidAppear(animated)
--> Detail didMove(toParent: UINavigationController#3)
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear(animated)
--> Form viewWillAppear(animated)
--> Form viewIsAppearing(animated)
--> … 350 ms
--> Detail viewDidDisappear(animated)
--> Form viewDidAppear(animated)
--> Detail didMove(toParent: nil)
--> false
-- A cancelled swipe gives it back, too.
nav:setViewControllers({ detail, form }, false)
settle()
field:becomeFirstResponder()
user.swipeBack{ cancel = true }
settle()
print(field.isFirstResponder)
--> Detail willMove(toParent: UINavigationController#3)
--> field didBeginEditing
--> field began
--> Form willMove(toParent: nil)
--> field didEndEditing
--> field ended
--> Form viewWillDisappear(animated)
--> Detail viewWillAppear(animated)
--> Detail viewIsAppearing(animated)
--> … 350 ms
--> Detail viewWillDisappear(animated)
--> Detail viewDidDisappear(animated)
--> Form viewWillAppear(animated)
--> Form viewIsAppearing(animated)
--> field didBeginEditing
--> field began
--> Form viewDidAppear(animated)
--> true
