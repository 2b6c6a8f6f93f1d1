-- facts: A1, A5
-- Set the data first; no view is loaded before the controller is shown.
local detail = UIViewController "Detail"
function detail:viewDidLoad() print("showing", self.book) end
detail.book = "Emma"
detail.view.tag = 1
--> Detail viewDidLoad
--> showing Emma
