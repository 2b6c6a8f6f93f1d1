---@meta
-- Written by `drilldown meta`; do not edit.

---Drives an animator by a percentage: what it animates with `UIView.animate` waits until the finger is lifted.
---@class UIPercentDrivenInteractiveTransition
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field duration number The animator's duration, in seconds; 0 before it starts. Read-only.
---@field percentComplete number The progress of the gesture, from 0 to 1. Read-only.
---@field completionSpeed number The speed of the remaining animation; 1 is the animator's normal speed.
---@field wantsInteractiveStart boolean Whether a gesture drives it from the start.
---@overload fun(arguments?: UIPercentDrivenInteractiveTransition.Arguments): UIPercentDrivenInteractiveTransition
UIPercentDrivenInteractiveTransition = {}

---Starts the animator; the framework calls it when a delegate has returned it.
---@param context UIViewControllerContextTransitioning
function UIPercentDrivenInteractiveTransition:startInteractiveTransition(context) end

---Reports the progress of the gesture, from 0 to 1.
---@param percentComplete number
function UIPercentDrivenInteractiveTransition:update(percentComplete) end

---Lifts the finger and runs the rest of the animations.
function UIPercentDrivenInteractiveTransition:finish() end

---Lifts the finger and runs the animations backwards.
function UIPercentDrivenInteractiveTransition:cancel() end

---Puts the finger down again.
function UIPercentDrivenInteractiveTransition:pause() end

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function UIPercentDrivenInteractiveTransition:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function UIPercentDrivenInteractiveTransition:subclass(name) end

---What UIPercentDrivenInteractiveTransition is called with.
---@class UIPercentDrivenInteractiveTransition.Arguments
---@field [string] any
---@field completionSpeed? number
---@field wantsInteractiveStart? boolean
