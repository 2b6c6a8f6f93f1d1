---@meta
-- Written by `drilldown meta`; do not edit.

---Shows a film over the whole screen.
---@class MPMoviePlayerViewController : UIViewController
---@field contentURL string? Where the film is; given when it is made. Read-only.
---@field playbackDidFinish (fun(controller: MPMoviePlayerViewController, reason: MPMovieFinishReason))? Called `(controller, reason)` with the notification that the film has ended.
---@overload fun(arguments?: MPMoviePlayerViewController.Arguments): MPMoviePlayerViewController
MPMoviePlayerViewController = {}

---What MPMoviePlayerViewController is called with.
---@class MPMoviePlayerViewController.Arguments : UIViewController.Arguments
---@field contentURL? string
---@field playbackDidFinish? fun(controller: MPMoviePlayerViewController, reason: MPMovieFinishReason)
