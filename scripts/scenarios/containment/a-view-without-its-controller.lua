-- facts: A18, A33, A78, CONT-01
-- A view added without addChild appears too; its controller is called before the one around it.
local child = UIViewController "Child"
local parent = UIViewController "Parent"
function parent:viewDidLoad()
  self.view:addSubview(child.view)
end
window.rootViewController = parent
settle()
print(child.parent, #parent.children, child.view.window == window)
print(tree())
--> Parent viewDidLoad
--> Child viewDidLoad
--> Parent viewWillAppear
--> Child viewWillAppear
--> Parent viewIsAppearing
--> Child viewIsAppearing
--> Child viewDidAppear
--> Parent viewDidAppear
--> nil 0 true
--> window
--> └─ #2  UIViewController "Parent"     appeared
-->    └─ #1  UIViewController "Child"   appeared   not a child

-- A controller that becomes a child now stays where it is.
parent:addChild(child)
settle()
print(child.parent.title)
--> Child willMove(toParent: Parent)
--> Parent
parent:present(UIViewController{ title = "Modal", modalPresentationStyle = "fullScreen" })
settle()
--> Modal viewDidLoad
--> Parent viewWillDisappear
--> Child viewWillDisappear
--> Modal viewWillAppear
--> Modal viewIsAppearing
--> Modal viewDidAppear
--> Parent viewDidDisappear
--> Child viewDidDisappear
