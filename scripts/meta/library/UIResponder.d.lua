---@meta
-- Written by `drilldown meta`; do not edit.

---An object that can respond to events.
---@class UIResponder
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field name string? A name for trees, timelines and tests; never shown in a bar.
---@field isFirstResponder boolean Whether it receives what the user types. Read-only.
---@field canBecomeFirstResponder boolean Whether it may become the first responder; true for text fields only. Read-only. Override it with a function of this name.
---@field canResignFirstResponder boolean Whether it may stop being the first responder; true. Read-only. Override it with a function of this name.
---@field userActivity NSUserActivity? What the user does with it, to be continued later; that of a controller is current while it is on the screen.
---@field next UIResponder? The next object in the responder chain. Read-only.
UIResponder = {}

---The end of the chain of `super.init` calls: sets the properties of a table; that of the call, which `init` gets, has been set already.
---@param object? UIResponder
---@param properties? table
function UIResponder.init(object, properties) end

---Whether it has a function of the action's name and does not opt out.
---@param action string
---@param sender? any
---@return boolean
function UIResponder:canPerformAction(action, sender) end

---Makes it the first responder, if it may.
---@return boolean
function UIResponder:becomeFirstResponder() end

---Stops being the first responder, if it may.
---@return boolean
function UIResponder:resignFirstResponder() end

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function UIResponder:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function UIResponder:subclass(name) end

---What UIResponder is called with.
---@class UIResponder.Arguments
---@field [string] any
---@field name? string
---@field canBecomeFirstResponder? boolean|fun(self: UIResponder): boolean
---@field canResignFirstResponder? boolean|fun(self: UIResponder): boolean
---@field userActivity? NSUserActivity
