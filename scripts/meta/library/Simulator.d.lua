---@meta
-- Written by `drilldown meta`; do not edit.

---The device that the world runs on.
---@class Simulator
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field profile Profile Which iOS releases it behaves like; set it while the window is empty.
---@field device Device The device; set it while the window is empty.
---@field orientation Orientation How the device is held.
---@field horizontalSizeClass SizeClass? How much room there is from left to right; nil lets the device decide.
---@field canSendMail boolean Whether there is an account to send mail with; true at first.
---@field canSendText boolean Whether texts can be sent; true at first.
---@field fits integer? How many characters a bar has room for; nil for as many as there are.
Simulator = {}

---The person leaves the app; controllers hear nothing.
---@return boolean isDone
---@return string? reason
function Simulator:background() end

---The person comes back; controllers hear nothing.
---@return boolean isDone
---@return string? reason
function Simulator:foreground() end

---Begins a fresh world, as at the start; objects of the old one are dead.
function Simulator:reset() end

---Tells all controllers that memory is short.
function Simulator:memoryWarning() end

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function Simulator:isKind(class) end

---Makes a class of one's own that extends this one, as `class(name, self)` does.
---@param name string
---@return table
function Simulator:subclass(name) end
