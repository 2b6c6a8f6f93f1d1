---@meta
-- Written by `drilldown meta`; do not edit.

---A rectangle with subviews; it draws nothing.
---@class UIView : UIResponder
---@field alpha number How opaque it is, from 0 to 1.
---@field backgroundColor UIColor? The colour behind its contents, by its name.
---@field isUserInteractionEnabled boolean Whether it and its subviews receive touches.
---@field autoresizingMask UIView.AutoresizingMask[] What follows the superview's size: a sequence of "flexibleWidth" and so on.
---@field autoresizesSubviews boolean Whether its subviews follow when its size changes.
---@field center CGPoint The middle of the frame, in points of the superview.
---@field frame CGRect The place in the superview, in points. `managed-bar-geometry`: a warning: a navigation controller sets the frame of its bar; the value is stored, and the bar stays where it is. Facts: B33 (:help B33).
---@field bounds CGRect The frame with its origin at zero, in points.
---@field isHidden boolean Whether it is left out of what is shown.
---@field restorationIdentifier string? The name that its state is saved under, with its controller's.
---@field tag integer A number of the program's own; 0 at first.
---@field superview UIView? The view that it is a subview of; nil at the top and outside of any. Read-only.
---@field subviews UIView[] The views in it, back to front. Read-only.
---@field window UIWindow? The window it is in, from `viewIsAppearing` on. Read-only.
---@overload fun(arguments?: UIView.Arguments): UIView
UIView = {}

---Puts a view in front of the other subviews.
---
---`self-subview`: NSInvalidArgumentException: no view is inside itself; an exception is raised, and nothing has changed.
---
---`views-too-deep`: NSInvalidArgumentException: views are nested at most … deep, where a device would run out of stack; an exception is raised, and nothing has changed.
---
---`no-containment`: UIViewControllerHierarchyInconsistency: a child's view belongs in its parent's view; an exception is raised, and nothing has changed.
---
---`view-elsewhere`: UIViewControllerHierarchyInconsistency: a controller's view stays with its present parent; an exception is raised, and nothing has changed.
---
---Facts: A45, A71, A72 (:help A45).
---@param view UIView
function UIView:addSubview(view) end

---Puts a view among the subviews; 0 is the back, past the end is the front.
---
---`self-subview`: NSInvalidArgumentException: no view is inside itself; an exception is raised, and nothing has changed.
---
---`views-too-deep`: NSInvalidArgumentException: views are nested at most … deep, where a device would run out of stack; an exception is raised, and nothing has changed.
---
---`no-containment`: UIViewControllerHierarchyInconsistency: a child's view belongs in its parent's view; an exception is raised, and nothing has changed.
---
---`view-elsewhere`: UIViewControllerHierarchyInconsistency: a controller's view stays with its present parent; an exception is raised, and nothing has changed.
---
---Facts: A45, A71, A72 (:help A45).
---@param view UIView
---@param index integer
function UIView:insertSubview(view, index) end

---Makes changes, and calls back when an animation of that many seconds is over; a negative number counts as 0.
---@param duration number
---@param animations? fun()
---@param completion? fun(finished: boolean)
function UIView.animate(duration, animations, completion) end

---Makes changes that are not animated, pushes and presentations included.
---@param fn fun()
function UIView.performWithoutAnimation(fn) end

---Whether changes may be animated; true at first.
---@return boolean
function UIView.areAnimationsEnabled() end

---Lets changes be animated, or not.
---@param enabled? boolean
function UIView.setAnimationsEnabled(enabled) end

---The view with a tag: itself, or one in it.
---@param tag integer
---@return UIView?
function UIView:viewWithTag(tag) end

---Whether it is a view, or in it at any depth.
---@param of UIView
---@return boolean
function UIView:isDescendant(of) end

---Puts a view in it in front of the others.
---@param view UIView
function UIView:bringSubviewToFront(view) end

---Puts a view in it behind the others.
---@param view UIView
function UIView:sendSubviewToBack(view) end

---Ends the editing of a text field in it.
---@param force? boolean
---@return boolean
function UIView:endEditing(force) end

---Asks for a layout at the end of the turn.
function UIView:setNeedsLayout() end

---Whether its constraints are updated at the next layout.
---@return boolean
function UIView:needsUpdateConstraints() end

---Asks for `updateViewConstraints` of its controller.
function UIView:setNeedsUpdateConstraints() end

---Lays out what asked for it.
function UIView:layoutIfNeeded() end

---Called to place its subviews when a layout is due. A script may override it.
function UIView:layoutSubviews() end

---Called when it has come into a superview, or has left one. A script may override it.
function UIView:didMoveToSuperview() end

---Stores its state in a coder, where it has a `restorationIdentifier`. A script may override it.
---@param coder Coder
function UIView:encodeRestorableState(coder) end

---Takes its state back from a coder. A script may override it.
---@param coder Coder
function UIView:decodeRestorableState(coder) end

---Takes it out of its superview.
function UIView:removeFromSuperview() end

---What UIView is called with.
---@class UIView.Arguments : UIResponder.Arguments
---@field alpha? number
---@field backgroundColor? UIColor
---@field isUserInteractionEnabled? boolean
---@field autoresizingMask? UIView.AutoresizingMask[]
---@field autoresizesSubviews? boolean
---@field center? CGPoint
---@field frame? CGRect
---@field bounds? CGRect
---@field isHidden? boolean
---@field restorationIdentifier? string
---@field tag? integer
---@field layoutSubviews? fun(self: UIView)
---@field didMoveToSuperview? fun(self: UIView)
---@field encodeRestorableState? fun(self: UIView, coder: Coder)
---@field decodeRestorableState? fun(self: UIView, coder: Coder)
