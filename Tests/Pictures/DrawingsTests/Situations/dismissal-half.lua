-- A presentation over the whole screen, half-way down.
local home = UIViewController{ title = "Recipes" }
window.rootViewController = UINavigationController{ home }
settle()
home:present(UINavigationController{ UIViewController{ title = "New Recipe" }, modalPresentationStyle = "fullScreen" }, true)
settle()
home:dismiss(true)
wait(0.25)
