---@meta
-- Written by `drilldown meta`; do not edit.

---Lets a player find another device; it shows itself and isn't presented.
---@class GKPeerPickerController
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field name string? A name for timelines and tests.
---@field isVisible boolean Whether it is shown at present. Read-only.
---@field delegate (GKPeerPickerControllerDelegate|table)? Is notified of what the user did, and dismisses the controller.
---@overload fun(arguments?: GKPeerPickerController.Arguments): GKPeerPickerController
GKPeerPickerController = {}

---Shows it on top of everything, without a presenter.
function GKPeerPickerController:show() end

---Hides it; its delegate isn't notified.
function GKPeerPickerController:dismiss() end

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function GKPeerPickerController:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function GKPeerPickerController:subclass(name) end

---What GKPeerPickerController is called with.
---@class GKPeerPickerController.Arguments
---@field [string] any
---@field name? string
---@field delegate? GKPeerPickerControllerDelegate|table
