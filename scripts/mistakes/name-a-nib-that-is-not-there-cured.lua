-- facts: B93
-- The nib exists before the view is loaded.
nibs.HomeView = { view = { UIView } }
local home = UIViewController{ title = "Home", nibName = "HomeView" }
print(home.view ~= nil, #warnings())
--> Home viewDidLoad
--> true 0
