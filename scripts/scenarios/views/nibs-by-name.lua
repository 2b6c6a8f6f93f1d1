-- facts: B93
-- A named nib comes first; a missing one, or one without a view, raises; without one a view is plain.
local Detail = class("DetailViewController", UIViewController)
nibs.DetailViewController = { view = { UIView, tag = 1 } }
nibs.Card = { view = { UIView, tag = 2 } }
nibs.Empty = {}
print(Detail{}.view.tag, Detail{ nibName = "Card" }.view.tag)
--> DetailViewController#1 viewDidLoad
--> DetailViewController#2 viewDidLoad
--> 1 2
--> DetailViewController#2 deinit
--> DetailViewController#1 deinit
nibs.DetailView = { view = { UIView, tag = 3 } }
print(Detail{}.view.tag)
--> DetailViewController#3 viewDidLoad
--> 3
--> DetailViewController#3 deinit
local plain = UIViewController{}.view
print(plain.tag, plain.frame.width, plain.frame.height)
--> UIViewController#4 viewDidLoad
--> 0 390.0 844.0
for _, name in ipairs({ "Missing", "Empty" }) do
  local _, problem = pcall(function() return UIViewController{ nibName = name }.view end)
  print(problem.name)
end
--> exception NSInternalInconsistencyException: Could not load NIB in bundle: 'NSBundle (loaded)' with name 'Missing'
--> NSInternalInconsistencyException
--> exception NSInternalInconsistencyException: -[UIViewController _loadViewFromNibNamed:bundle:] loaded the "Empty" nib but the view outlet was not set.
--> NSInternalInconsistencyException
-- Any object may be the owner of a nib that is loaded by hand.
nibs.Badge = { view = { UIView, name = "badge", { UILabel, name = "text", text = "3" } },
  outlets = { badge = "badge", count = "text" } }
local owner = {}
local objects = Bundle.main:loadNibNamed("Badge", owner)
print(#objects, objects[1] == owner.badge, owner.count.text)
print(pcall(Bundle.main.loadNibNamed, Bundle.main, "Missing", owner))
--> 1 true 3
--> exception NSInternalInconsistencyException: Could not load NIB in bundle: 'NSBundle (loaded)' with name 'Missing'
--> false scripts/scenarios/views/nibs-by-name.lua:36: NSInternalInconsistencyException: Could not load NIB in bundle: 'NSBundle (loaded)' with name 'Missing' (add a nib of that name to the table nibs first)
