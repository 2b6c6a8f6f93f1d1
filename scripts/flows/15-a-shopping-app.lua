-- facts: E5, E15, E21, E22, E80, E81, E83, E107, B12, H65, H90, H91, H92, H93, H95
-- A shopping app: a searchable list with swipe actions, a form above the keyboard, a locked player.

local products = {
  { id = "bread", name = "Bread", count = 1 }, { id = "milk", name = "Milk", count = 2 },
  { id = "tea", name = "Tea", count = 1 },
}
local function product(id)
  for _, one in ipairs(products) do if one.id == id then return one end end
end

-- The film about a product covers the screen, in landscape.
local Film = class("FilmViewController", UIViewController)
function Film:init() self.modalPresentationStyle = "fullScreen" end
function Film:supportedInterfaceOrientations() return "landscape" end
function Film:preferredInterfaceOrientationForPresentation() return "landscapeRight" end
function Film:viewDidLoad()
  Film.super.viewDidLoad(self)
  local done = UIButton{ frame = { x = 16, y = 16, width = 80, height = 40 } }
  done:setTitle("Done", "normal")
  done:addTarget(self, "done", "touchUpInside")
  self.view:addSubview(done)
end
function Film:done() self:dismiss(true) end

-- The form is a sheet with a stack; a name that was changed keeps it from being swiped away.
local Form = class("FormViewController", UIViewController)
function Form:viewDidLoad()
  Form.super.viewDidLoad(self)
  self.field = UITextField{ frame = { x = 16, y = 80, width = 300, height = 40 } }
  self.field.placeholder = "Name"
  self.field.text = self.product and self.product.name
  self.field:addTarget(self, "edited", "editingChanged")
  self.view:addSubview(self.field)
  local item = self.navigationItem
  item.leftBarButtonItem =
    UIBarButtonItem{ systemItem = "cancel", target = self, action = "cancel" }
  item.rightBarButtonItem = UIBarButtonItem{ systemItem = "save", target = self, action = "save" }
  item.rightBarButtonItem.isEnabled = false
end
function Form:viewDidAppear(animated)
  Form.super.viewDidAppear(self, animated)
  self.field:becomeFirstResponder()
end
function Form:edited()
  self.navigationItem.rightBarButtonItem.isEnabled = self.field.text ~= ""
  self.isModalInPresentation = true
end
function Form:cancel() self:dismiss(true) end
function Form:save()
  self.saved(self.field.text)
  self:dismiss(true)
end

-- The list shows snapshots; its rows have actions and a menu.
local List = class("ListViewController", UICollectionViewController)
function List:viewDidLoad()
  List.super.viewDidLoad(self)
  local cells = UICollectionViewCellRegistration{
    handler = function(cell, _, id)
      local content = cell:defaultContentConfiguration()
      content.text, content.secondaryText = product(id).name, ("%d"):format(product(id).count)
      content.prefersSideBySideTextAndSecondaryText = true
      cell.contentConfiguration = content
    end,
  }
  self.source = UICollectionViewDiffableDataSource{
    collectionView = self.collectionView,
    cellProvider = function(grid, path, id)
      return grid:dequeueConfiguredReusableCell(cells, path, id)
    end,
  }
  local search = UISearchController{}
  search.searchResultsUpdater = function(it) self:filter(it.searchBar.text) end
  search.searchBar.placeholder = "Products"
  self.navigationItem.searchController = search
  self.navigationItem.rightBarButtonItem =
    UIBarButtonItem{ systemItem = "add", action = function() self:edit() end }
  self.definesPresentationContext = true
  self:filter()
end
function List:filter(text)
  local snapshot = NSDiffableDataSourceSnapshot()
  snapshot:appendSections{ "all" }
  for _, one in ipairs(products) do
    if one.name:lower():find((text or ""):lower(), 1, true) then
      snapshot:appendItems{ one.id }
    end
  end
  self.source:apply(snapshot, true)
end
function List:edit(one)
  local form = Form{ title = one and "Product" or "New Product", product = one }
  form.saved = function(name)
    if one then
      one.name = name
      local snapshot = self.source:snapshot()
      snapshot:reconfigureItems{ one.id }
      self.source:apply(snapshot, true)
    else
      products[#products + 1] = { id = name, name = name, count = 1 }
      self:filter()
    end
  end
  -- While a search is active, it is what presents.
  local search = self.navigationItem.searchController
  local presenter = search.isActive and search or self
  presenter:present(UINavigationController{ form }, true)
end
function List:didSelectItem(_, path) self:edit(product(self.source:itemIdentifier(path))) end
function List:contextMenuConfigurationForItem(_, path)
  local one = product(self.source:itemIdentifier(path))
  return UIContextMenuConfiguration{
    actionProvider = function()
      return UIMenu{
        UIAction{ title = "Play", handler = function() self:present(Film(), true) end },
      }
    end,
    identifier = one.id,
  }
end
function List:delete(id)
  for index, one in ipairs(products) do
    if one.id == id then table.remove(products, index) end
  end
  self:filter()
end

function app.supportedInterfaceOrientations() return "allButUpsideDown" end
local list
list = List{
  title = "Shopping",
  collectionViewLayout = UICollectionViewCompositionalLayout.list{
    appearance = "insetGrouped",
    trailingSwipeActionsConfigurationProvider = function(path)
      local id = list.source:itemIdentifier(path)
      return UISwipeActionsConfiguration{
        UIContextualAction{
          title = "Delete", style = "destructive",
          handler = function(_, _, completion)
            list:delete(id)
            completion(true)
          end,
        },
        UIContextualAction{
          title = "One more",
          handler = function(_, _, completion)
            product(id).count = product(id).count + 1
            local snapshot = list.source:snapshot()
            snapshot:reconfigureItems{ id }
            list.source:apply(snapshot, true)
            completion(true)
          end,
        },
      }
    end,
  },
}
local nav = UINavigationController{ list, name = "nav" }
function nav:supportedInterfaceOrientations() return "portrait" end
nav.navigationBar.prefersLargeTitles = true
window.rootViewController = nav
settle()
print(screen())
--> Shopping willMove(toParent: nav)
--> Shopping viewDidLoad
--> Shopping viewWillAppear
--> Shopping viewIsAppearing
--> Shopping viewDidAppear
--> Shopping didMove(toParent: nav)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                                  [+] │
--> │ Shopping                             │
--> │ [(Products)________________________] │
--> ├──────────────────────────────────────┤
--> │   Bread                            1 │
--> │   Milk                             2 │
--> │   Tea                              1 │
--> └──────────────────────────────────────┘

-- A swipe uncovers two actions; the list follows what they do.
user.swipeRow(1)
print(screen())
user.tap("One more")
settle()
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                                  [+] │
--> │ Shopping                             │
--> │ [(Products)________________________] │
--> ├──────────────────────────────────────┤
--> │   Bread                            1 │
--> │   Milk     2 [ One more ] [ Delete ] │
--> │   Tea                              1 │
--> └──────────────────────────────────────┘
--> UICollectionView handler(One more)
user.swipeRow(2, 0, { full = true })
settle()
print(screen())
--> UICollectionView handler(Delete)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                                  [+] │
--> │ Shopping                             │
--> │ [(Products)________________________] │
--> ├──────────────────────────────────────┤
--> │   Bread                            1 │
--> │   Milk                             3 │
--> └──────────────────────────────────────┘

-- A search finds what a form renames; its row is still the same.
user.tap("Products")
settle()
user.type("mi")
settle()
local cell = list.collectionView:cellForItem{ row = 0 }
user.tap("Milk")
settle()
print(screen())
--> UISearchController#3 viewDidLoad
--> UISearchController#3 viewWillAppear(animated)
--> UISearchController#3 viewIsAppearing(animated)
--> UISearchController#3 updateSearchResults
--> UISearchController#3 viewDidAppear(animated)
--> UISearchController#3 updateSearchResults
--> UISearchController#3 updateSearchResults
--> UICollectionView didSelectItem(section 0, item 0)
--> Product willMove(toParent: UINavigationController#5)
--> Product viewDidLoad
--> Product viewWillAppear(animated)
--> Product viewIsAppearing(animated)
--> … 500 ms
--> Product viewDidAppear(animated)
--> Product didMove(toParent: UINavigationController#5)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │░[mi_______________________]░░░░░░░░░░│
--> │┌────────────────────────────────────┐│
--> ││ Cancel       Product        (Save) ││
--> │├────────────────────────────────────┤│
--> ││ [Milk|________________________]    ││
--> │└────────────────────────────────────┘│
--> ├──────────────────────────────────────┤
--> │              ⌨ default               │
--> └──────────────────────────────────────┘
user.type(" of oats")
print(user.swipeDown())
user.tap("save")
settle()
print(screen())
assert(list.collectionView:cellForItem{ row = 0 } == cell)
--> false the user may not dismiss the presentation
--> Product viewWillDisappear(animated)
--> … 500 ms
--> UISearchController#3 updateSearchResults
--> Product viewDidDisappear(animated)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ [mi|______________________]          │
--> │                           [ Cancel ] │
--> ├──────────────────────────────────────┤
--> │ ▸ Milk of oats                     3 │
--> ├──────────────────────────────────────┤
--> │              ⌨ default               │
--> └──────────────────────────────────────┘
--> Product deinit
user.cancelSearch()
settle()
--> UISearchController#3 updateSearchResults
--> UISearchController#3 viewWillDisappear(animated)
--> UISearchController#3 viewDidDisappear(animated)

-- A new product, and the film about it from the menu of its row.
user.tap("add")
settle()
user.type("Coffee")
user.tap("save")
settle()
--> New Product willMove(toParent: UINavigationController#7)
--> New Product viewDidLoad
--> New Product viewWillAppear(animated)
--> New Product viewIsAppearing(animated)
--> … 500 ms
--> New Product viewDidAppear(animated)
--> New Product didMove(toParent: UINavigationController#7)
--> New Product viewWillDisappear(animated)
--> … 500 ms
--> New Product viewDidDisappear(animated)
--> New Product deinit
user.hold("Coffee")
settle()
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                                  [+] │
--> │ Shopping                             │
--> │ [(Products)________________________] │
--> ├──────────────────────────────────────┤
--> │ ┌──────────────────────────────┐   1 │
--> │ │ [ Coffee ]                   │   3 │
--> │ │ [ Play ]                     │   1 │
--> │ └──────────────────────────────┘     │
--> └──────────────────────────────────────┘
user.tap("Play")
settle()
print(simulator.orientation, window.bounds.width)
user.tap("Done")
settle()
print(simulator.orientation)
print(tree())
assert(#warnings() == 0)
--> FilmViewController#8 viewDidLoad
--> Shopping viewWillDisappear(animated)
--> FilmViewController#8 viewWillAppear(animated)
--> FilmViewController#8 viewIsAppearing(animated)
--> … 500 ms
--> FilmViewController#8 viewDidAppear(animated)
--> Shopping viewDidDisappear(animated)
--> landscape 844.0
--> FilmViewController#8 viewWillDisappear(animated)
--> Shopping viewWillAppear(animated)
--> Shopping viewIsAppearing(animated)
--> … 500 ms
--> Shopping viewDidAppear(animated)
--> FilmViewController#8 viewDidDisappear(animated)
--> portrait
--> window
--> └─ nav  UINavigationController            appeared
-->    └─ #1  ListViewController "Shopping"   appeared
--> FilmViewController#8 deinit
