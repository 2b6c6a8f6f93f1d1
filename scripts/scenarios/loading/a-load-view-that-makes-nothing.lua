-- facts: A1, A8, CAT-15
-- After a loadView that makes no view there is none; viewDidLoad runs all the same.
local bare = UIViewController "V"
function bare:loadView() end
print(bare.view, bare.isViewLoaded)
--> V loadView
--> V viewDidLoad
--> nil false
