---@meta
-- Written by `drilldown meta`; do not edit.

---The device that the program runs on.
---@class UIDevice
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field orientation UIDeviceOrientation How it is held; read-only for programs. Read-only.
---@field userInterfaceIdiom UIUserInterfaceIdiom The kind of device: a phone or a pad. Read-only.
---@field isGeneratingDeviceOrientationNotifications boolean Whether it posts notifications when it is turned; a window asks for them at first. Read-only.
UIDevice = {}

---The device that the program runs on, the same one at each call.
---@return UIDevice
function UIDevice.current() end

---Sets a property by its key: up to iOS 15 "orientation" turned the device, as a number or a name; there is no other key.
---
---`setting-orientation`: a warning: only the user turns a device (iOS 16); nothing is turned.
---
---Facts: E87 (:help E87).
---@param value? UIDeviceOrientation|integer
---@param key string
function UIDevice:setValue(value, key) end

---Asks for notifications when the device is turned.
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
