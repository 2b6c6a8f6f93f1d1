-- facts: R9, P8, P9, P50, B89
-- Presenting a View Controller and Choosing a Transition Style
-- Book: View Controller Programming Guide, section Presenting a View Controller and Choosing a Transition Style, rule 1: Create the view controller
-- Book: View Controller Programming Guide, section Presenting a View Controller and Choosing a Transition Style, rule 2: Set its transition style
-- Book: View Controller Programming Guide, section Presenting a View Controller and Choosing a Transition Style, rule 3: Assign a delegate
-- Book: View Controller Programming Guide, section Presenting a View Controller and Choosing a Transition Style, rule 4: Present it
-- Book: View Controller Programming Guide, chapter 10, listing 10-1: Presenting a view controller programmatically
-- Book: View Controller Programming Guide, section Dismissing a Presented View Controller, rule 1: The presenting view controller dismisses
-- Watch: who does what: the form calls its delegate, and the presenter dismisses the form.

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

-- The form doesn't dismiss itself: it calls its delegate, with a recipe or without one.
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

-- Listing 10-1: Presenting a view controller programmatically
function Recipes:add()
  -- Rule 1: Create the view controller
  local form = RecipeAdd{ name = "form" }
  local nav = UINavigationController{ form, name = "N2", modalPresentationStyle = "fullScreen" }
  -- Rule 2: Set its transition style
  nav.modalTransitionStyle = "coverVertical"
  -- Rule 3: Assign a delegate
  form.delegate = self
  -- Rule 4: Present it
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
window.rootViewController = UINavigationController{ main, name = "N1" }
settle()
--> main willMove(toParent: N1)
--> main viewDidLoad
--> main viewWillAppear
--> main viewIsAppearing
--> main viewDidAppear
--> main didMove(toParent: N1)

-- 1. The plus button presents the form, inside a stack.
user.tap("+")
wait(0.25)
print(timeline():match(".*(transition[^\n]+)"))
print(screen())
--> form willMove(toParent: N2)
--> form viewDidLoad
--> main viewWillDisappear(animated)
--> form viewWillAppear(animated)
--> form viewIsAppearing(animated)
--> transition coverVertical (N2 over N1)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ Cancel       New Recipe         Done │
--> ├──────────────────────────────────────┤
--> │ [(Name)________________]             │
--> └──────────────────────────────────────┘
settle()
--> … 250 ms
--> form viewDidAppear(animated)
--> form didMove(toParent: N2)
--> main viewDidDisappear(animated)

-- 2. The form's stack was presented by the root of the list's family.
local n2 = main.presentedViewController
local form = n2.topViewController
print(tree())
print(families())
print(n2.modalTransitionStyle, form.navigationController == n2)
print(screen())
--> window
--> └─ N1  UINavigationController                 disappeared
-->    ├─ main  RecipesViewController "Recipes"   disappeared
-->    => N2  UINavigationController              appeared      fullScreen
-->       └─ form  RecipeAddViewController        appeared
-->         parent  navigationController  tabBarController  splitViewController  presenting  presented
--> family 1
-->   N1    nil     nil                   nil               nil                  nil         N2
-->   main  N1      N1                    nil               nil                  nil         N2
--> family 2
-->   N2    nil     nil                   nil               nil                  N1          nil
-->   form  N2      N2                    nil               nil                  N1          nil
--> coverVertical true
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ Cancel       New Recipe         Done │
--> ├──────────────────────────────────────┤
--> │ [(Name)________________]             │
--> └──────────────────────────────────────┘
n2:pushViewController(UIViewController "Ingredients", true)
settle()
print(screen())
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
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ ‹ New Recipe  Ingredients            │
--> ├──────────────────────────────────────┤
--> │         UIViewController #5          │
--> └──────────────────────────────────────┘
--> Ingredients willMove(toParent: nil)
--> Ingredients viewWillDisappear(animated)
--> form viewWillAppear(animated)
--> form viewIsAppearing(animated)
--> … 350 ms
--> Ingredients viewDidDisappear(animated)
--> form viewDidAppear(animated)
--> Ingredients didMove(toParent: nil)

-- Rule 1: The presenting view controller dismisses
-- 3. Done passes the recipe on; the list dismisses the form, and has one more row.
user.type("Soup")
user.tap("Done")
wait(0.25)
print(timeline():match(".*(transition[^\n]+)"))
print(screen())
--> form viewWillDisappear(animated)
--> main viewWillAppear(animated)
--> main viewIsAppearing(animated)
--> transition coverVertical (N2 over N1)
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │               Recipes              + │
--> ├──────────────────────────────────────┤
--> │   Bread                              │
--> │   Soup                               │
--> └──────────────────────────────────────┘
settle()
--> … 250 ms
--> main viewDidAppear(animated)
--> form viewDidDisappear(animated)
--> completion of dismiss(main)
--> the form has gone
print(main.presentedViewController, main.tableView:numberOfRows(0))
print(screen())
--> nil 2
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
print(tree())
print(screen())
--> form willMove(toParent: N2)
--> form viewDidLoad
--> main viewWillDisappear(animated)
--> form viewWillAppear(animated)
--> form viewIsAppearing(animated)
--> … 500 ms
--> form viewDidAppear(animated)
--> form didMove(toParent: N2)
--> main viewDidDisappear(animated)
--> form viewWillDisappear(animated)
--> main viewWillAppear(animated)
--> main viewIsAppearing(animated)
--> … 500 ms
--> main viewDidAppear(animated)
--> form viewDidDisappear(animated)
--> completion of dismiss(main)
--> the form has gone
--> window
--> └─ N1  UINavigationController                 appeared
-->    └─ main  RecipesViewController "Recipes"   appeared
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │               Recipes              + │
--> ├──────────────────────────────────────┤
--> │   Bread                              │
--> │   Soup                               │
--> └──────────────────────────────────────┘
--> N2 deinit
--> form deinit
