---@meta
-- Written by `drilldown meta`; do not edit.

---Shows a controller in a popover of an iPad (iOS 3.2 to 8).
---@class UIPopoverController
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field name string? A name for trees, timelines and tests.
---@field contentViewController UIViewController The controller that is shown. `popover-on-phone`: NSInvalidArgumentException: before iOS 8 there are popovers on iPads only; an exception is raised, and nothing has changed.
---@field popoverContentSize CGSize Its size in points: the one that was set, or the one its content prefers.
---@field passthroughViews UIView[]? The views outside that can be tapped while it is visible.
---@field popoverArrowDirection UIPopoverArrowDirection The side of the popover that its arrow is on; `unknown` while it isn't visible. Read-only.
---@field isPopoverVisible boolean Whether it is on screen, or about to be. Read-only.
---@field delegate (UIPopoverControllerDelegate|table)? Allows the user to dismiss it, and is notified of it.
---@overload fun(arguments?: UIPopoverController.Arguments): UIPopoverController
UIPopoverController = {}

---Presents it from a rectangle of a view, or from a bar button: `popover:present(item, "any", true)`.
---
---`popover-window`: NSGenericException: a popover points at a view or a bar button in a window; an exception is raised, and nothing has changed.
---@param source UIBarButtonItem|CGRect
---@param view? UIView|UIPopoverArrowDirection
---@param permittedArrowDirections? UIPopoverArrowDirection|boolean
---@param animated? boolean
function UIPopoverController:present(source, view, permittedArrowDirections, animated) end

---Dismisses it; the delegate isn't notified.
---@param animated? boolean
function UIPopoverController:dismiss(animated) end

---Replaces the controller that is shown.
---@param viewController UIViewController
---@param animated? boolean
function UIPopoverController:setContentViewController(viewController, animated) end

---Sets its size in points.
---@param size CGSize
---@param animated? boolean
function UIPopoverController:setContentSize(size, animated) end

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function UIPopoverController:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function UIPopoverController:subclass(name) end

---What UIPopoverController is called with.
---@class UIPopoverController.Arguments
---@field [string] any
---@field name? string
---@field contentViewController? UIViewController
---@field popoverContentSize? CGSize
---@field passthroughViews? UIView[]
---@field delegate? UIPopoverControllerDelegate|table
