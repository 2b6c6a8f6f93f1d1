-- facts: P115
-- A film has no delegate: a notification reports that it has ended, and the program dismisses.
local home = UIViewController "Home"
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewIsAppearing
--> Home viewDidAppear
local film = MPMoviePlayerViewController{ contentURL = "file:///film.mov", name = "film" }
function film.playbackDidFinish(movie, reason)
  print(movie == film, reason)
  if reason == "userExited" then home:dismissMoviePlayerViewControllerAnimated() end
end
home:presentMoviePlayerViewControllerAnimated(film)
settle()
--> film viewDidLoad
--> film viewWillAppear(animated)
--> film viewIsAppearing(animated)
--> … 500 ms
--> film viewDidAppear(animated)
print(user.pick())
settle()
print(home.presentedViewController == film)
--> film playbackDidFinish(playbackEnded)
--> true playbackEnded
--> true
--> true
print(user.cancel())
settle()
--> film playbackDidFinish(userExited)
--> true userExited
--> true
--> film viewWillDisappear(animated)
--> … 500 ms
--> film viewDidDisappear(animated)
