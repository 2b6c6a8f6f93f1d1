-- facts: A36, A41, SO48-01
-- A container that forgets didMove deprives its child of that call and no other.
simulator.profile = "mid"
local child = UIViewController "Child"
function child:viewWillLayoutSubviews() end
function child:viewDidLayoutSubviews() end

local parent = UIViewController "Parent"
function parent:viewDidLoad()
  UIViewController.viewDidLoad(self)
  self:addChild(child)
  self.view:addSubview(child.view)
end
window.rootViewController = parent
settle()
--> Parent viewDidLoad
--> Child willMove(toParent: Parent)
--> Child viewDidLoad
--> Parent viewWillAppear
--> Child viewWillAppear
--> Child viewWillLayoutSubviews
--> Child viewDidLayoutSubviews
--> Parent viewDidAppear
--> Child viewDidAppear
