---@meta
-- Written by `drilldown meta`; do not edit.

---Information about a transition for its animator, and how the animator reports.
---@class UIViewControllerContextTransitioning
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field containerView UIView The view in which the animation takes place. Read-only.
---@field isAnimated boolean Whether the transition takes time; false if it happens at once. Read-only.
---@field isInteractive boolean Whether a gesture drives the transition at present. Read-only.
---@field transitionWasCancelled boolean Whether a gesture or the program cancelled it before it ended. Read-only.
---@field presentationStyle UIModalPresentationStyle The style of the presentation; `none` for a stack. Read-only.
UIViewControllerContextTransitioning = {}

---The controller that disappears (from) or appears (to).
---@param key UITransitionContextViewControllerKey
---@return UIViewController?
function UIViewControllerContextTransitioning:viewController(key) end

---The view that disappears (from) or appears (to); nil for a presenter's that stays.
---@param key UITransitionContextViewControllerKey
---@return UIView?
function UIViewControllerContextTransitioning:view(key) end

---Reports the progress of the gesture, from 0 to 1.
---@param percentComplete number
function UIViewControllerContextTransitioning:updateInteractiveTransition(percentComplete) end

---Finishes the gesture: the transition runs to its end.
function UIViewControllerContextTransitioning:finishInteractiveTransition() end

---Reports that the transition is cancelled.
function UIViewControllerContextTransitioning:cancelInteractiveTransition() end

---Reports that the finger is on the screen again.
function UIViewControllerContextTransitioning:pauseInteractiveTransition() end

---The frame of a controller's view at the beginning, in points; zero for one that comes.
---@param viewController UIViewController
---@return CGRect
function UIViewControllerContextTransitioning:initialFrame(viewController) end

---The frame of a controller's view at the end, in points; zero for one that disappears.
---@param viewController UIViewController
---@return CGRect
function UIViewControllerContextTransitioning:finalFrame(viewController) end

---Ends the transition; false cancels it.
---@param didComplete? boolean
function UIViewControllerContextTransitioning:completeTransition(didComplete) end

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function UIViewControllerContextTransitioning:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function UIViewControllerContextTransitioning:subclass(name) end
