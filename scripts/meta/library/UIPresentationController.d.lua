---@meta
-- Written by `drilldown meta`; do not edit.

---Manages a presentation: its style, the presenter's view, its delegate.
---@class UIPresentationController
---@field super table The superclass: `Bed.super.viewDidLoad(self)` calls what it overrides.
---@field presentedViewController UIViewController? The presented controller; nil when it was released. Read-only.
---@field presentingViewController UIViewController? The presenting controller; nil when the presented one was released. Read-only.
---@field presentationStyle UIModalPresentationStyle The style that it was created for. Read-only.
---@field adaptivePresentationStyle UIModalPresentationStyle The style the presentation has on this device. Read-only.
---@field traitCollection UITraitCollection Its traits: those of its window, and what it overrides. Read-only.
---@field overrideTraitCollection UITraitCollection? The traits that it overrides for what it presents; nil for none.
---@field containerView UIView? The view that contains the presentation; nil when nothing is presented. Read-only.
---@field presentedView UIView? The presented view; nil before it is loaded. Read-only.
---@field frameOfPresentedViewInContainerView CGRect Where the presented view is at the end of the presentation, in points. Read-only. Override it with a function of this name.
---@field shouldPresentInFullscreen boolean Whether a presentation in a custom style covers the screen; true. Read-only.
---@field shouldRemovePresentersView boolean Whether the presenter's view is removed from the window. Read-only. Override it with a function of this name.
---@field delegate (UIAdaptivePresentationControllerDelegate|table)? Decides how it adapts, and is notified when the user dismisses it.
---@field traitOverrides UITraitOverrides? The traits that it and its contents have in place of those around it. Read-only.
---@overload fun(arguments?: UIPresentationController.Arguments): UIPresentationController
UIPresentationController = {}

---Called when the presented controller prefers another size; super takes it at once. A script may override it.
---@param child UIViewController
function UIPresentationController:preferredContentSizeDidChange(child) end

---Called before `containerView` changes its size. A script may override it.
---@param size CGSize
---@param coordinator UIViewControllerTransitionCoordinator
function UIPresentationController:viewWillTransition(size, coordinator) end

---Called before the size classes change. A script may override it.
---@param newCollection UITraitCollection
---@param coordinator UIViewControllerTransitionCoordinator
function UIPresentationController:willTransition(newCollection, coordinator) end

---Called before the presented view appears. A script may override it.
function UIPresentationController:presentationTransitionWillBegin() end

---Called when the presentation has ended or was cancelled. A script may override it.
---@param completed? boolean
function UIPresentationController:presentationTransitionDidEnd(completed) end

---Called before the presented view disappears. A script may override it.
function UIPresentationController:dismissalTransitionWillBegin() end

---Called when the dismissal has ended or was cancelled. A script may override it.
---@param completed? boolean
function UIPresentationController:dismissalTransitionDidEnd(completed) end

---Called before the views in `containerView` are laid out. A script may override it.
function UIPresentationController:containerViewWillLayoutSubviews() end

---Called when the views in `containerView` have been laid out. A script may override it.
function UIPresentationController:containerViewDidLayoutSubviews() end

---Calls a function with it and its former traits when one of some traits has changed.
---@param traits UITrait[]
---@param handler fun(environment: UIPresentationController, previous: UITraitCollection)
---@return UITraitChangeRegistration?
function UIPresentationController:registerForTraitChanges(traits, handler) end

---Ends a registration that registerForTraitChanges has returned.
---@param registration UITraitChangeRegistration
function UIPresentationController:unregisterForTraitChanges(registration) end

---Whether the object is of the class or a subclass of it.
---@param class table
---@return boolean
function UIPresentationController:isKind(class) end

---Defines a subclass, like `class(name, self)`.
---@param name string
---@return table
function UIPresentationController:subclass(name) end

---What UIPresentationController is called with.
---@class UIPresentationController.Arguments
---@field [string] any
---@field presenting? UIViewController The controller that presents, if it is known.
---@field presentedViewController? UIViewController
---@field overrideTraitCollection? UITraitCollection
---@field frameOfPresentedViewInContainerView? CGRect|fun(self: UIPresentationController): CGRect
---@field shouldRemovePresentersView? boolean|fun(self: UIPresentationController): boolean
---@field delegate? UIAdaptivePresentationControllerDelegate|table
---@field preferredContentSizeDidChange? fun(self: UIPresentationController, child: UIViewController)
---@field viewWillTransition? fun(self: UIPresentationController, size: CGSize, coordinator: UIViewControllerTransitionCoordinator)
---@field willTransition? fun(self: UIPresentationController, newCollection: UITraitCollection, coordinator: UIViewControllerTransitionCoordinator)
---@field presentationTransitionWillBegin? fun(self: UIPresentationController)
---@field presentationTransitionDidEnd? fun(self: UIPresentationController, completed: boolean)
---@field dismissalTransitionWillBegin? fun(self: UIPresentationController)
---@field dismissalTransitionDidEnd? fun(self: UIPresentationController, completed: boolean)
---@field containerViewWillLayoutSubviews? fun(self: UIPresentationController)
---@field containerViewDidLayoutSubviews? fun(self: UIPresentationController)
