-- Tabs, each with a stack.
window.rootViewController = UITabBarController{ name = "tabs",
  UINavigationController{ name = "first", UIViewController "A" },
  UINavigationController{ name = "second", UIViewController "B", UIViewController "C" },
  UIViewController "Settings" }
settle()
