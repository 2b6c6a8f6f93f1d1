---@meta
-- Written by `drilldown meta`; do not edit.

---Where a player finds another device; it shows itself, and nobody presents it.
---@class GKPeerPickerController
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field name string? A name for timelines and tests.
---@field isVisible boolean Whether the person sees it just now. Read-only.
---@field delegate (GKPeerPickerControllerDelegate|table)? Hears what the person did, and sends the controller away.
---@overload fun(arguments?: GKPeerPickerController.Arguments): GKPeerPickerController
GKPeerPickerController = {}

---Comes on screen on top of everything, presented by nobody.
function GKPeerPickerController:show() end

---Goes off the screen; its delegate hears nothing of that.
function GKPeerPickerController:dismiss() end

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function GKPeerPickerController:isKind(class) end

---Makes a class of one's own that extends this one, as `class(name, self)` does.
---@param name string
---@return table
function GKPeerPickerController:subclass(name) end

---What GKPeerPickerController is called with.
---@class GKPeerPickerController.Arguments
---@field [string] any
---@field name? string
---@field delegate? GKPeerPickerControllerDelegate|table
