---@meta
-- Written by `drilldown meta`; do not edit.

---A scene whose contents are the windows of the app.
---@class UIWindowScene : UIScene
---@field windows UIWindow[] Its windows, in the order of creation. Read-only.
---@field keyWindow UIWindow? The window of the scene that receives keyboard input (iOS 15). Read-only.
---@field interfaceOrientation UIInterfaceOrientation How its contents are turned. Read-only.
---@field traitCollection UITraitCollection Its traits: those of the device, and what it overrides. Read-only.
---@field isFullScreen boolean Whether it has the whole screen (iOS 16). Read-only.
---@field effectiveGeometry UIWindowScene.Geometry Its present geometry: orientation, and whether it is locked. Read-only.
---@field traitOverrides UITraitOverrides? The traits that it and its contents have in place of those around it. Read-only.
UIWindowScene = {}

---Turns the contents to one of some orientations; the function gets the error's code and its text if none of them is supported.
---@param interfaceOrientations UIInterfaceOrientationMask|UIInterfaceOrientationMask[]
---@param errorHandler? fun()
function UIWindowScene:requestGeometryUpdate(interfaceOrientations, errorHandler) end

---Calls a function with it and its former traits when one of some traits has changed.
---@param traits UITrait[]
---@param handler fun(environment: UIWindowScene, previous: UITraitCollection)
---@return UITraitChangeRegistration?
function UIWindowScene:registerForTraitChanges(traits, handler) end

---Ends a registration that registerForTraitChanges has returned.
---@param registration UITraitChangeRegistration
function UIWindowScene:unregisterForTraitChanges(registration) end
