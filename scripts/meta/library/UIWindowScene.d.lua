---@meta
-- Written by `drilldown meta`; do not edit.

---A scene whose contents are the windows of the app.
---@class UIWindowScene : UIScene
---@field windows UIWindow[] Its windows, in the order of creation. Read-only.
---@field keyWindow UIWindow? The window of the scene that gets keyboard input. Read-only.
---@field interfaceOrientation UIInterfaceOrientation How its contents are turned. Read-only.
---@field traitCollection UITraitCollection The traits of the device. Read-only.
---@field isFullScreen boolean Whether it has the whole screen. Read-only.
UIWindowScene = {}

---Turns the contents to one of some orientations; the function gets the error's code and its text if none of them is supported.
---@param interfaceOrientations UIInterfaceOrientationMask|UIInterfaceOrientationMask[]
---@param errorHandler? fun()
function UIWindowScene:requestGeometryUpdate(interfaceOrientations, errorHandler) end
