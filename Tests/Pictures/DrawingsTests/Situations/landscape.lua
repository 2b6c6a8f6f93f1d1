-- A phone on its side.
window.rootViewController = UINavigationController{ UIViewController{ title = "Home" }, UIViewController{ title = "Wide" } }
settle()
user.rotate "landscape"
settle()
