---@meta
-- Written by `drilldown meta`; do not edit.

---A rectangle with subviews; it draws nothing.
---@class UIView : UIResponder
---@field alpha number How opaque it is, from 0 to 1; below 0.01 it ignores touches.
---@field backgroundColor UIColor? The colour behind its contents, by its name.
---@field tintColor UIColor? The colour of what can be tapped, by its name; nil for that of the superview.
---@field isUserInteractionEnabled boolean Whether it and its subviews respond to touches; true by default.
---@field autoresizingMask UIView.AutoresizingMask[] How it is resized when the size of its superview changes; not at all by default.
---@field autoresizesSubviews boolean Whether its subviews are resized when its size changes; true by default.
---@field traitCollection UITraitCollection Its traits: those around it, as they were updated last. Read-only.
---@field overrideUserInterfaceStyle UIUserInterfaceStyle The appearance of it and of what is in it; unspecified, the default, for the one around it.
---@field center CGPoint The centre of the frame, in points of the superview.
---@field safeAreaInsets UIEdgeInsets What bars, the edges of the screen and its controllers take from its edges; zero off screen, and before iOS 11. Read-only.
---@field safeAreaLayoutGuide UILayoutGuide The part of it that the safe area leaves, as a frame. Read-only.
---@field keyboardLayoutGuide UILayoutGuide The part that the keyboard covers, as a frame; the same guide at each access. Read-only.
---@field layoutMarginsGuide UILayoutGuide The part of it that the margins leave, as a frame. Read-only.
---@field layoutMargins UIEdgeInsets The distances that its contents should keep from its edges: its own ones with its safe area, and in the view of a controller at least the system's.
---@field directionalLayoutMargins NSDirectionalEdgeInsets The same in the direction of reading.
---@field preservesSuperviewLayoutMargins boolean Whether its margins are at least those of the superview, where they overlap; false by default.
---@field insetsLayoutMarginsFromSafeArea boolean Whether the safe area is added to its margins; true by default.
---@field frame CGRect The frame in the superview, in points; a new size resizes the subviews by their masks. `managed-bar-geometry`: a warning: a navigation controller sets the frames of its bars; the value is stored, and the bar stays where it is. Facts: B33 (:help B33).
---@field bounds CGRect The frame with its origin at zero, in points.
---@field isHidden boolean Whether the view and its subviews are hidden.
---@field restorationIdentifier string? The name that its state is saved under, together with that of its controller; nil if its state is not saved.
---@field tag integer A number for the program to use; 0 by default.
---@field superview UIView? The view that contains it. Read-only.
---@field subviews UIView[] The views it contains, back to front. Read-only.
---@field window UIWindow? The window that contains it: where the chain of its superviews ends in one. Read-only.
---@field gestureRecognizers UIGestureRecognizer[]? The recognisers that were added to it; nil for none. Read-only.
---@field interactions UIContextMenuInteraction[] What the user can do with it besides its own touches. Read-only.
---@field traitOverrides UITraitOverrides? The traits that it and its contents have in place of those around it. Read-only.
---@overload fun(arguments?: UIView.Arguments): UIView
UIView = {}

---Called when its tint colour has changed, or one that it inherits. A script may override it.
function UIView:tintColorDidChange() end

---Called when its traits have changed. A script may override it.
---@param previous? UITraitCollection
function UIView:traitCollectionDidChange(previous) end

---Updates the traits of it and of its subviews now, and notifies all that have others (iOS 17).
function UIView:updateTraitsIfNeeded() end

---Called when its safe area has changed; call super. A script may override it.
function UIView:safeAreaInsetsDidChange() end

---Called when its margins have changed; call super. A script may override it.
function UIView:layoutMarginsDidChange() end

---The frontmost view at a point of its own that touches reach; nil for none. A script may override it.
---@param point CGPoint
---@return UIView?
function UIView:hitTest(point) end

---Whether a touch at a point of its own reaches it; true within its bounds. A script may override it.
---@param point CGPoint
---@return boolean
function UIView:point(point) end

---Whether a recogniser that was added to it may begin; true. A script may override it.
---@param recognizer UIGestureRecognizer
---@return boolean
function UIView:gestureRecognizerShouldBegin(recognizer) end

---Called before it is added to a superview, or removed from one, which is nil. A script may override it.
---@param superview? UIView
function UIView:willMoveToSuperview(superview) end

---Called when its superview has changed. A script may override it.
function UIView:didMoveToSuperview() end

---Called before it is in another window, or in none, which is nil. A script may override it.
---@param window? UIWindow
function UIView:willMoveToWindow(window) end

---Called when it is in another window, or in none. A script may override it.
function UIView:didMoveToWindow() end

---Called when a view was added to it. A script may override it.
---@param subview UIView
function UIView:didAddSubview(subview) end

---Called before a view is removed from it. A script may override it.
---@param subview UIView
function UIView:willRemoveSubview(subview) end

---Adds a view in front of the other subviews.
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

---Inserts a view among the subviews; 0 is the back, past the end is the front.
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

---Animates changes for that many seconds, then calls the completion; a negative number counts as 0.
---@param duration number
---@param animations? fun()
---@param completion? fun(finished: boolean)
function UIView.animate(duration, animations, completion) end

---Makes changes to a view with a transition of that many seconds, then calls the completion; another root of a window appears as it does without it (F25). The options have no effect, and may be left out.
---@param view UIView
---@param duration number
---@param options? string|string[]|function
---@param animations? fun()
---@param completion? fun(finished: boolean)
function UIView.transition(view, duration, options, animations, completion) end

---Makes changes without animations, pushes and presentations included.
---@param fn fun()
function UIView.performWithoutAnimation(fn) end

---Whether animations are enabled; true by default.
---@return boolean
function UIView.areAnimationsEnabled() end

---Enables or disables animations of views.
---@param enabled? boolean
function UIView.setAnimationsEnabled(enabled) end

---The view with a tag: itself or its first descendant, front to back within each level in the order of addition; nil if there is none.
---@param tag integer
---@return UIView?
function UIView:viewWithTag(tag) end

---Whether it is the given view or its descendant.
---@param of UIView
---@return boolean
function UIView:isDescendant(of) end

---Moves a subview in front of the others.
---@param view UIView
function UIView:bringSubviewToFront(view) end

---Moves a subview behind the others.
---@param view UIView
function UIView:sendSubviewToBack(view) end

---Ends the editing of a text field that is this view or its descendant; returns whether none of them is being edited now.
---@param force? boolean
---@return boolean
function UIView:endEditing(force) end

---Requests a layout; it happens when the view appears, or at the start of the next turn if it is on screen.
function UIView:setNeedsLayout() end

---Whether its constraints need to be updated.
---@return boolean
function UIView:needsUpdateConstraints() end

---Asks for `updateViewConstraints` of the controller whose view it is, at the end of the turn; for its own `updateConstraints` at the next layout, if it is no controller's.
function UIView:setNeedsUpdateConstraints() end

---Called to update its constraints, before its first layout and when requested; call super. A script may override it.
function UIView:updateConstraints() end

---Asks for `updateProperties` at the end of the turn, before and without a layout (iOS 26).
function UIView:setNeedsUpdateProperties() end

---Calls `updateProperties` now if it needs to be, of the view, its controller and all that is in it (iOS 26).
function UIView:updatePropertiesIfNeeded() end

---Called to show what it shows, before a layout (iOS 26). A script may override it.
function UIView:updateProperties() end

---Lays out the views that need it, here and in the subviews.
function UIView:layoutIfNeeded() end

---Called to place its subviews when a layout is due. A script may override it.
function UIView:layoutSubviews() end

---Stores its state in a coder, if it has a `restorationIdentifier`. A script may override it.
---@param coder Coder
function UIView:encodeRestorableState(coder) end

---Restores its state from a coder. A script may override it.
---@param coder Coder
function UIView:decodeRestorableState(coder) end

---Called when its activity is saved, and `userInfo` is empty: add what continues it. A script may override it.
---@param activity NSUserActivity
function UIView:updateUserActivityState(activity) end

---Called by the program to continue an activity; does nothing itself. A script may override it.
---@param activity NSUserActivity
function UIView:restoreUserActivityState(activity) end

---Removes it from its superview; a child's view disappears.
function UIView:removeFromSuperview() end

---Adds a recogniser of gestures.
---@param recognizer UIGestureRecognizer
function UIView:addGestureRecognizer(recognizer) end

---Removes a recogniser from the view.
---@param recognizer UIGestureRecognizer
function UIView:removeGestureRecognizer(recognizer) end

---Adds a context menu; another view loses it.
---@param interaction UIContextMenuInteraction
function UIView:addInteraction(interaction) end

---Removes a context menu from the view.
---@param interaction UIContextMenuInteraction
function UIView:removeInteraction(interaction) end

---Calls a function with it and its former traits when one of some traits has changed.
---@param traits UITrait[]
---@param handler fun(environment: UIView, previous: UITraitCollection)
---@return UITraitChangeRegistration?
function UIView:registerForTraitChanges(traits, handler) end

---Ends a registration that registerForTraitChanges has returned.
---@param registration UITraitChangeRegistration
function UIView:unregisterForTraitChanges(registration) end

---What UIView is called with.
---@class UIView.Arguments : UIResponder.Arguments
---@field alpha? number
---@field backgroundColor? UIColor
---@field tintColor? UIColor
---@field tintColorDidChange? fun(self: UIView)
---@field isUserInteractionEnabled? boolean
---@field autoresizingMask? UIView.AutoresizingMask[]
---@field autoresizesSubviews? boolean
---@field overrideUserInterfaceStyle? UIUserInterfaceStyle
---@field traitCollectionDidChange? fun(self: UIView, previous?: UITraitCollection)
---@field center? CGPoint
---@field layoutMargins? UIEdgeInsets
---@field directionalLayoutMargins? NSDirectionalEdgeInsets
---@field preservesSuperviewLayoutMargins? boolean
---@field insetsLayoutMarginsFromSafeArea? boolean
---@field safeAreaInsetsDidChange? fun(self: UIView)
---@field layoutMarginsDidChange? fun(self: UIView)
---@field hitTest? fun(self: UIView, point: CGPoint): UIView?
---@field point? fun(self: UIView, point: CGPoint): boolean
---@field gestureRecognizerShouldBegin? fun(self: UIView, recognizer: UIGestureRecognizer): boolean
---@field willMoveToSuperview? fun(self: UIView, superview?: UIView)
---@field didMoveToSuperview? fun(self: UIView)
---@field willMoveToWindow? fun(self: UIView, window?: UIWindow)
---@field didMoveToWindow? fun(self: UIView)
---@field didAddSubview? fun(self: UIView, subview: UIView)
---@field willRemoveSubview? fun(self: UIView, subview: UIView)
---@field frame? CGRect
---@field bounds? CGRect
---@field isHidden? boolean
---@field restorationIdentifier? string
---@field tag? integer
---@field updateConstraints? fun(self: UIView)
---@field updateProperties? fun(self: UIView)
---@field layoutSubviews? fun(self: UIView)
---@field encodeRestorableState? fun(self: UIView, coder: Coder)
---@field decodeRestorableState? fun(self: UIView, coder: Coder)
---@field updateUserActivityState? fun(self: UIView, activity: NSUserActivity)
---@field restoreUserActivityState? fun(self: UIView, activity: NSUserActivity)
