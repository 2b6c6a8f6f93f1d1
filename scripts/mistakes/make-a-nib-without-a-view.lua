-- facts: B93
-- A nib has no view.
nibs.HomeView = {}
local home = UIViewController{ title = "Home", nibName = "HomeView" }
local _, problem = pcall(function() return home.view end)
print(problem.code)
print(problem.why)
--> exception NSInternalInconsistencyException: -[UIViewController _loadViewFromNibNamed:bundle:] loaded the "HomeView" nib but the view outlet was not set.
--> view-outlet-not-set
--> a nib has to set its owner's view
