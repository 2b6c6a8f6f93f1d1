-- facts: E5, E6, E10, E12, E15, E22, E25, EQ1, EQ2
-- Search in a list with a detail
-- Watch: the detail covers the search, and going back finds the text, the results and the keyboard as they were.

local nav
local fruit = { "Apple", "Banana", "Cherry", "Cranberry", "Mango" }

local List = class("ListViewController", UITableViewController)

function List:init(args)
  self.items = args.items
end

function List:numberOfRows() return #self.items end

function List:cellForRow(_, path)
  local cell = UITableViewCell()
  cell.textLabel.text = self.items[path.row + 1]
  return cell
end

function List:didSelectRow(_, path)
  nav:pushViewController(UIViewController(self.items[path.row + 1]), true)
end

local results = List{ title = "Results", name = "results", items = {} }
local list = List{ title = "Fruit", name = "list", items = fruit }

local search = UISearchController{ searchResultsController = results, name = "search" }
search.searchBar.placeholder = "Search fruit"
search.searchResultsUpdater = function(s)
  local wanted = s.searchBar.text:lower()
  results.items = {}
  for _, name in ipairs(fruit) do
    if name:lower():find(wanted, 1, true) then table.insert(results.items, name) end
  end
  results.tableView:reloadData()
end

list.navigationItem.searchController = search
list.navigationItem.hidesSearchBarWhenScrolling = false
-- Without it the search would stay above the detail.
list.definesPresentationContext = true

nav = UINavigationController{ list, name = "nav" }
window.rootViewController = nav
settle()
print(screen())
--> results willMove(toParent: UISearchController#3)
--> list willMove(toParent: nav)
--> list viewDidLoad
--> list viewWillAppear
--> list viewIsAppearing
--> list viewDidAppear
--> list didMove(toParent: nav)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                Fruit                 │
--> │ [(Search fruit)____________________] │
--> ├──────────────────────────────────────┤
--> │   Apple                              │
--> │   Banana                             │
--> │   Cherry                             │
--> │   Cranberry                          │
--> │   Mango                              │
--> └──────────────────────────────────────┘

-- A tap on the bar presents the search; the list stays, because there is no text yet.
user.tap(search.searchBar)
settle()
print(screen())
--> search viewDidLoad
--> search viewWillAppear(animated)
--> search viewIsAppearing(animated)
--> search updateSearchResults
--> results viewDidLoad
--> search viewDidAppear(animated)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ [|(Search fruit)__________]          │
--> │                           [ Cancel ] │
--> ├──────────────────────────────────────┤
--> │   Apple                              │
--> │   Banana                             │
--> │   Cherry                             │
--> │   Cranberry                          │
--> │   Mango                              │
--> ├──────────────────────────────────────┤
--> │              ⌨ default               │
--> └──────────────────────────────────────┘

-- The results appear with the first letter.
user.type("an")
settle()
print(screen())
--> search updateSearchResults
--> search updateSearchResults
--> results viewWillAppear
--> results viewIsAppearing
--> results viewDidAppear
--> results didMove(toParent: search)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ [an|______________________]          │
--> │                           [ Cancel ] │
--> ├──────────────────────────────────────┤
--> │   Banana                             │
--> │   Cranberry                          │
--> │   Mango                              │
--> ├──────────────────────────────────────┤
--> │              ⌨ default               │
--> └──────────────────────────────────────┘

-- A push from the results covers them; the keyboard goes.
user.tap("Cranberry")
settle()
print(screen())
--> UITableView didSelectRow(section 0, row 1)
--> Cranberry willMove(toParent: nav)
--> Cranberry viewDidLoad
--> list viewWillDisappear(animated)
--> search viewWillDisappear(animated)
--> results viewWillDisappear(animated)
--> Cranberry viewWillAppear(animated)
--> Cranberry viewIsAppearing(animated)
--> … 350 ms
--> list viewDidDisappear(animated)
--> search viewDidDisappear(animated)
--> results viewDidDisappear(animated)
--> Cranberry viewDidAppear(animated)
--> Cranberry didMove(toParent: nav)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Fruit      Cranberry               │
--> ├──────────────────────────────────────┤
--> │         UIViewController #5          │
--> └──────────────────────────────────────┘

-- Back: nothing had to be restored.
user.back()
settle()
print(screen())
--> Cranberry willMove(toParent: nil)
--> Cranberry viewWillDisappear(animated)
--> list viewWillAppear(animated)
--> search viewWillAppear(animated)
--> results viewWillAppear(animated)
--> list viewIsAppearing(animated)
--> search viewIsAppearing(animated)
--> results viewIsAppearing(animated)
--> … 350 ms
--> Cranberry viewDidDisappear(animated)
--> list viewDidAppear(animated)
--> search updateSearchResults
--> search viewDidAppear(animated)
--> results viewDidAppear(animated)
--> Cranberry didMove(toParent: nil)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ [an|______________________]          │
--> │                           [ Cancel ] │
--> ├──────────────────────────────────────┤
--> │   Banana                             │
--> │   Cranberry                          │
--> │   Mango                              │
--> ├──────────────────────────────────────┤
--> │              ⌨ default               │
--> └──────────────────────────────────────┘

-- Cancel empties the bar and dismisses the search.
user.cancelSearch()
settle()
print(screen())
--> search updateSearchResults
--> search viewWillDisappear(animated)
--> results viewWillDisappear(animated)
--> search viewDidDisappear(animated)
--> results viewDidDisappear(animated)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                Fruit                 │
--> │ [(Search fruit)____________________] │
--> ├──────────────────────────────────────┤
--> │   Apple                              │
--> │   Banana                             │
--> │   Cherry                             │
--> │   Cranberry                          │
--> │   Mango                              │
--> └──────────────────────────────────────┘
