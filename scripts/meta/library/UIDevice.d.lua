---@meta
-- Written by `drilldown meta`; do not edit.

---The device that the program runs on.
---@class UIDevice
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field orientation UIDeviceOrientation How it is held. Read-only.
---@field userInterfaceIdiom UIUserInterfaceIdiom The kind of device. Read-only.
---@field isGeneratingDeviceOrientationNotifications boolean Whether it posts `orientationDidChange` when it is turned. Read-only.
UIDevice = {}

---The device.
---@return UIDevice
function UIDevice.current() end

---Asks for notifications.
function UIDevice:beginGeneratingDeviceOrientationNotifications() end

---Ends one request for notifications.
function UIDevice:endGeneratingDeviceOrientationNotifications() end

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function UIDevice:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function UIDevice:subclass(name) end
