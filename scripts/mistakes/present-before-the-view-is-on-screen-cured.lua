-- facts: P51, P64
-- In viewDidAppear the view is on screen, and the controller can present.
local home = UIViewController "Home"
function home:viewDidAppear()
  if not self.hasWelcomed then
    self.hasWelcomed = true
    self:present(UIViewController "Welcome", true)
  end
end
window.rootViewController = home
settle()
print(#warnings())
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Welcome viewDidLoad
--> Welcome viewWillAppear(animated)
--> Welcome viewIsAppearing(animated)
--> … 500 ms
--> Welcome viewDidAppear(animated)
--> 0
