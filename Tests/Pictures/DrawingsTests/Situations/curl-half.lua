-- A partial curl, half-way.
local home = UIViewController{ title = "Map" }
window.rootViewController = UINavigationController{ home }
settle()
home:present(UIViewController{ title = "Options", modalPresentationStyle = "fullScreen", modalTransitionStyle = "partialCurl" }, true)
wait(0.25)
