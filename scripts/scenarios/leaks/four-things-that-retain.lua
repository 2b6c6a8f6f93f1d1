-- facts: none
-- A field, a timer, a cache and another removed controller: each is found and named.
local home = UIViewController "Home"
local nav = UINavigationController{ home, name = "nav" }
window.rootViewController = nav
local cache = {}
do
  local list, form = UIViewController "List", UIViewController "Form"
  local photo, caption = UIViewController "Photo", UIViewController "Caption"
  home.list = list
  after(30, function() form.title = "Late" end)
  cache.photos = { photo }
  photo.caption = caption
  nav.viewControllers = { home, list, form, photo, caption }
end
--> Home willMove(toParent: nav)
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> List willMove(toParent: nav)
--> Form willMove(toParent: nav)
--> Photo willMove(toParent: nav)
--> Caption willMove(toParent: nav)
--> Caption viewDidLoad
--> Home viewWillDisappear
--> Caption viewWillAppear
--> Caption viewIsAppearing
--> Home viewDidDisappear
nav:popToRootViewController()
settle()
--> Caption viewDidAppear
--> Caption willMove(toParent: nil)
--> Caption viewWillDisappear
--> Home viewWillAppear
--> Home viewIsAppearing
--> List didMove(toParent: nil)
--> Form didMove(toParent: nil)
--> Photo didMove(toParent: nil)
--> Caption viewDidDisappear
--> Home viewDidAppear
--> Home didMove(toParent: nav)
--> Caption didMove(toParent: nil)
for _, leak in ipairs(leaks()) do
  print(leak.vc, leak.name, table.concat(leak.heldBy, "; "))
end
--> UIViewController "List" #3 List field list of UIViewController "Home" #1
--> UIViewController "Form" #4 Form upvalue form of a timer due at 30.0 s
--> UIViewController "Photo" #5 Photo local cache.photos[1]
--> UIViewController "Caption" #6 Caption field caption of UIViewController "Photo" #5
wait(30)
print(#cache.photos)
home.list, cache.photos = nil, nil
print(#leaks(), leaks())
--> 1
--> 0 no removed controller is still alive
