-- facts: B1, B12, B22
-- Long texts are cut, wide characters take two columns, and large titles a line of their own.
local long = UIViewController "A title with more words than a bar has room for"
long.navigationItem.leftBarButtonItem = UIBarButtonItem{ title = "Discard changes" }
long.navigationItem.rightBarButtonItem = UIBarButtonItem{ title = "Save and close" }
local nav = UINavigationController{ long }
window.rootViewController = nav
settle()
--> A title with more words than a bar has room for willMove(toParent: UINavigationController#2)
--> A title with more words than a bar has room for viewDidLoad
--> A title with more words than a bar has room for viewWillAppear
--> A title with more words than a bar has room for viewIsAppearing
--> A title with more words than a bar has room for viewDidAppear
--> A title with more words than a bar has room for didMove(toParent: UINavigationController#2)
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ Discard ch…  A title …  Save and cl… │
--> ├──────────────────────────────────────┤
--> │         UIViewController #1          │
--> └──────────────────────────────────────┘
nav.viewControllers = { UIViewController "設定 👍🏽 cafe\u{301}" }
settle()
--> A title with more words than a bar has room for willMove(toParent: nil)
--> 設定 👍🏽 café willMove(toParent: UINavigationController#2)
--> 設定 👍🏽 café viewDidLoad
--> A title with more words than a bar has room for viewWillDisappear
--> 設定 👍🏽 café viewWillAppear
--> 設定 👍🏽 café viewIsAppearing
--> A title with more words than a bar has room for viewDidDisappear
--> 設定 👍🏽 café viewDidAppear
--> A title with more words than a bar has room for didMove(toParent: nil)
--> 設定 👍🏽 café didMove(toParent: UINavigationController#2)
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │             設定 👍🏽 café             │
--> ├──────────────────────────────────────┤
--> │         UIViewController #3          │
--> └──────────────────────────────────────┘
nav.viewControllers = { UIViewController "two\nlines\t\27[7m" }
settle()
--> 設定 👍🏽 café willMove(toParent: nil)
--> two\nlines\t\27[7m willMove(toParent: UINavigationController#2)
--> two\nlines\t\27[7m viewDidLoad
--> 設定 👍🏽 café viewWillDisappear
--> two\nlines\t\27[7m viewWillAppear
--> two\nlines\t\27[7m viewIsAppearing
--> 設定 👍🏽 café viewDidDisappear
--> two\nlines\t\27[7m viewDidAppear
--> 設定 👍🏽 café didMove(toParent: nil)
--> two\nlines\t\27[7m didMove(toParent: UINavigationController#2)
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │          two\nlines\t\27[7m          │
--> ├──────────────────────────────────────┤
--> │         UIViewController #4          │
--> └──────────────────────────────────────┘
nav.navigationBar.prefersLargeTitles = true
nav.viewControllers[1].title = "Albums"
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                                      │
--> │ Albums                               │
--> ├──────────────────────────────────────┤
--> │         UIViewController #4          │
--> └──────────────────────────────────────┘
