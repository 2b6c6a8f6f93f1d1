-- facts: J16, J17, J18
-- What the initialisers of containers do that a subclass can see.
local Tabs = UITabBarController:subclass "Tabs"
function Tabs:viewDidLoad() print "tabs: viewDidLoad" end
function Tabs:init() print "tabs: init" end
local tabs = Tabs()
print(tabs.isViewLoaded)
--> tabs: viewDidLoad
--> tabs: init
--> true

local Stack = UINavigationController:subclass "Stack"
function Stack:pushViewController(controller, animated)
  print("push", controller, animated, #self.viewControllers)
  controller.hidesBottomBarWhenPushed = #self.viewControllers > 0
  Stack.super.pushViewController(self, controller, animated)
end
function Stack:viewDidLoad() print("stack: viewDidLoad", #self.viewControllers) end
local root = UIViewController "Root"
local stack = Stack{ root, name = "stack" }
print(stack.isViewLoaded, root.isViewLoaded, root.hidesBottomBarWhenPushed)
--> push UIViewController "Root" #2 false 0
--> Root willMove(toParent: stack)
--> stack: viewDidLoad 1
--> true false false
stack:pushViewController(UIViewController "Detail", false)
print(stack.topViewController.hidesBottomBarWhenPushed)
--> push UIViewController "Detail" #4 false 1
--> Detail willMove(toParent: stack)
--> true

-- Functions of the table are there as well; an empty stack and other containers load later.
local named = UITabBarController{ viewDidLoad = function() print "named: viewDidLoad" end }
print(named.isViewLoaded, UINavigationController().isViewLoaded)
local columns, list = UISplitViewController{ style = "doubleColumn" }, UITableViewController()
print(UIPageViewController().isViewLoaded, columns.isViewLoaded, list.isViewLoaded)
--> named: viewDidLoad
--> true false
--> false false false
