-- facts: E5, E15, E22, E25, E80, E81, E83, E100, E107, B12, E47
-- A small modern app: a list with search and large title, a form with keyboard, a locked player.

local books = {
  { title = "Emma", pages = 474 }, { title = "Middlemarch", pages = 880 },
  { title = "Moby-Dick", pages = 635 }, { title = "Walden", pages = 352 },
}

-- The player covers the screen, in landscape.
local Player = class("PlayerViewController", UIViewController)
function Player:init() self.modalPresentationStyle = "fullScreen" end
function Player:supportedInterfaceOrientations() return "landscape" end
function Player:preferredInterfaceOrientationForPresentation() return "landscapeRight" end
function Player:prefersStatusBarHidden() return true end
function Player:viewDidLoad()
  Player.super.viewDidLoad(self)
  local done = UIButton{ frame = { x = 16, y = 16, width = 80, height = 40 } }
  done:setTitle("Done", "normal")
  done:addTarget(self, "done", "touchUpInside")
  self.view:addSubview(done)
end
function Player:done() self:dismiss(true) end

-- The form renames a book; Save is enabled while there is a title.
local Form = class("FormViewController", UIViewController)
function Form:viewDidLoad()
  Form.super.viewDidLoad(self)
  self.field = UITextField{ frame = { x = 16, y = 120, width = 300, height = 40 } }
  self.field.placeholder = "Title"
  self.field.text = self.book.title
  self.field.delegate = { shouldReturn = function() return self:save() end }
  self.view:addSubview(self.field)
  self.field:addTarget(self, "edited", "editingChanged")
  self.navigationItem.rightBarButtonItem =
    UIBarButtonItem{ title = "Save", target = self, action = "save" }
end
function Form:viewDidAppear(animated)
  Form.super.viewDidAppear(self, animated)
  self.field:becomeFirstResponder()
end
function Form:edited() self.navigationItem.rightBarButtonItem.isEnabled = self.field.text ~= "" end
function Form:save()
  self.book.title = self.field.text
  self.navigationController:popViewController(true)
  return true
end

-- The list filters itself.
local List = class("ListViewController", UITableViewController)
function List:viewDidLoad()
  List.super.viewDidLoad(self)
  self.shown = books
  local search = UISearchController{}
  search.searchResultsUpdater = function(it) self:filter(it.searchBar.text) end
  search.searchBar.placeholder = "Titles"
  self.navigationItem.searchController = search
  self.navigationItem.rightBarButtonItem =
    UIBarButtonItem{ systemItem = "play", action = function() self:present(Player(), true) end }
  self.definesPresentationContext = true
end
function List:viewWillAppear(animated)
  List.super.viewWillAppear(self, animated)
  self.tableView:reloadData()
end
function List:filter(text)
  self.shown = {}
  for _, book in ipairs(books) do
    if book.title:lower():find((text or ""):lower(), 1, true) then
      self.shown[#self.shown + 1] = book
    end
  end
  self.tableView:reloadData()
end
function List:numberOfRows() return #self.shown end
function List:cellForRow(_, path)
  local cell = UITableViewCell{ style = "value1" }
  cell.textLabel.text = self.shown[path.row + 1].title
  cell.detailTextLabel.text = ("%d"):format(self.shown[path.row + 1].pages)
  return cell
end
function List:didSelectRow(_, path)
  local form = Form{ title = "Book" }
  form.book = self.shown[path.row + 1]
  self.navigationController:pushViewController(form, true)
end

function app.supportedInterfaceOrientations() return "allButUpsideDown" end
local list = List{ title = "Books" }
function list:supportedInterfaceOrientations() return "portrait" end
local nav = UINavigationController{ list, name = "nav" }
function nav:supportedInterfaceOrientations()
  return self.topViewController.supportedInterfaceOrientations
end
nav.navigationBar.prefersLargeTitles = true
window.rootViewController = nav
settle()
print(screen())
--> Books willMove(toParent: nav)
--> Books viewDidLoad
--> Books viewWillAppear
--> Books viewIsAppearing
--> Books viewDidAppear
--> Books didMove(toParent: nav)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                               [play] │
--> │ Books                                │
--> │ [(Titles)__________________________] │
--> ├──────────────────────────────────────┤
--> │   Emma                           474 │
--> │   Middlemarch                    880 │
--> │   Moby-Dick                      635 │
--> │   Walden                         352 │
--> └──────────────────────────────────────┘

-- The search filters while letters are typed.
user.tap("Titles")
settle()
user.type("m")
user.type("o")
settle()
print(screen())
--> UISearchController#3 viewDidLoad
--> UISearchController#3 viewWillAppear(animated)
--> UISearchController#3 viewIsAppearing(animated)
--> UISearchController#3 updateSearchResults
--> UISearchController#3 viewDidAppear(animated)
--> UISearchController#3 updateSearchResults
--> UISearchController#3 updateSearchResults
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ [mo|______________________]          │
--> │                           [ Cancel ] │
--> ├──────────────────────────────────────┤
--> │   Moby-Dick                      635 │
--> ├──────────────────────────────────────┤
--> │              ⌨ default               │
--> └──────────────────────────────────────┘

-- A row of the results opens the form; the search is there again after the pop.
user.tap("Moby-Dick")
settle()
print(screen())
--> UITableView didSelectRow(section 0, row 0)
--> Book willMove(toParent: nav)
--> Book viewDidLoad
--> Books viewWillDisappear(animated)
--> UISearchController#3 viewWillDisappear(animated)
--> Book viewWillAppear(animated)
--> Book viewIsAppearing(animated)
--> … 350 ms
--> Books viewDidDisappear(animated)
--> UISearchController#3 viewDidDisappear(animated)
--> Book viewDidAppear(animated)
--> Book didMove(toParent: nav)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ Books                         Save │
--> │ Book                                 │
--> ├──────────────────────────────────────┤
--> │ [Moby-Dick|___________________]      │
--> ├──────────────────────────────────────┤
--> │              ⌨ default               │
--> └──────────────────────────────────────┘
user.type(" or the Whale\n")
settle()
print(tree())
print(screen())
--> UITextField shouldReturn
--> Book willMove(toParent: nil)
--> Book viewWillDisappear(animated)
--> Books viewWillAppear(animated)
--> UISearchController#3 viewWillAppear(animated)
--> Books viewIsAppearing(animated)
--> UISearchController#3 viewIsAppearing(animated)
--> … 350 ms
--> Book viewDidDisappear(animated)
--> Books viewDidAppear(animated)
--> UISearchController#3 updateSearchResults
--> UISearchController#3 viewDidAppear(animated)
--> Book didMove(toParent: nil)
--> window
--> └─ nav  UINavigationController         appeared
-->    └─ #1  ListViewController "Books"   appeared
-->       => #3  UISearchController        appeared   overCurrentContext
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ [mo|______________________]          │
--> │                           [ Cancel ] │
--> ├──────────────────────────────────────┤
--> │   Moby-Dick or the Whale         635 │
--> ├──────────────────────────────────────┤
--> │              ⌨ default               │
--> └──────────────────────────────────────┘
--> Book deinit
user.cancelSearch()
settle()
assert(#list.shown == 4 and not list.navigationItem.searchController.isActive)
--> UISearchController#3 updateSearchResults
--> UISearchController#3 viewWillDisappear(animated)
--> UISearchController#3 viewDidDisappear(animated)

-- The player turns the screen, and gives it back upright.
user.tap("play")
settle()
print(simulator.orientation, window.bounds.width)
user.tap("Done")
settle()
assert(simulator.orientation == "portrait")
print(tree())
--> PlayerViewController#5 viewDidLoad
--> Books viewWillDisappear(animated)
--> PlayerViewController#5 viewWillAppear(animated)
--> PlayerViewController#5 viewIsAppearing(animated)
--> … 500 ms
--> PlayerViewController#5 viewDidAppear(animated)
--> Books viewDidDisappear(animated)
--> landscape 844.0
--> PlayerViewController#5 viewWillDisappear(animated)
--> Books viewWillAppear(animated)
--> Books viewIsAppearing(animated)
--> … 500 ms
--> Books viewDidAppear(animated)
--> PlayerViewController#5 viewDidDisappear(animated)
--> window
--> └─ nav  UINavigationController         appeared
-->    └─ #1  ListViewController "Books"   appeared
--> PlayerViewController#5 deinit

-- The title collapses while the list scrolls; the list itself doesn't turn.
list.tableView.alwaysBounceVertical = true
user.rotate("landscape")
settle()
print(simulator.orientation, nav.navigationBar.displayed.hasLargeTitle)
assert(#warnings() == 0)
--> portrait true
