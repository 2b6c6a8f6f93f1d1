-- facts: R9, P8, P9, P50, B89
-- Adding to a list: the form is presented in a stack of its own, and its delegate sends it away.
local recipes = { "Bread" }

local RecipeAdd = class("RecipeAddViewController", UIViewController)

function RecipeAdd:viewDidLoad()
  self.nameField = UITextField "Name"
  self.view:addSubview(self.nameField)
  self.navigationItem.title = "New Recipe"
  self.navigationItem.leftBarButtonItem =
    UIBarButtonItem{ title = "Cancel", target = self, action = "cancel" }
  self.navigationItem.rightBarButtonItem =
    UIBarButtonItem{ title = "Done", target = self, action = "done" }
end

-- The form does not dismiss itself: it tells who asked for it, with a recipe or without one.
function RecipeAdd:cancel() self.delegate:didAddRecipe(nil) end
function RecipeAdd:done() self.delegate:didAddRecipe(self.nameField.text) end

local Recipes = class("RecipesViewController", UITableViewController)

function Recipes:init()
  self.title = "Recipes"
  self.navigationItem.rightBarButtonItem =
    UIBarButtonItem{ title = "+", target = self, action = "add" }
end

function Recipes:numberOfRows() return #recipes end

function Recipes:cellForRow(_, indexPath)
  local cell = UITableViewCell{}
  cell.textLabel.text = recipes[indexPath.row + 1]
  return cell
end

function Recipes:add()
  local form = RecipeAdd{ name = "form" }
  form.delegate = self
  local nav = UINavigationController{ form, name = "N2", modalPresentationStyle = "fullScreen" }
  self:present(nav, true)
end

function Recipes:didAddRecipe(name)
  if name then
    recipes[#recipes + 1] = name
    self.tableView:insertRows({ { row = #recipes - 1 } }, "automatic")
  end
  self:dismiss(true, function() print("the form has gone") end)
end

local main = Recipes{ name = "main" }
local n1 = UINavigationController{ main, name = "N1" }
window.rootViewController = n1
settle()
--> main viewDidLoad
--> main viewWillAppear
--> main viewIsAppearing
--> main viewDidAppear

-- 1. The plus presents the form, inside a stack.
user.tap("+")
settle()
--> form viewDidLoad
--> main viewWillDisappear(animated)
--> form viewWillAppear(animated)
--> form viewIsAppearing(animated)
--> … 500 ms
--> form viewDidAppear(animated)
--> main viewDidDisappear(animated)
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ Cancel       New Recipe         Done │
--> ├──────────────────────────────────────┤
--> │ [(Name)________________]             │
--> └──────────────────────────────────────┘

-- 2. The stack of the form was presented by the oldest ancestor of the list.
local n2 = main.presentedViewController
local form = n2.topViewController
local bar = n2.navigationBar.displayed
print(n2.name, n1.presentedViewController == n2, n2.modalTransitionStyle)
print(form.navigationController == n2, form.presentingViewController.name)
print(bar.left[1], bar.title, bar.right[1])
--> N2 true coverVertical
--> true N1
--> Cancel New Recipe Done
n2:pushViewController(UIViewController "Ingredients", true)
settle()
print(n2.navigationBar.displayed.left[1])
user.back()
settle()
--> Ingredients willMove(toParent: N2)
--> Ingredients viewDidLoad
--> form viewWillDisappear(animated)
--> Ingredients viewWillAppear(animated)
--> Ingredients viewIsAppearing(animated)
--> … 350 ms
--> form viewDidDisappear(animated)
--> Ingredients viewDidAppear(animated)
--> Ingredients didMove(toParent: N2)
--> ‹ New Recipe
--> Ingredients willMove(toParent: nil)
--> Ingredients viewWillDisappear(animated)
--> form viewWillAppear(animated)
--> form viewIsAppearing(animated)
--> … 350 ms
--> Ingredients viewDidDisappear(animated)
--> form viewDidAppear(animated)
--> Ingredients didMove(toParent: nil)

-- 3. Done hands the recipe over; the list sends the form away, and has one row more.
user.type("Soup")
print(screen())
user.tap("Done")
settle()
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ Cancel       New Recipe         Done │
--> ├──────────────────────────────────────┤
--> │ [Soup|_________________]             │
--> ├──────────────────────────────────────┤
--> │              ⌨ default               │
--> └──────────────────────────────────────┘
--> form viewWillDisappear(animated)
--> main viewWillAppear(animated)
--> main viewIsAppearing(animated)
--> … 500 ms
--> main viewDidAppear(animated)
--> form viewDidDisappear(animated)
--> completion of dismiss(main)
--> the form has gone
print(main.presentedViewController, main.tableView:numberOfRows(0))
print(main.tableView:cellForRow({ row = 1 }).textLabel.text)
--> nil 2
--> Soup
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │               Recipes              + │
--> ├──────────────────────────────────────┤
--> │   Bread                              │
--> │   Soup                               │
--> └──────────────────────────────────────┘

-- 4. Cancel does the same without a recipe.
user.tap("+")
settle()
user.tap("Cancel")
settle()
print(main.tableView:numberOfRows(0))
--> form viewDidLoad
--> main viewWillDisappear(animated)
--> form viewWillAppear(animated)
--> form viewIsAppearing(animated)
--> … 500 ms
--> form viewDidAppear(animated)
--> main viewDidDisappear(animated)
--> form viewWillDisappear(animated)
--> main viewWillAppear(animated)
--> main viewIsAppearing(animated)
--> … 500 ms
--> main viewDidAppear(animated)
--> form viewDidDisappear(animated)
--> completion of dismiss(main)
--> the form has gone
--> 2
--> N2 deinit
--> form deinit
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │               Recipes              + │
--> ├──────────────────────────────────────┤
--> │   Bread                              │
--> │   Soup                               │
--> └──────────────────────────────────────┘
