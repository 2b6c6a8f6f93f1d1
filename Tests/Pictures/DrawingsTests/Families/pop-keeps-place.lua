-- A controller that was popped keeps its place until the step ends.
local kept = UIViewController "Kept"
local nav = UINavigationController{ name = "nav", UIViewController "Root", kept }
window.rootViewController = nav
settle()
nav:popViewController(false)
settle()
mark(kept.title)
