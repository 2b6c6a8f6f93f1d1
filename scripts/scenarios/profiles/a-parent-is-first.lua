-- facts: A18, D13, CONT-02
-- A parent receives both halves of an appearance before its child does.
simulator.profile = "mid"
local parent, child = UIViewController "Parent", UIViewController "Child"
function parent:viewDidLoad()
  UIViewController.viewDidLoad(self)
  self:addChild(child)
  child:didMove(self)
  self.view:addSubview(child.view)
end
window.rootViewController = parent
settle()
--> Parent viewDidLoad
--> Child willMove(toParent: Parent)
--> Child didMove(toParent: Parent)
--> Child viewDidLoad
--> Parent viewWillAppear
--> Child viewWillAppear
--> Parent viewDidAppear
--> Child viewDidAppear
