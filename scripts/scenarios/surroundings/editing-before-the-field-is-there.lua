-- facts: H124
-- A field that becomes first responder before it is in a window gets the keyboard when it is in one.
local list = UIViewController "List"
local form = UIViewController "Form"
local field = UITextField{}
function form:viewDidLoad()
  self.view:addSubview(field)
  print(field:becomeFirstResponder(), simulator.keyboard)
end
function form:viewWillAppear() print("will appear", simulator.keyboard) end
function form:viewIsAppearing() print("is appearing", simulator.keyboard ~= nil) end
NotificationCenter.addObserver("keyboardWillShow", function() print "keyboard will show" end)
local nav = UINavigationController{ list }
window.rootViewController = nav
settle()
--> List willMove(toParent: UINavigationController#3)
--> List viewDidLoad
--> List viewWillAppear
--> List viewIsAppearing
--> List viewDidAppear
--> List didMove(toParent: UINavigationController#3)
nav:pushViewController(form, true)
settle()
--> Form willMove(toParent: UINavigationController#3)
--> Form viewDidLoad
--> true nil
--> List viewWillDisappear(animated)
--> Form viewWillAppear(animated)
--> will appear nil
--> keyboard will show
--> Form viewIsAppearing(animated)
--> is appearing true
--> … 350 ms
--> List viewDidDisappear(animated)
--> Form viewDidAppear(animated)
--> Form didMove(toParent: UINavigationController#3)
print(field.isFirstResponder, simulator.keyboard ~= nil)
--> true true
nav:popViewController(true)
settle()
print(simulator.keyboard)
--> Form willMove(toParent: nil)
--> Form viewWillDisappear(animated)
--> List viewWillAppear(animated)
--> List viewIsAppearing(animated)
--> … 350 ms
--> Form viewDidDisappear(animated)
--> List viewDidAppear(animated)
--> Form didMove(toParent: nil)
--> nil
