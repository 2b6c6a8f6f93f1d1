---@meta
-- Written by `drilldown meta`; do not edit.

---Manages a popover, whose arrow points at a view, a button or a tab.
---@class UIPopoverPresentationController : UIPresentationController
---@field permittedArrowDirections UIPopoverArrowDirection|UIPopoverArrowDirection[] The sides that its arrow may be on; set it before the popover is displayed.
---@field arrowDirection UIPopoverArrowDirection The side of the popover that its arrow is on; `unknown` while it isn't displayed. Read-only.
---@field sourceItem (UIView|UIBarButtonItem|UITab)? What the arrow points at: a view, a button or a tab; before the other two.
---@field sourceView UIView? The view that the arrow points at; this or another source is required.
---@field sourceRect CGRect The part of that view, in points; null for all of it.
---@field barButtonItem UIBarButtonItem? The button that the arrow points at; it has precedence over the view.
---@field passthroughViews UIView[]? The views outside that can be tapped nevertheless; the bar of a button that it points at is added when the popover is presented.
---@field canOverlapSourceViewRect boolean Whether it may cover what it points at where there is little room; false by default.
---@field backgroundColor UIColor? The color behind the contents; kept, no effect.
---@field popoverLayoutMargins UIEdgeInsets How far it stays from the edges of the screen, in points.
---@field adaptiveSheetPresentationController UISheetPresentationController? The sheet that it becomes in compact surroundings. Read-only.
UIPopoverPresentationController = {}
