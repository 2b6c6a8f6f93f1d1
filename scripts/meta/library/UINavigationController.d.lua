---@meta
-- Written by `drilldown meta`; do not edit.

---A container that shows the last of a stack of controllers.
---@class UINavigationController : UIViewController
---@operator len: integer
---@field [integer] UIViewController The elements of `viewControllers`, read-only.
---@field viewControllers UIViewController[] The stack, root first; assigning it is not animated. `not-distinct`: NSInternalInconsistencyException: a stack contains a controller once; an exception is raised, and nothing has changed. `nav-in-nav`: NSInvalidArgumentException: a stack can't contain a navigation controller; an exception is raised, and nothing has changed. `split-in-stack`: a warning: a stack can't contain a split view controller; the call is ignored, and the stack stays as it is. `busy-transition`: a warning: a stack doesn't change while a controller in it is presenting; the call is dropped, and the stack stays as it is. Facts: A64, A59, A60, A46, A49 (:help A64).
---@field topViewController UIViewController? The last controller of the stack. Read-only.
---@field visibleViewController UIViewController? The controller that the user sees: the one that the top presents, else the top; off screen the top. Read-only.
---@field delegate (UINavigationControllerDelegate|table)? Is notified of what the stack shows, and provides animators.
---@field navigationBar UINavigationBar The bar at the top; what it shows follows from the stack's items. Read-only.
---@field isNavigationBarHidden boolean Whether the bar is hidden; not changed by pushes and pops.
---@field toolbar UIToolbar? The bar at the bottom, which shows the toolbar items of the top; hidden by default. Read-only.
---@field isToolbarHidden boolean Whether the toolbar is hidden; true by default.
---@field hidesBarsOnTap boolean Whether a tap that nothing else handles hides or shows the bars.
---@field hidesBarsOnSwipe boolean Whether a swipe up hides the bars, and a swipe down shows them.
---@field hidesBarsWhenKeyboardAppears boolean Whether both bars are hidden when a text field is edited.
---@field hidesBarsWhenVerticallyCompact boolean Whether the bars are hidden if the height is compact.
---@field interactivePopGestureRecognizer UIGestureRecognizer? The recognizer of a drag from the left edge; nil if there is none. Read-only.
---@field interactiveContentPopGestureRecognizer UIGestureRecognizer? The recognizer of a drag over the contents; nil before iOS 26. Read-only.
---@field barHideOnTapGestureRecognizer UIGestureRecognizer The recognizer of the tap that hides or shows the bars; disabled, it does neither. Read-only.
---@field barHideOnSwipeGestureRecognizer UIGestureRecognizer The recognizer of the swipes that hide or show the bars; disabled, they do neither. Read-only.
---@overload fun(arguments?: UINavigationController.Arguments): UINavigationController
UINavigationController = {}

---Pushes a controller onto the stack.
---
---`nil-push`: a warning: the argument is nil; nothing is pushed.
---
---`same-instance`: NSInvalidArgumentException: a stack contains a controller once; an exception is raised, and nothing has changed.
---
---`nav-in-nav`: NSInvalidArgumentException: a stack can't contain a navigation controller; an exception is raised, and nothing has changed.
---
---`split-in-stack`: a warning: a stack can't contain a split view controller; the call is ignored, and the stack stays as it is.
---
---`child-cycle`: NSInvalidArgumentException: no controller is inside itself; an exception is raised, and nothing has changed.
---
---`is-presented`: NSInvalidArgumentException: a presented controller has no parent; an exception is raised, and nothing has changed.
---
---`busy-transition`: a warning: a stack doesn't change while a controller in it is presenting; the call is dropped, and the stack stays as it is.
---
---`nested-push`: a warning: an animated change of the stack began before the last one had ended; both changes are made anyway; on a device the bar may be wrong from now on.
---
---`unexpected-state`: a warning: an animated change of the stack began before the last one had ended; the first change is finished anyway; on a device the bar may be wrong from now on.
---
---Facts: A62, A58, A59, A60, A79, P14, A46, A49, A45, D1, D2 (:help A62).
---@param viewController UIViewController
---@param animated? boolean
function UINavigationController:pushViewController(viewController, animated) end

---Pops the top and returns it; nil at the root and during a transition of this stack.
---
---`busy-transition`: a warning: a stack doesn't change while a controller in it is presenting; the call is dropped, and the stack stays as it is.
---
---`nested-push`: a warning: an animated change of the stack began before the last one had ended; both changes are made anyway; on a device the bar may be wrong from now on.
---
---Facts: A46, A49, A45, D1, D2 (:help A46).
---@param animated? boolean
---@return UIViewController?
function UINavigationController:popViewController(animated) end

---Pops all controllers above one of the stack and returns them, in stack order; nil if it is the top and during a transition of this stack.
---
---`pop-to`: NSInternalInconsistencyException: a stack can be popped only to a controller that is in it; an exception is raised, and nothing has changed.
---
---`busy-transition`: a warning: a stack doesn't change while a controller in it is presenting; the call is dropped, and the stack stays as it is.
---
---Facts: A63, A46, A49 (:help A63).
---@param viewController UIViewController
---@param animated? boolean
---@return UIViewController[]?
function UINavigationController:popToViewController(viewController, animated) end

---Pops all controllers except the root and returns them, in stack order; empty at the root.
---
---`busy-transition`: a warning: a stack doesn't change while a controller in it is presenting; the call is dropped, and the stack stays as it is.
---
---Facts: A46, A49 (:help A46).
---@param animated? boolean
---@return UIViewController[]?
function UINavigationController:popToRootViewController(animated) end

---Replaces the stack with at most one transition: none if the top stays, a pop if the new top was in the stack, else a push.
---
---`not-distinct`: NSInternalInconsistencyException: a stack contains a controller once; an exception is raised, and nothing has changed.
---
---`nav-in-nav`: NSInvalidArgumentException: a stack can't contain a navigation controller; an exception is raised, and nothing has changed.
---
---`split-in-stack`: a warning: a stack can't contain a split view controller; the call is ignored, and the stack stays as it is.
---
---`busy-transition`: a warning: a stack doesn't change while a controller in it is presenting; the call is dropped, and the stack stays as it is.
---
---Facts: A64, A59, A60, A46, A49 (:help A64).
---@param viewControllers UIViewController[]
---@param animated? boolean
function UINavigationController:setViewControllers(viewControllers, animated) end

---Hides or shows the bar at the top, optionally animated.
---@param hidden? boolean
---@param animated? boolean
function UINavigationController:setNavigationBarHidden(hidden, animated) end

---Hides or shows the bar at the bottom, optionally animated.
---@param hidden? boolean
---@param animated? boolean
function UINavigationController:setToolbarHidden(hidden, animated) end

---Whether a tap on Back may pop: the controller is the delegate of its bar. A script may override it.
---@param bar UINavigationBar
---@param item UINavigationItem
---@return boolean
function UINavigationController:shouldPop(bar, item) end

---Asked when an item is pushed; its controller is on the stack by then. A script may override it.
---@param bar UINavigationBar
---@param item UINavigationItem
---@return boolean
function UINavigationController:shouldPush(bar, item) end

---Called when an item has been popped from the bar, after the animation. A script may override it.
---@param bar UINavigationBar
---@param item UINavigationItem
---@return boolean
function UINavigationController:didPop(bar, item) end

---Called when an item has been pushed onto the bar, after the animation. A script may override it.
---@param bar UINavigationBar
---@param item UINavigationItem
---@return boolean
function UINavigationController:didPush(bar, item) end

---What UINavigationController is called with.
---@class UINavigationController.Arguments : UIViewController.Arguments
---@field [integer] UIViewController
---@field rootViewController? UIViewController The root, instead of the array part.
---@field navigationBarClass? table A class that extends `UINavigationBar`, for its bar.
---@field toolbarClass? table A class that extends `UIToolbar`, for its toolbar.
---@field viewControllers? UIViewController[]
---@field delegate? UINavigationControllerDelegate|table
---@field isNavigationBarHidden? boolean
---@field isToolbarHidden? boolean
---@field hidesBarsOnTap? boolean
---@field hidesBarsOnSwipe? boolean
---@field hidesBarsWhenKeyboardAppears? boolean
---@field hidesBarsWhenVerticallyCompact? boolean
---@field shouldPop? fun(self: UINavigationController, bar: UINavigationBar, item: UINavigationItem): boolean
---@field shouldPush? fun(self: UINavigationController, bar: UINavigationBar, item: UINavigationItem): boolean
---@field didPop? fun(self: UINavigationController, bar: UINavigationBar, item: UINavigationItem): boolean
---@field didPush? fun(self: UINavigationController, bar: UINavigationBar, item: UINavigationItem): boolean
