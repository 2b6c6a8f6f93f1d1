-- facts: B93
-- The nib connects its owner's view outlet.
nibs.HomeView = { view = { UIView } }
local home = UIViewController{ title = "Home", nibName = "HomeView" }
print(home.view ~= nil, #warnings())
--> Home viewDidLoad
--> true 0
