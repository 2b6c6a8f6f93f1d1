---@meta
-- Written by `drilldown meta`; do not edit.

---A function that runs beside others and may wait.
---@class Task
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field isDone boolean Whether it has ended, in whatever way. Read-only.
---@field isCancelled boolean Whether somebody has called its `cancel`. Read-only.
Task = {}

---Ends it where it waits; what it keeps to be closed is closed.
function Task:cancel() end

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function Task:isKind(class) end

---Makes a class of one's own that extends this one, as `class(name, self)` does.
---@param name string
---@return table
function Task:subclass(name) end
