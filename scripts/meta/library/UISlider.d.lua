---@meta
-- Written by `drilldown meta`; do not edit.

---A control that chooses a value between two others.
---@class UISlider : UIControl
---@field value number The value, between `minimumValue` and `maximumValue`; setting it sends no action.
---@field minimumValue number The value at the left end; 0 by default.
---@field maximumValue number The value at the right end; 1 by default.
---@field isContinuous boolean Whether a drag sends `valueChanged` while the thumb moves, or once at its end; true by default.
---@field minimumValueImage string? The name of the image at the left end.
---@field maximumValueImage string? The name of the image at the right end.
---@overload fun(arguments?: UISlider.Arguments): UISlider
UISlider = {}

---Changes the value, without an action.
---@param value number
---@param animated? boolean
function UISlider:setValue(value, animated) end

---What UISlider is called with.
---@class UISlider.Arguments : UIControl.Arguments
---@field minimumValue? number The value at the left end; 0 if omitted.
---@field maximumValue? number The value at the right end; 1 if omitted.
---@field value? number
---@field minimumValue? number
---@field maximumValue? number
---@field isContinuous? boolean
---@field minimumValueImage? string
---@field maximumValueImage? string
