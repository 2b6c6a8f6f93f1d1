-- An alert that is a view.
window.rootViewController = UINavigationController{ UIViewController{ title = "Mail" } }
settle()
UIAlertView{ title = "No connection", message = "Try again later.", cancelButtonTitle = "OK" }:show()
settle()
