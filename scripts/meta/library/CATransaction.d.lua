---@meta
-- Written by `drilldown meta`; do not edit.

---Groups animations; those of a turn form a group by themselves.
---@class CATransaction
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
CATransaction = {}

---Begins a transaction inside the current one.
function CATransaction.begin() end

---Ends the innermost transaction that `begin` has begun.
function CATransaction.commit() end

---Calls a function when the animations that begin in the transaction have ended.
---@param fn? fun()
function CATransaction.setCompletionBlock(fn) end

---Lets layers change without animations; transitions of controllers are none.
---@param flag? boolean
function CATransaction.setDisableActions(flag) end

---Whether layers change without animations; false at first.
---@return boolean
function CATransaction.disableActions() end

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function CATransaction:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function CATransaction:subclass(name) end
