---@meta
-- Written by `drilldown meta`; do not edit.

---Groups animations; those of a turn form an implicit group.
---@class CATransaction
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
CATransaction = {}

---Begins a transaction inside the current one.
function CATransaction.begin() end

---Ends the innermost transaction started with `begin`.
function CATransaction.commit() end

---Sets a function that is called when the transaction's animations have ended.
---@param fn? fun()
function CATransaction.setCompletionBlock(fn) end

---Disables animations of layers; transitions of controllers aren't affected.
---@param flag? boolean
function CATransaction.setDisableActions(flag) end

---Whether layers change without animations; false by default.
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
