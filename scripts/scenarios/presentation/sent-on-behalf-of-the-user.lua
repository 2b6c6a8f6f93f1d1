-- facts: J19, B63, B66, B69, F78, B61, H106
-- What UIKit does for the user it does by the members that a program can override, once each.
local Home = UIViewController:subclass "Home"
function Home:dismiss(animated, completion)
  print("dismiss", self.presentedViewController, animated)
  Home.super.dismiss(self, animated, completion)
end
local home = Home{ title = "Home" }
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear

-- A button of an alert.
local alert = UIAlertController("Title", "Text", "alert")
alert:addAction(UIAlertAction{ title = "OK", handler = function() print "OK" end })
home:present(alert, false)
settle()
user.tap "OK"
settle()
--> Title viewDidLoad
--> Title viewWillAppear
--> Title viewIsAppearing
--> Title viewDidAppear
--> dismiss UIAlertController "Title" #2 true
--> Title viewWillDisappear(animated)
--> … 500 ms
--> Title viewDidDisappear(animated)
--> Title handler(OK)
--> OK

-- A sheet that is pulled down, and one that stays.
local sheet = UIViewController "Sheet"
home:present(sheet, false)
settle()
user.swipeDown{ cancel = true }
settle()
print(home.presentedViewController)
user.swipeDown()
settle()
print(home.presentedViewController)
--> Sheet viewDidLoad
--> Sheet viewWillAppear
--> Sheet viewIsAppearing
--> Sheet viewDidAppear
--> dismiss UIViewController "Sheet" #3 true
--> Sheet viewWillDisappear(animated)
--> … 500 ms
--> Sheet viewWillAppear(animated)
--> Sheet viewIsAppearing(animated)
--> Sheet viewDidAppear(animated)
--> UIViewController "Sheet" #3
--> dismiss UIViewController "Sheet" #3 true
--> Sheet viewWillDisappear(animated)
--> … 500 ms
--> Sheet viewDidDisappear(animated)
--> nil

-- A tap beside it.
home:present(sheet, false)
settle()
user.tapOutside()
settle()
--> Sheet viewWillAppear
--> Sheet viewIsAppearing
--> Sheet viewDidAppear
--> dismiss UIViewController "Sheet" #3 true
--> Sheet viewWillDisappear(animated)
--> … 500 ms
--> Sheet viewDidDisappear(animated)

-- An override that leaves super out keeps it on the screen.
home.dismiss = function() print "refused" end
home:present(sheet, false)
settle()
print(user.swipeDown())
settle()
print(home.presentedViewController)
--> Sheet viewWillAppear
--> Sheet viewIsAppearing
--> Sheet viewDidAppear
--> refused
--> true
--> UIViewController "Sheet" #3

-- Back, its menu, tabs and the edit button.
home.dismiss = nil
home:dismiss(false)
settle()
--> dismiss UIViewController "Sheet" #3 false
--> Sheet viewWillDisappear
--> Sheet viewDidDisappear
local Stack = UINavigationController:subclass "Stack"
for _, name in ipairs{ "popViewController", "popToViewController", "popToRootViewController" } do
  Stack[name] = function(self, ...)
    print(name, ...)
    return Stack.super[name](self, ...)
  end
end
local Root = UIViewController:subclass "Root"
function Root:setEditing(editing, animated)
  print("setEditing", editing, animated)
  Root.super.setEditing(self, editing, animated)
end
local root = Root{ title = "Root" }
local stack = Stack{ root, title = "Stack" }
local Tabs = UITabBarController:subclass "Tabs"
function Tabs:tabBar(_, item) print("didSelect", item.title) end
local tabs = Tabs{ stack, UIViewController "Other", name = "tabs" }
root.navigationItem.rightBarButtonItem = root.editButtonItem
window.rootViewController = tabs
settle()
user.tap "Edit"
--> Root willMove(toParent: Stack#5)
--> Stack willMove(toParent: tabs)
--> Other willMove(toParent: tabs)
--> Root viewDidLoad
--> Home viewWillDisappear
--> Root viewWillAppear
--> Root viewIsAppearing
--> Home viewDidDisappear
--> Stack didMove(toParent: tabs)
--> Root viewDidAppear
--> Root didMove(toParent: Stack)
--> setEditing true true
local function push(...)
  for _, title in ipairs{ ... } do stack:pushViewController(UIViewController(title), false) end
  settle()
end
push "One"
user.back()
settle()
push "One"
user.swipeBack{ cancel = true }
settle()
push "Two"
user.holdBack "Root"
settle()
push "One"
user.selectTab "Stack"
settle()
user.selectTab "Other"
settle()
--> One willMove(toParent: Stack)
--> One viewDidLoad
--> Root viewWillDisappear
--> One viewWillAppear
--> One viewIsAppearing
--> Root viewDidDisappear
--> One viewDidAppear
--> One didMove(toParent: Stack)
--> popViewController true
--> One willMove(toParent: nil)
--> One viewWillDisappear(animated)
--> Root viewWillAppear(animated)
--> Root viewIsAppearing(animated)
--> … 350 ms
--> One viewDidDisappear(animated)
--> Root viewDidAppear(animated)
--> One didMove(toParent: nil)
--> One willMove(toParent: Stack)
--> One viewDidLoad
--> Root viewWillDisappear
--> One viewWillAppear
--> One viewIsAppearing
--> Root viewDidDisappear
--> One viewDidAppear
--> One didMove(toParent: Stack)
--> popViewController true
--> One willMove(toParent: nil)
--> One viewWillDisappear(animated)
--> Root viewWillAppear(animated)
--> Root viewIsAppearing(animated)
--> … 350 ms
--> Root viewWillDisappear(animated)
--> Root viewDidDisappear(animated)
--> One viewWillAppear(animated)
--> One viewIsAppearing(animated)
--> One viewDidAppear(animated)
--> Two willMove(toParent: Stack)
--> Two viewDidLoad
--> One viewWillDisappear
--> Two viewWillAppear
--> Two viewIsAppearing
--> One viewDidDisappear
--> Two viewDidAppear
--> Two didMove(toParent: Stack)
--> popToViewController Root "Root" #4 true
--> Two willMove(toParent: nil)
--> Two viewWillDisappear(animated)
--> Root viewWillAppear(animated)
--> Root viewIsAppearing(animated)
--> One didMove(toParent: nil)
--> … 350 ms
--> Two viewDidDisappear(animated)
--> Root viewDidAppear(animated)
--> Two didMove(toParent: nil)
--> One willMove(toParent: Stack)
--> One viewDidLoad
--> Root viewWillDisappear
--> One viewWillAppear
--> One viewIsAppearing
--> Root viewDidDisappear
--> One viewDidAppear
--> One didMove(toParent: Stack)
--> didSelect Stack
--> popToRootViewController true
--> One willMove(toParent: nil)
--> One viewWillDisappear(animated)
--> Root viewWillAppear(animated)
--> Root viewIsAppearing(animated)
--> … 350 ms
--> One viewDidDisappear(animated)
--> Root viewDidAppear(animated)
--> One didMove(toParent: nil)
--> didSelect Other
--> Other viewDidLoad
--> Other viewWillAppear
--> Root viewWillDisappear
--> Other viewIsAppearing
--> Other viewDidAppear
--> Other didMove(toParent: tabs)
--> Root viewDidDisappear
