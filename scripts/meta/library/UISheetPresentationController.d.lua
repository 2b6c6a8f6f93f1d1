---@meta
-- Written by `drilldown meta`; do not edit.

---Manages a sheet: a presentation that the user can drag down.
---@class UISheetPresentationController : UIPresentationController
---@field detents Detent[] The heights the card can have, lowest first.
---@field selectedDetentIdentifier Detent? The height it has; nil for the lowest.
---@field largestUndimmedDetentIdentifier Detent? The largest detent that doesn't dim the view below; nil always dims it.
---@field prefersGrabberVisible boolean Whether a handle is drawn.
---@field preferredCornerRadius number? How round its corners are, in points; nil is the usual.
---@field prefersEdgeAttachedInCompactHeight boolean Whether the sheet stays at the bottom where the height is compact.
---@field prefersScrollingExpandsWhenScrolledToEdge boolean Whether scrolling to the edge makes the card larger; true at first.
UISheetPresentationController = {}

---Makes changes to it as an animation.
---@param changes fun()
function UISheetPresentationController:animateChanges(changes) end
