---@meta
-- Written by `drilldown meta`; do not edit.

---Manages a sheet: a presentation that the user can drag to other heights or down.
---@class UISheetPresentationController : UIPresentationController
---@field detents string|{ identifier?: string, height: number|function }[]? The heights it can have, lowest first: `"medium"`, `"large"`, or a table with `identifier` and `height`, a number or a function of the context (nil: inactive). `no-detents`: NSInvalidArgumentException: a sheet always has a height; an exception is raised, and nothing has changed. Facts: F52 (:help F52).
---@field selectedDetentIdentifier string? The name of the current height; nil for the lowest. Setting it calls nothing.
---@field largestUndimmedDetentIdentifier string? The name of the largest height that doesn't dim the view below; nil always does.
---@field prefersGrabberVisible boolean Whether the grabber is shown; false by default.
---@field preferredCornerRadius number? The corner radius, in points; nil for the default.
---@field backgroundEffect UIBlurEffect.Style? The style of the blur behind it (iOS 26); nil for the system's. Kept, no effect.
---@field prefersEdgeAttachedInCompactHeight boolean Whether the sheet is attached to the lower edge in compact height instead of covering the screen; set it before presenting.
---@field widthFollowsPreferredContentSizeWhenEdgeAttached boolean Whether a sheet that is attached to the lower edge in compact height has the width that the controller prefers, instead of that of the safe area.
---@field prefersScrollingExpandsWhenScrolledToEdge boolean Whether an upward drag in a scroll view at its top expands the sheet before it scrolls; true by default.
---@field prefersPageSizing boolean Whether it has the size of a page rather than of a form in regular width; by default as its style.
---@field sourceView UIView? The view that it is centred over in regular width. Kept, no effect.
UISheetPresentationController = {}

---Calls the functions of custom heights again.
function UISheetPresentationController:invalidateDetents() end

---Animates the changes that the function makes to the sheet.
---@param changes fun()
function UISheetPresentationController:animateChanges(changes) end
