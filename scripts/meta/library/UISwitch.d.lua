---@meta
-- Written by `drilldown meta`; do not edit.

---A control that is on or off; a tap changes it.
---@class UISwitch : UIControl
---@field isOn boolean Whether it is on; setting it sends no action.
---@field onTintColor UIColor? The colour of its track while it is on, by its name.
---@field thumbTintColor UIColor? The colour of its thumb, by its name.
---@overload fun(arguments?: UISwitch.Arguments): UISwitch
UISwitch = {}

---Turns it on or off, without an action.
---@param on? boolean
---@param animated? boolean
function UISwitch:setOn(on, animated) end

---What UISwitch is called with.
---@class UISwitch.Arguments : UIControl.Arguments
---@field isOn? boolean
---@field onTintColor? UIColor
---@field thumbTintColor? UIColor
