---@meta
-- Written by `drilldown meta`; do not edit.

---Manages a sheet: a presentation that the user can drag down.
---@class UISheetPresentationController : UIPresentationController
---@field detents Detent[] The heights the sheet can have, lowest first.
---@field selectedDetentIdentifier Detent? The current height; nil for the lowest.
---@field largestUndimmedDetentIdentifier Detent? The largest detent that doesn't dim the view below; nil always dims it.
---@field prefersGrabberVisible boolean Whether a handle is drawn at the top edge of the sheet.
---@field preferredCornerRadius number? The corner radius, in points; nil for the default.
---@field prefersEdgeAttachedInCompactHeight boolean Whether the sheet stays at the bottom when the height is compact.
---@field prefersScrollingExpandsWhenScrolledToEdge boolean Whether scrolling to the edge expands the sheet; true by default.
UISheetPresentationController = {}

---Animates the changes that the function makes to the sheet.
---@param changes fun()
function UISheetPresentationController:animateChanges(changes) end
