-- facts: B93
-- The nib brings the view of its owner.
nibs.HomeView = { view = { UIView } }
local home = UIViewController{ title = "Home", nibName = "HomeView" }
print(home.view ~= nil, #warnings())
--> Home viewDidLoad
--> true 0
