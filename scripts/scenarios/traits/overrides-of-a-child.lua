-- facts: F100, F101, D11
-- A parent, or the child itself, overrides the size class of a child: a split view collapses where
-- the device has room for its columns.
simulator.device = "iPad"
local split = UISplitViewController{
  style = "doubleColumn", name = "split",
  primary = UIViewController "List", secondary = UIViewController "Detail",
}
local parent = UIViewController "Parent"
window.rootViewController = parent
parent:addChild(split)
split.view.frame = parent.view.bounds
parent.view:addSubview(split.view)
split:didMove(parent)
settle()
--> List willMove(toParent: UINavigationController#4)
--> UINavigationController#4 willMove(toParent: UISplitViewController#3)
--> Detail willMove(toParent: UINavigationController#5)
--> UINavigationController#5 willMove(toParent: UISplitViewController#3)
--> Parent viewDidLoad
--> Parent viewWillAppear
--> split willMove(toParent: Parent)
--> Detail viewDidLoad
--> Detail viewWillAppear
--> split didMove(toParent: Parent)
--> Parent viewIsAppearing
--> Detail viewIsAppearing
--> Parent viewDidAppear
--> UINavigationController#5 didMove(toParent: split)
--> Detail viewDidAppear
--> Detail didMove(toParent: UINavigationController#5)
print(split.isCollapsed, split.traitCollection.horizontalSizeClass)
--> false regular
function split:traitCollectionDidChange(former)
  print("it was", former.horizontalSizeClass, "and is", self.traitCollection.horizontalSizeClass)
end
local registration = split:registerForTraitChanges({ "horizontalSizeClass" }, function(vc, former)
  print("handler", vc.name, former.horizontalSizeClass)
end)
split.traitOverrides.horizontalSizeClass = "compact"
print(split.isCollapsed, split.traitCollection.horizontalSizeClass)
settle()
--> false regular
--> UINavigationController#5 didMove(toParent: nil)
--> UINavigationController#5 willMove(toParent: UINavigationController#4)
--> split traitCollectionDidChange(from: regular x regular)
--> it was regular and is compact
--> split traitChangeHandler
--> handler split regular
--> UINavigationController#4 didMove(toParent: split)
print(split.isCollapsed, split.traitOverrides.horizontalSizeClass)
--> true compact
-- Without the override it has the traits around it again.
split:unregisterForTraitChanges(registration)
split.traitOverrides.horizontalSizeClass = nil
settle()
--> UINavigationController#5 didMove(toParent: nil)
--> split traitCollectionDidChange(from: compact x regular)
--> it was compact and is regular
--> UINavigationController#5 willMove(toParent: split)
--> UINavigationController#5 didMove(toParent: split)
print(split.isCollapsed)
--> false
parent:setOverrideTraitCollection({ horizontalSizeClass = "compact" }, split)
split:updateTraitsIfNeeded()  -- now rather than at the end of the turn
print(parent:overrideTraitCollection(split).horizontalSizeClass, split.isCollapsed)
--> UINavigationController#5 didMove(toParent: nil)
--> split traitCollectionDidChange(from: regular x regular)
--> it was regular and is compact
--> compact true
--> UINavigationController#5 willMove(toParent: UINavigationController#4)
--> UINavigationController#5 didMove(toParent: UINavigationController#4)
