---@meta
-- Written by `drilldown meta`; do not edit.

---Plays a film on the whole screen.
---@class MPMoviePlayerViewController : UIViewController
---@field contentURL string? The URL of the film; set when it is created. Read-only.
---@field moviePlayer MPMoviePlayerController The player of the movie, and the object of the notification. Read-only.
---@field playbackDidFinish (fun(controller: MPMoviePlayerViewController, reason: MPMovieFinishReason))? Called `(controller, reason)` with the notification that the film has ended.
---@overload fun(arguments?: MPMoviePlayerViewController.Arguments): MPMoviePlayerViewController
MPMoviePlayerViewController = {}

---What MPMoviePlayerViewController is called with.
---@class MPMoviePlayerViewController.Arguments : UIViewController.Arguments
---@field contentURL? string
---@field playbackDidFinish? fun(controller: MPMoviePlayerViewController, reason: MPMovieFinishReason)
