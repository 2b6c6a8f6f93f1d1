-- facts: E15, EQ7
-- The search bar hides as the content scrolls: first the bar, then the large title.
local list = UIViewController "List"
local scroll = UIScrollView{ frame = { width = 390, height = 844 } }
scroll.contentSize = { width = 390, height = 3000 }
list.view:addSubview(scroll)
local search = UISearchController{}
search.searchBar.placeholder = "Search"
list.navigationItem.searchController = search
local nav = UINavigationController{ list }
window.rootViewController = nav
settle()
local function show()
  local bar = nav.navigationBar
  print(bar.displayed.search, bar.displayed.hasLargeTitle, bar.frame.height, scroll.contentOffset.y)
end
show()
--> List viewDidLoad
--> List willMove(toParent: UINavigationController#3)
--> List viewWillAppear
--> List viewIsAppearing
--> List viewDidAppear
--> List didMove(toParent: UINavigationController#3)
--> nil nil 44.0 -91.0

-- Pulled down it is shown; scrolled away it hides.
user.scroll(scroll, { y = -52 })
settle()
show()
user.scroll(scroll, { y = 20 })
settle()
show()
user.scroll(scroll, { y = 200 })
settle()
show()
--> Search nil 96.0 -143.0
--> Search nil 76.0 -123.0
--> nil nil 44.0 77.0

-- Pinned it stays.
list.navigationItem.hidesSearchBarWhenScrolling = false
settle()
show()
list.navigationItem.hidesSearchBarWhenScrolling = true
scroll.contentOffset = { x = 0, y = -200 }
settle()
show()
--> Search nil 96.0 77.0
--> Search nil 96.0 -200.0

-- With a large title it is there from the start, and hides first.
nav.navigationBar.prefersLargeTitles = true
settle()
show()
user.scroll(scroll, { y = 52 })
settle()
show()
user.scroll(scroll, { y = 52 })
settle()
show()
--> Search true 148.0 -195.0
--> nil true 96.0 -143.0
--> nil nil 44.0 -91.0

-- A tap on a hidden search bar pulls the content down first.
print(user.tap(search.searchBar))
settle()
show()
user.cancelSearch()
settle()
show()
--> UISearchController#2 viewDidLoad
--> UISearchController#2 viewWillAppear(animated)
--> UISearchController#2 viewIsAppearing(animated)
--> true
--> UISearchController#2 viewDidAppear(animated)
--> Search nil 52.0 -99.0
--> UISearchController#2 viewWillDisappear(animated)
--> UISearchController#2 viewDidDisappear(animated)
--> Search true 148.0 -195.0
