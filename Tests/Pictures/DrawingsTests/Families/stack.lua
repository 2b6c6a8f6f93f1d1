-- A stack of three.
window.rootViewController = UINavigationController{ name = "nav", UIViewController "One", UIViewController "Two", UIViewController "Three" }
settle()
