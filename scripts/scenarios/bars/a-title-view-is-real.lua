-- facts: B7
-- A title view is in the bar while its item is shown; buttons and fields in it can be used.
local home, detail = UIViewController "Home", UIViewController "Detail"
local nav = UINavigationController{ home, name = "nav" }
local box, button, field = UIView(), UIButton(), UITextField()
button:setTitle("Push", "normal")
button:addTarget(nil, function()
  if nav.topViewController == home then nav:pushViewController(detail, true) end
end, "touchUpInside")
field.placeholder = "Find"
box:addSubview(button)
box:addSubview(field)
home.navigationItem.titleView = box
print(box.superview, box.window)
--> Home willMove(toParent: nav)
--> UINavigationBar nil
window.rootViewController = nav
settle()
print(box.superview == nav.navigationBar, box.window == window, button:isDescendant(nav.view))
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: nav)
--> true true true
user.type("abc", field)
print(field.text, field.isFirstResponder)
--> abc true
user.tap "Push"
settle()
print(box.superview, box.window)
--> Detail willMove(toParent: nav)
--> Detail viewDidLoad
--> Home viewWillDisappear(animated)
--> Detail viewWillAppear(animated)
--> Detail viewIsAppearing(animated)
--> … 350 ms
--> Home viewDidDisappear(animated)
--> Detail viewDidAppear(animated)
--> Detail didMove(toParent: nav)
--> nil nil
detail.navigationItem.titleView = button
user.tap "Push"
print(button.superview == nav.navigationBar)
--> true
detail.navigationItem.titleView = nil
print(button.superview)
nav:popViewController(false)
settle()
print(box.superview == nav.navigationBar)
--> nil
--> Detail willMove(toParent: nil)
--> Detail viewWillDisappear
--> Home viewWillAppear
--> Home viewIsAppearing
--> Detail viewDidDisappear
--> Home viewDidAppear
--> Detail didMove(toParent: nil)
--> true
