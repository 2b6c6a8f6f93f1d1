-- facts: B40, B41
-- A stack can be made with other bar classes; it is empty at first.
local MyBar = class("MyBar", UINavigationBar)
local MyToolbar = class("MyToolbar", UIToolbar)
local nav = UINavigationController{ navigationBarClass = MyBar, toolbarClass = MyToolbar }
print(nav.navigationBar, nav.toolbar, #nav.viewControllers)
--> MyBar MyToolbar 0
nav:pushViewController(UIViewController "A", false)
print(nav.navigationBar.displayed.title, nav.navigationBar:isKind(MyBar))
--> A willMove(toParent: UINavigationController#1)
--> A true
local plain = UINavigationController{ toolbarClass = MyToolbar, UIViewController "B" }
print(plain.navigationBar, plain.toolbar)
local ok, e = pcall(UINavigationController, { navigationBarClass = UIView })
print(ok, e.message)
--> B willMove(toParent: UINavigationController#4)
--> UINavigationBar MyToolbar
--> exception NSInvalidArgumentException: UIView must be a subclass of UINavigationBar.
--> false UIView must be a subclass of UINavigationBar.
