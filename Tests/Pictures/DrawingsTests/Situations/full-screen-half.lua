-- A presentation over the whole screen, half-way up.
local home = UIViewController{ title = "Recipes" }
window.rootViewController = UINavigationController{ home }
settle()
home:present(UINavigationController{ UIViewController{ title = "New Recipe" }, modalPresentationStyle = "fullScreen" }, true)
wait(0.25)
