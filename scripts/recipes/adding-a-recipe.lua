-- facts: R9, P2, P8, P9, P48, P49, P61, P90, B16, B19
-- Listing 10-1 of the guide: a list presents a form in a stack of its own, and sends it away itself.
--
-- The form tells its delegate what happened; the delegate is the presenter, and the presenter
-- dismisses. The guide's screens are full screens, as all were in its time.

local RecipeAdd = class("RecipeAddViewController", UIViewController)

function RecipeAdd:init(args)
  self.recipe = args.recipe
  self.title = "Add Recipe"
  self.navigationItem.leftBarButtonItem =
    UIBarButtonItem{ title = "Cancel", target = self, action = "cancel" }
  self.navigationItem.rightBarButtonItem =
    UIBarButtonItem{ title = "Done", target = self, action = "save" }
end

function RecipeAdd:cancel() self.delegate:didAddRecipe(nil) end

function RecipeAdd:save() self.delegate:didAddRecipe(self.recipe) end

local RecipeList = class("RecipeListViewController", UIViewController)

function RecipeList:init()
  self.recipes = { "Chicken Tikka" }
  self.title = "Recipes"
  self.navigationItem.rightBarButtonItem =
    UIBarButtonItem{ title = "+", target = self, action = "add" }
end

function RecipeList:add()
  local form = RecipeAdd{ recipe = "Lemon Cake" }
  form.delegate = self
  local nav = UINavigationController{ form, name = "form nav" }
  nav.modalPresentationStyle = "fullScreen"
  self:present(nav, true)
end

function RecipeList:didAddRecipe(recipe)
  self.recipes[#self.recipes + 1] = recipe
  self:dismiss(true)
end

local function bar(nav)
  local shown = nav.navigationBar.displayed
  print(("bar  [%s]  %s  [%s]"):format(shown.left[1] or "", shown.title, shown.right[1] or ""))
end

local list = RecipeList()
window.rootViewController = UINavigationController{ list, name = "list nav" }
settle()
bar(list.navigationController)
--> Recipes viewDidLoad
--> Recipes viewWillAppear
--> Recipes viewIsAppearing
--> Recipes viewDidAppear
--> bar  []  Recipes  [+]

-- The list asks, and the top of its family presents: the form's presenter is the stack of the list.
-- The form is the root of its own stack, so it has no back button.
user.tap "+"
settle()
print(families())
local nav = list.presentedViewController
print(nav.modalTransitionStyle)
bar(nav)
--> Add Recipe viewDidLoad
--> Recipes viewWillDisappear(animated)
--> Add Recipe viewWillAppear(animated)
--> Add Recipe viewIsAppearing(animated)
--> … 500 ms
--> Add Recipe viewDidAppear(animated)
--> Recipes viewDidDisappear(animated)
-->               parent    navigationController  tabBarController  splitViewController  presenting  presented
--> family 1
-->   list nav    nil       nil                   nil               nil                  nil         form nav
-->   Recipes     list nav  list nav              nil               nil                  nil         form nav
--> family 2
-->   form nav    nil       nil                   nil               nil                  list nav    nil
-->   Add Recipe  form nav  form nav              nil               nil                  list nav    nil
--> coverVertical
--> bar  [Cancel]  Add Recipe  [Done]
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ Cancel       Add Recipe         Done │
--> ├──────────────────────────────────────┤
--> │      RecipeAddViewController #3      │
--> └──────────────────────────────────────┘

-- The presented stack is a stack like any other.
nav:pushViewController(UIViewController "Ingredients", false)
settle()
bar(nav)
nav:popViewController(false)
settle()
--> Ingredients willMove(toParent: form nav)
--> Ingredients viewDidLoad
--> Add Recipe viewWillDisappear
--> Ingredients viewWillAppear
--> Ingredients viewIsAppearing
--> Add Recipe viewDidDisappear
--> Ingredients viewDidAppear
--> Ingredients didMove(toParent: form nav)
--> bar  [‹ Add Recipe]  Ingredients  []
--> Ingredients willMove(toParent: nil)
--> Ingredients viewWillDisappear
--> Add Recipe viewWillAppear
--> Add Recipe viewIsAppearing
--> Ingredients viewDidDisappear
--> Add Recipe viewDidAppear
--> Ingredients didMove(toParent: nil)

-- Done: the row is there before the list is seen again.
user.tap "Done"
settle()
print(list.presentedViewController, #list.recipes, list.recipes[2])
--> Add Recipe viewWillDisappear(animated)
--> Recipes viewWillAppear(animated)
--> Recipes viewIsAppearing(animated)
--> … 500 ms
--> Recipes viewDidAppear(animated)
--> Add Recipe viewDidDisappear(animated)
--> nil 2 Lemon Cake

-- Cancel: the same without a row.
user.tap "+"
settle()
user.tap "Cancel"
settle()
print(list.presentedViewController, #list.recipes)
--> Add Recipe viewDidLoad
--> Recipes viewWillDisappear(animated)
--> Add Recipe viewWillAppear(animated)
--> Add Recipe viewIsAppearing(animated)
--> … 500 ms
--> Add Recipe viewDidAppear(animated)
--> Recipes viewDidDisappear(animated)
--> Add Recipe viewWillDisappear(animated)
--> Recipes viewWillAppear(animated)
--> Recipes viewIsAppearing(animated)
--> … 500 ms
--> Recipes viewDidAppear(animated)
--> Add Recipe viewDidDisappear(animated)
--> nil 2
--> form nav deinit
--> Add Recipe deinit
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │               Recipes              + │
--> ├──────────────────────────────────────┤
--> │     RecipeListViewController #1      │
--> └──────────────────────────────────────┘
