-- facts: none
-- A film player presents and dismisses its view itself: it is only called to play.
simulator.profile = "classic"
local home = UIViewController "Home"
local button = UIButton "Trailer"
home.view:addSubview(button)
window.rootViewController = home
settle()
--> Home viewDidLoad
--> Home viewWillAppear
--> Home viewDidAppear
for _, name in ipairs{
  "willEnterFullscreen", "didEnterFullscreen", "willExitFullscreen", "didExitFullscreen",
  "playbackStateDidChange", "playbackDidFinish",
} do
  NotificationCenter.addObserver(name, function() mark(name) end)
end
local player = MPMoviePlayerController{ contentURL = "file:///film.mov", name = "film" }
function player.playbackDidFinish(sender, reason) print(sender == player, reason) end
button.action = function() player:play() end
user.tap "Trailer"
print(player.playbackState, player.isFullscreen, home.presentedViewController)
settle()
print(screen())
print(user.tap(button))
--> playbackStateDidChange
--> willEnterFullscreen
--> playing true nil
--> … 400 ms
--> didEnterFullscreen
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │                 film                 │
--> └──────────────────────────────────────┘
--> false it is covered
-- Done, or the end of the film, dismisses it again.
print(user.cancel())
settle()
print(player.playbackState, player.isFullscreen)
player:play()
settle()
player:pause()
print(player.playbackState, user.pick())
settle()
--> film playbackDidFinish(userExited)
--> playbackStateDidChange
--> playbackDidFinish
--> true userExited
--> willExitFullscreen
--> true
--> … 400 ms
--> didExitFullscreen
--> stopped false
--> playbackStateDidChange
--> willEnterFullscreen
--> … 400 ms
--> didEnterFullscreen
--> playbackStateDidChange
--> film playbackDidFinish(playbackEnded)
--> playbackStateDidChange
--> playbackDidFinish
--> true playbackEnded
--> willExitFullscreen
--> paused true
--> … 400 ms
--> didExitFullscreen
-- In a view of the program's it is played there, and covers the screen on request.
player.view.frame = { x = 0, y = 100, width = 320, height = 180 }
home.view:addSubview(player.view)
player:play()
print(player.isFullscreen)
print(screen())
player:setFullscreen(true, true)
settle()
player:setFullscreen(false, true)
settle()
print(player.playbackState)
player:stop()
--> playbackStateDidChange
--> false
--> ┌ 9:41 ────────────────────────── 100% ┐
--> │ [ Trailer ]                          │
--> │            [MPMovieView]             │
--> └──────────────────────────────────────┘
--> willEnterFullscreen
--> … 400 ms
--> didEnterFullscreen
--> willExitFullscreen
--> … 400 ms
--> didExitFullscreen
--> playing
--> playbackStateDidChange
