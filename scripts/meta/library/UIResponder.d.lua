---@meta
-- Written by `drilldown meta`; do not edit.

---An object that can respond to events.
---@class UIResponder
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field name string? A name for trees, timelines and tests; never shown in a bar.
---@field isFirstResponder boolean Whether it is the first responder and receives what the user types; at most one object of a stage is. Read-only.
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

---Makes it the first responder, if it can become it and the current one can resign; returns whether it is the first responder now.
---@return boolean
function UIResponder:becomeFirstResponder() end

---Resigns as first responder, if it can; returns whether it is no longer the first responder.
---@return boolean
function UIResponder:resignFirstResponder() end

---Called with a sequence of the fingers that touch it; without an override, the next responder is. A script may override it.
---@param touches UITouch[]
function UIResponder:touchesBegan(touches) end

---Called when fingers on it move. A script may override it.
---@param touches UITouch[]
function UIResponder:touchesMoved(touches) end

---Called when fingers are lifted from it. A script may override it.
---@param touches UITouch[]
function UIResponder:touchesEnded(touches) end

---Called when touches are cancelled, as when a recogniser recognises them. A script may override it.
---@param touches UITouch[]
function UIResponder:touchesCancelled(touches) end

---Called with a sequence of the keys that are pressed while it is in the responder chain and no command is for them; without an override, the next responder is. A script may override it.
---@param presses UIPress[]
function UIResponder:pressesBegan(presses) end

---Called when the force of presses changes, which a keyboard's have none of. A script may override it.
---@param presses UIPress[]
function UIResponder:pressesChanged(presses) end

---Called when the keys are released. A script may override it.
---@param presses UIPress[]
function UIResponder:pressesEnded(presses) end

---Called when presses are cancelled. A script may override it.
---@param presses UIPress[]
function UIResponder:pressesCancelled(presses) end

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
---@field touchesBegan? fun(self: UIResponder, touches: UITouch[])
---@field touchesMoved? fun(self: UIResponder, touches: UITouch[])
---@field touchesEnded? fun(self: UIResponder, touches: UITouch[])
---@field touchesCancelled? fun(self: UIResponder, touches: UITouch[])
---@field pressesBegan? fun(self: UIResponder, presses: UIPress[])
---@field pressesChanged? fun(self: UIResponder, presses: UIPress[])
---@field pressesEnded? fun(self: UIResponder, presses: UIPress[])
---@field pressesCancelled? fun(self: UIResponder, presses: UIPress[])
