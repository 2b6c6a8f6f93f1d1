-- Another root: the former family has left.
local former = UINavigationController{ name = "former", UIViewController "Old" }
window.rootViewController = former
settle()
window.rootViewController = UINavigationController{ name = "nav", UIViewController "New" }
settle()
mark(former.name)
