-- A partial curl that is undone, half-way.
local home = UIViewController{ title = "Map" }
window.rootViewController = UINavigationController{ home }
settle()
home:present(UIViewController{ title = "Options", modalPresentationStyle = "fullScreen", modalTransitionStyle = "partialCurl" }, true)
settle()
home:dismiss(true)
wait(0.25)
