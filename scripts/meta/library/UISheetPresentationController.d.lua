---@meta
-- Written by `drilldown meta`; do not edit.

---Manages a card: a presentation at the bottom that a person can drag away.
---@class UISheetPresentationController : UIPresentationController
---@field detents Detent[] The heights the card can have, lowest first.
---@field selectedDetentIdentifier Detent? The height it has; nil for the lowest.
---@field largestUndimmedDetentIdentifier Detent? The largest height that leaves what is below undimmed; nil dims it always.
---@field prefersGrabberVisible boolean Whether a handle is drawn.
---@field preferredCornerRadius number? How round its corners are, in points; nil is the usual.
---@field prefersEdgeAttachedInCompactHeight boolean Whether it stands on the lower edge where there is little height.
---@field prefersScrollingExpandsWhenScrolledToEdge boolean Whether scrolling to the edge makes the card larger; true at first.
UISheetPresentationController = {}

---Makes changes to it as an animation.
---@param changes fun()
function UISheetPresentationController:animateChanges(changes) end
