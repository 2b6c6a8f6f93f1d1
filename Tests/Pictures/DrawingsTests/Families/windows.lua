-- Two windows.
window.rootViewController = UINavigationController{ name = "nav", UIViewController "Home" }
settle()
local second = UIWindow{}
second.rootViewController = UIViewController "Alert"
second:makeKeyAndVisible()
settle()
