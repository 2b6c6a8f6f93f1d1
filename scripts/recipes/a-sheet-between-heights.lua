-- facts: F52, F53, F55, F58, C22
-- A map with a sheet between three heights
-- Watch: the lowest height leaves the map usable; the user's drags are reported, the program's aren't.

local map = UIViewController "Map"
map.navigationItem.rightBarButtonItem = UIBarButtonItem{
  title = "Search",
  action = function() print "search" end,
}
window.rootViewController = UINavigationController{ map }
settle()
--> Map willMove(toParent: UINavigationController#2)
--> Map viewDidLoad
--> Map viewWillAppear
--> Map viewIsAppearing
--> Map viewDidAppear
--> Map didMove(toParent: UINavigationController#2)

-- The tip is as high as its text, which the program knows.
local lines = 2
local places = UIViewController "Places"
local sheet = places.sheetPresentationController
sheet.detents = {
  { identifier = "tip", height = function() return 40 * lines end },
  "medium",
  "large",
}
sheet.largestUndimmedDetentIdentifier = "tip"
sheet.prefersGrabberVisible = true
places.presentationController.delegate = {
  didChangeSelectedDetentIdentifier = function(of)
    print("now", of.selectedDetentIdentifier)
  end,
}
map:present(places, true)
settle()
--> Places viewDidLoad
--> Places viewWillAppear(animated)
--> Places viewIsAppearing(animated)
--> … 500 ms
--> Places viewDidAppear(animated)
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                 Map           Search │
--> ├──────────────────────────────────────┤
--> │         UIViewController #1          │
--> │┌─────────────────━━━━───────────────┐│
--> ││    UIViewController #3 "Places"    ││
--> │└────────────────────────────────────┘│
--> └──────────────────────────────────────┘

-- The map isn't dimmed, so its button works.
user.tap "Search"
--> search

-- The user drags the sheet up: the map is dimmed.
user.dragSheet "medium"
settle()
--> Places didChangeSelectedDetentIdentifier
--> now medium
print(screen())
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │░░░░░░░░░░░░░░░░░Map░░░░░░░░░░░Search░│
--> ├──────────────────────────────────────┤
--> │░░░░░░░░░UIViewController #1░░░░░░░░░░│
--> │┌─────────────────━━━━───────────────┐│
--> ││    UIViewController #3 "Places"    ││
--> │└────────────────────────────────────┘│
--> └──────────────────────────────────────┘

-- The program moves it down again, and makes room for a third line.
sheet:animateChanges(function() sheet.selectedDetentIdentifier = "tip" end)
settle()
lines = 3
sheet:animateChanges(function() sheet:invalidateDetents() end)
settle()
print(places.view.frame.height)
--> 154.0

-- A pull below the lowest height dismisses it.
user.swipeDown()
settle()
--> Places viewWillDisappear(animated)
--> … 500 ms
--> Places viewDidDisappear(animated)
