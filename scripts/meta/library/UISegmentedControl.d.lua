---@meta
-- Written by `drilldown meta`; do not edit.

---A row of segments of which at most one is selected; a tap selects one.
---@class UISegmentedControl : UIControl
---@field numberOfSegments integer How many segments it has. Read-only.
---@field selectedSegmentIndex integer? The index of the selected segment, from 0; nil for none.
---@field isMomentary boolean Whether a segment is selected only while it is touched.
---@overload fun(arguments?: UISegmentedControl.Arguments): UISegmentedControl
UISegmentedControl = {}

---Inserts a segment with a title before the one at an index from 0.
---@param title? string
---@param index integer
---@param animated? boolean
function UISegmentedControl:insertSegment(title, index, animated) end

---Removes the segment at an index from 0.
---@param index integer
---@param animated? boolean
function UISegmentedControl:removeSegment(index, animated) end

---Removes all segments, so that none is selected.
function UISegmentedControl:removeAllSegments() end

---Sets the title of a segment.
---@param title? string
---@param index integer
function UISegmentedControl:setTitle(title, index) end

---The title of a segment; nil for none.
---@param index integer
---@return string?
function UISegmentedControl:titleForSegment(index) end

---Sets the image of a segment, by its name.
---@param image? string
---@param index integer
function UISegmentedControl:setImage(image, index) end

---The name of a segment's image; nil for none.
---@param index integer
---@return string?
function UISegmentedControl:imageForSegment(index) end

---Enables or disables a segment.
---@param isEnabled? boolean
---@param index integer
function UISegmentedControl:setEnabled(isEnabled, index) end

---Whether a segment is enabled; true by default.
---@param index integer
---@return boolean
function UISegmentedControl:isEnabledForSegment(index) end

---What UISegmentedControl is called with.
---@class UISegmentedControl.Arguments : UIControl.Arguments
---@field items? string[] The titles of the segments, from left to right.
---@field selectedSegmentIndex? integer
---@field isMomentary? boolean
