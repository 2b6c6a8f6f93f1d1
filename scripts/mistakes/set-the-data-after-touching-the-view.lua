-- facts: A1, A2
-- Reading `view` loads it, and viewDidLoad shows data that isn't there yet.
local detail = UIViewController "Detail"
function detail:viewDidLoad() print("showing", self.book) end
detail.view.tag = 1
detail.book = "Emma"
--> Detail viewDidLoad
--> showing nil
