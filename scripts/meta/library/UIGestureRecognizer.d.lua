---@meta
-- Written by `drilldown meta`; do not edit.

---Recognizes a gesture of the user.
---@class UIGestureRecognizer
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field isEnabled boolean Whether it recognises gestures; true by default.
---@field state UIGestureRecognizer.State How far the gesture is, in its action. Read-only.
---@field view UIView? The view that it was added to. Read-only.
---@field cancelsTouchesInView boolean Whether the touches of a recognised gesture are cancelled for the view; true by default.
---@field numberOfTouches integer How many fingers the gesture has; 0 while there is none. Read-only.
---@field target table? The object or table that has the action's method.
---@field action (string|fun(recognizer: UIGestureRecognizer))? What is called in each state of the gesture: the name of the target's method, called `(target, recognizer)`, or a function.
---@field delegate (UIGestureRecognizerDelegate|table)? Asked which touches it receives, whether a gesture may begin, and together with which.
UIGestureRecognizer = {}

---Where the gesture is, in points of a view; without one, of the window.
---@param view? UIView
---@return CGPoint
function UIGestureRecognizer:location(view) end

---Begins only if another recogniser doesn't recognise the gesture.
---@param toFail UIGestureRecognizer
function UIGestureRecognizer:require(toFail) end

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function UIGestureRecognizer:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function UIGestureRecognizer:subclass(name) end

---What UIGestureRecognizer is called with.
---@class UIGestureRecognizer.Arguments
---@field [string] any
---@field isEnabled? boolean
---@field cancelsTouchesInView? boolean
---@field target? table
---@field action? string|fun(recognizer: UIGestureRecognizer)
---@field delegate? UIGestureRecognizerDelegate|table
