---@meta
-- Written by `drilldown meta`; do not edit.

---Plays a film in its view or on the whole screen; it presents itself.
---@class MPMoviePlayerController
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field name string? A name for timelines and tests.
---@field contentURL string? Where the film that it plays is; nil for none.
---@field view UIView The view that plays the movie where it is added. Read-only.
---@field playbackState MPMoviePlaybackState What the movie is doing. Read-only.
---@field isFullscreen boolean Whether it covers the screen.
---@field playbackDidFinish (fun(player: MPMoviePlayerController, reason: MPMovieFinishReason))? Called `(player, reason)` with the notification that the film has ended.
---@overload fun(arguments?: MPMoviePlayerController.Arguments): MPMoviePlayerController
MPMoviePlayerController = {}

---Plays the movie; one whose view is nowhere on screen covers the screen.
function MPMoviePlayerController:play() end

---Pauses the film until `play` continues it.
function MPMoviePlayerController:pause() end

---Stops the movie; one whose view is nowhere on screen is dismissed.
function MPMoviePlayerController:stop() end

---Covers the screen, or no longer does.
---@param fullscreen? boolean
---@param animated? boolean
function MPMoviePlayerController:setFullscreen(fullscreen, animated) end

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function MPMoviePlayerController:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function MPMoviePlayerController:subclass(name) end

---What MPMoviePlayerController is called with.
---@class MPMoviePlayerController.Arguments
---@field [string] any
---@field name? string
---@field contentURL? string
---@field isFullscreen? boolean
---@field playbackDidFinish? fun(player: MPMoviePlayerController, reason: MPMovieFinishReason)
