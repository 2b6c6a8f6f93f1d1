-- facts: P64, A25
-- In viewDidLoad a view has no window yet, so the controller can't present.
local home = UIViewController "Home"
function home:viewDidLoad()
  self:present(UIViewController "Welcome", true)
end
window.rootViewController = home
settle()
print(warnings()[1].why)
--> Home viewDidLoad
--> warning not-in-window: Attempt to present <UIViewController: 0x120> on <UIViewController: 0x110> (from <UIViewController: 0x110>) whose view is not in the window hierarchy.
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> a controller presents only while its view is in a window; the view of Home enters its window only after viewWillAppear
