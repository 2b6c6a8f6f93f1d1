-- facts: F109
-- A smaller line below the title, also below a large one.
local inbox = UIViewController "Inbox"
inbox.navigationItem.subtitle = "3 unread"
local nav = UINavigationController{ inbox }
window.rootViewController = nav
settle()
--> ?
print(nav.navigationBar.displayed.title, nav.navigationBar.displayed.subtitle)
--> ?
print(screen())
--> ?
nav.navigationBar.prefersLargeTitles = true
inbox.navigationItem.largeSubtitle = "Updated just now"
settle()
print(nav.navigationBar.displayed.subtitle)
print(screen())
--> ?
