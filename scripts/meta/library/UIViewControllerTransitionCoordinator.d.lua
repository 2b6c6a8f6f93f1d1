---@meta
-- Written by `drilldown meta`; do not edit.

---An animated transition that others may animate along with.
---@class UIViewControllerTransitionCoordinator
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field isAnimated boolean Whether the transition takes time; false if it happens at once. Read-only.
---@field initiallyInteractive boolean Whether the transition started interactively. Read-only.
---@field isInteractive boolean Whether a gesture drives the transition at present. Read-only.
---@field isCancelled boolean Whether the transition was cancelled. Read-only.
---@field transitionDuration number The time that the transition takes, in seconds. Read-only.
---@field percentComplete number The progress of the gesture, from 0 to 1. Read-only.
---@field targetTransform CGAffineTransform The rotation of the contents while the device turns; else the identity. Read-only.
UIViewControllerTransitionCoordinator = {}

---The controller that disappears (from) or appears (to).
---@param key UITransitionContextViewControllerKey
---@return UIViewController?
function UIViewControllerTransitionCoordinator:viewController(key) end

---Calls a function when the animation begins, and one when it is over.
---@param animation? fun(coordinator: UIViewControllerTransitionCoordinator)
---@param completion? fun(coordinator: UIViewControllerTransitionCoordinator)
---@return boolean
function UIViewControllerTransitionCoordinator:animate(animation, completion) end

---Calls a function when a finger begins or ceases to drive the transition.
---@param handler fun(coordinator: UIViewControllerTransitionCoordinator)
function UIViewControllerTransitionCoordinator:notifyWhenInteractionChanges(handler) end

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function UIViewControllerTransitionCoordinator:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function UIViewControllerTransitionCoordinator:subclass(name) end
