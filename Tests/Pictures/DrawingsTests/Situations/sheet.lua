-- A page sheet over a smaller presenter.
local home = UIViewController{ title = "Calendar" }
window.rootViewController = UINavigationController{ home }
settle()
local new = UIViewController{ title = "New Event" }
new.navigationItem.leftBarButtonItem = UIBarButtonItem{ systemItem = "cancel", action = function() end }
home:present(UINavigationController{ new, modalPresentationStyle = "pageSheet" }, true)
settle()
