-- facts: F109
-- A smaller line below the title, also below a large one.
local inbox = UIViewController "Inbox"
inbox.navigationItem.subtitle = "3 unread"
local nav = UINavigationController{ inbox }
window.rootViewController = nav
settle()
--> Inbox willMove(toParent: UINavigationController#2)
--> Inbox viewDidLoad
--> Inbox viewWillAppear
--> Inbox viewIsAppearing
--> Inbox viewDidAppear
--> Inbox didMove(toParent: UINavigationController#2)
print(nav.navigationBar.displayed.title, nav.navigationBar.displayed.subtitle)
--> Inbox 3 unread
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                Inbox                 │
--> │               3 unread               │
--> ├──────────────────────────────────────┤
--> │         UIViewController #1          │
--> └──────────────────────────────────────┘
nav.navigationBar.prefersLargeTitles = true
inbox.navigationItem.largeSubtitle = "Updated just now"
settle()
print(nav.navigationBar.displayed.subtitle)
print(screen())
--> Updated just now
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                                      │
--> │ Inbox                                │
--> │ Updated just now                     │
--> ├──────────────────────────────────────┤
--> │         UIViewController #1          │
--> └──────────────────────────────────────┘
