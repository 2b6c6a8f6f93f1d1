-- facts: P121
-- A segue whose class is the program's makes its transition, after its source has prepared it.
local Jump = class("Jump", UIStoryboardSegue)
function Jump:perform()
  print("perform", self.identifier)
  Jump.super.perform(self)
  self.source.navigationController:setViewControllers({ self.destination }, false)
end
local home = UIViewController "Home"
local nav = UINavigationController{ home, name = "nav" }
window.rootViewController = nav
home.segues = {
  jump = function()
    return Jump{ identifier = "jump", source = home, destination = UIViewController "New" }
  end,
}
function home:prepare(segue) print("prepare", segue.destination.title) end
settle()
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
--> Home didMove(toParent: nav)
home:performSegue "jump"
settle()
--> Home prepare(jump)
--> prepare New
--> perform jump
--> Home willMove(toParent: nil)
--> New willMove(toParent: nav)
--> New viewDidLoad
--> Home viewWillDisappear
--> New viewWillAppear
--> New viewIsAppearing
--> Home viewDidDisappear
--> New viewDidAppear
--> Home didMove(toParent: nil)
--> New didMove(toParent: nav)
