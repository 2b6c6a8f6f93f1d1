-- facts: A71
-- A view is given to two controllers, to save one.
local shared = UIView{}
local left, right = UIViewController "Left", UIViewController "Right"
left.view = shared
local _, e = pcall(function() right.view = shared end)
print(e.message)
print(e.why)
print(left.isViewLoaded, right.isViewLoaded)
--> exception UIViewControllerHierarchyInconsistency: A view can only be associated with at most one view controller at a time! View <UIView> is associated with <UIViewController: 0x110>. Clear this association before associating this view with <UIViewController: 0x120>.
--> A view can only be associated with at most one view controller at a time! View <UIView> is associated with <UIViewController: 0x110>. Clear this association before associating this view with <UIViewController: 0x120>.
--> a view belongs to one controller at a time
--> true false
