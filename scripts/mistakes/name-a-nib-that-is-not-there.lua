-- facts: B93
-- A controller names a nib that doesn't exist.
local home = UIViewController{ title = "Home", nibName = "HomeView" }
local _, problem = pcall(function() return home.view end)
print(problem.code)
print(problem.why)
--> exception NSInternalInconsistencyException: Could not load NIB in bundle: 'NSBundle (loaded)' with name 'HomeView'
--> nib-not-found
--> a named nib has to exist
