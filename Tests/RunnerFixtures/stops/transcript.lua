local home = UIViewController "Home"
home.viewDidAppear = function() while true do end end
print(1)
--> 1
window.rootViewController = home
