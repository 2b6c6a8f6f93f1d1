-- facts: A1, A8, CAT-15
-- A loadView that makes no view leaves none; viewDidLoad comes all the same.
local bare = UIViewController "V"
function bare:loadView() end
print(bare.view, bare.isViewLoaded)
--> V loadView
--> V viewDidLoad
--> nil false
