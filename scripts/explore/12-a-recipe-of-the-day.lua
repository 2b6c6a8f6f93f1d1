-- A cookbook: a button opens the recipe of the day, and after a while the app asks for its review.
-- Fault: how often the button was tapped decides that, and isn't seen.

local count = 0

local Recipe = class("RecipeViewController", UIViewController)
function Recipe:viewDidLoad()
  Recipe.super.viewDidLoad(self)
  self.view:addSubview(UILabel{
    text = "Boil the potatoes.", frame = { x = 16, y = 120, width = 300, height = 40 },
  })
end

local Cookbook = class("CookbookViewController", UIViewController)
function Cookbook:viewDidLoad()
  Cookbook.super.viewDidLoad(self)
  self.navigationItem.rightBarButtonItem =
    UIBarButtonItem{ title = "Today", target = self, action = "open" }
end
function Cookbook:open()
  count = count + 1
  if count % 3 == 0 then return self:ask() end
  self.navigationController:pushViewController(Recipe{ title = "Potatoes" }, true)
end
function Cookbook:ask()
  self:present(UIAlertController{
    preferredStyle = "alert", title = "Do you like this cookbook?",
    UIAlertAction{ title = "Yes" }, UIAlertAction{ title = "Not now", style = "cancel" },
  }, true)
end

window.rootViewController = UINavigationController{ Cookbook{ title = "Cookbook" } }
settle()
