-- The columns of a split.
simulator.device = "iPad"
window.rootViewController = UISplitViewController{ name = "split", UINavigationController{ name = "left", UIViewController "List" }, UINavigationController{ name = "right", UIViewController "Detail" } }
settle()
