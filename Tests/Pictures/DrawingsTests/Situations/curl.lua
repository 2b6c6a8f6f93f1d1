-- A partial curl: until iOS 7 the upper part of the presenter stays.
local home = UIViewController{ title = "Map" }
window.rootViewController = UINavigationController{ home }
settle()
home:present(UIViewController{ title = "Options", modalPresentationStyle = "fullScreen", modalTransitionStyle = "partialCurl" }, true)
settle()
