---@meta
-- Written by `drilldown meta`; do not edit.

---A function that runs concurrently and may wait.
---@class Task
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field isDone boolean Whether it has run to its end or was cancelled. Read-only.
---@field isCancelled boolean Whether its `cancel` function was called earlier. Read-only.
Task = {}

---Ends it where it waits; its to-be-closed variables are closed.
function Task:cancel() end

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function Task:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function Task:subclass(name) end
