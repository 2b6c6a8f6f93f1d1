---@meta
-- Written by `drilldown meta`; do not edit.

---Manages a card with an arrow, beside the view it is about.
---@class UIPopoverPresentationController : UIPresentationController
---@field sourceView UIView? The view that the arrow points at; this or the button is needed.
---@field sourceRect CGRect The part of that view, in points.
---@field barButtonItem UIBarButtonItem? The button that the arrow points at.
---@field passthroughViews UIView[]? The views outside that can be tapped all the same.
UIPopoverPresentationController = {}
