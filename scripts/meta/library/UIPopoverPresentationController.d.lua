---@meta
-- Written by `drilldown meta`; do not edit.

---Manages a popover, whose arrow points at a view.
---@class UIPopoverPresentationController : UIPresentationController
---@field sourceView UIView? The view that the arrow points at; this or the button is required.
---@field sourceRect CGRect The part of that view, in points.
---@field barButtonItem UIBarButtonItem? The button that the arrow points at.
---@field passthroughViews UIView[]? The views outside it that can be tapped while it is shown.
UIPopoverPresentationController = {}
