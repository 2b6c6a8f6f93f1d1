-- facts: D44
local home = UIViewController 'Home'
local nav = UINavigationController{ home }
nav.navigationBar.prefersLargeTitles = true
window.rootViewController = nav
home.navigationItem.largeTitle = 'At home'
home.navigationItem.largeAttributedSubtitle = 'with a garden'
settle()
print(screen())
--> Home willMove(toParent: UINavigationController#2)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: UINavigationController#2)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                                      │
--> │ At home                              │
--> │ with a garden                        │
--> ├──────────────────────────────────────┤
--> │      UIViewController #1 "Home"      │
--> └──────────────────────────────────────┘
home.navigationItem.largeTitleDisplayMode = 'never'
home.navigationItem.attributedTitle = 'Home, sweet'
home.navigationItem.attributedSubtitle = 'a line'
print(nav.navigationBar.displayed.title, nav.navigationBar.displayed.subtitle)
--> Home, sweet a line
home.navigationItem.subtitleView = UILabel{ text = 'a view' }
print(nav.navigationBar.displayed.subtitle)
--> a view

-- What has no effect reads back.
local alert = UIAlertController('Title', 'Text', 'alert')
alert.severity = 'critical'
local search = UISearchController()
search.searchBar.searchBarStyle = 'minimal'
local tab = UITab('One', 'one')
tab.userInfo = { number = 7 }
home.contentUnavailableConfiguration = { text = 'Nothing yet' }
print(alert.severity, search.searchBar.searchBarStyle, tab.userInfo.number)
print(home.contentUnavailableConfiguration.text)
--> critical minimal 7
--> Nothing yet
local tabs = UITabBarController{ UIViewController 'A', UIViewController 'B' }
window.rootViewController = tabs
settle()
print(tabs.contentLayoutGuide.layoutFrame.height < tabs.view.frame.height)
--> A willMove(toParent: UITabBarController#7)
--> B willMove(toParent: UITabBarController#7)
--> A viewDidLoad
--> Home viewWillDisappear
--> A viewWillAppear
--> A viewIsAppearing
--> Home viewDidDisappear
--> A viewDidAppear
--> A didMove(toParent: UITabBarController#7)
--> true
