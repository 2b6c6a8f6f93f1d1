---@meta
-- Written by `drilldown meta`; do not edit.

---A controller of a view, and a member of the hierarchy.
---@class UIViewController : UIResponder
---@field title string? The title; bars and tabs show it by default.
---@field view UIView? The view; loaded on first access. `shared-view`: UIViewControllerHierarchyInconsistency: a view belongs to one controller at a time; an exception is raised, and nothing has changed. `nib-not-found`: NSInternalInconsistencyException: a named nib has to exist; an exception is raised while the view loads. `view-outlet-not-set`: NSInternalInconsistencyException: a nib has to set its owner's view; an exception is raised while the view loads. Facts: B93 (:help B93).
---@field viewIfLoaded UIView? The view if it is loaded; reading it loads nothing. Read-only.
---@field nibName string? The name of its nib, fixed when it is created: `nibs.Name = { view = { UIView, { UILabel, name = "title" } }, outlets = { titleLabel = "title" }, actions = { button = "method" } }`; without a name the class's is tried, first without Controller. Read-only. `nib-not-found`: NSInternalInconsistencyException: a named nib has to exist; an exception is raised while the view loads. `view-outlet-not-set`: NSInternalInconsistencyException: a nib has to set its owner's view; an exception is raised while the view loads. Facts: B93 (:help B93).
---@field isEditing boolean Whether the user may edit what it shows.
---@field editButtonItem UIBarButtonItem? The button that begins and ends editing, Edit or Done. Read-only.
---@field isViewLoaded boolean Whether the view is loaded; reading it doesn't load it. Read-only.
---@field navigationItem UINavigationItem The item a navigation bar shows for it; created on first access. Read-only.
---@field hidesBottomBarWhenPushed boolean Whether the tab bar is hidden while it is on a stack, and the toolbar while it is on top; a stack reads it on a push.
---@field wantsFullScreenLayout boolean Whether its view fills the screen, as those of UIKit's containers do; if not, in iOS 5 and 6 it begins below the status bar.
---@field edgesForExtendedLayout UIRectEdge|UIRectEdge[] The edges at which its view extends under bars.
---@field extendedLayoutIncludesOpaqueBars boolean Whether its view also extends under opaque bars; false by default.
---@field tabBarItem UITabBarItem? What a tab bar shows for it.
---@field toolbarItems UIBarButtonItem[]? The items a toolbar shows while it is on top of a stack.
---@field parent UIViewController? The container that it is a child of; never the presenter. Read-only.
---@field children UIViewController[] The controllers that it contains, in the order in which they were added. Read-only.
---@field navigationController UINavigationController? The nearest enclosing navigation controller; never itself. Read-only.
---@field tabBarController UITabBarController? The nearest enclosing tab bar controller; never itself. Read-only.
---@field splitViewController UISplitViewController? The nearest enclosing split view controller; never itself. Read-only.
---@field isMovingToParent boolean Whether it is being added to a parent; true only inside its own appearance callbacks, and in the first ones after a pop. Read-only.
---@field isMovingFromParent boolean Whether it is being removed from its parent; true only inside its own disappearance callbacks. Read-only.
---@field transitionCoordinator UIViewControllerTransitionCoordinator? The coordinator of the animated transition it takes part in; nil without one. Read-only.
---@field shouldAutomaticallyForwardAppearanceMethods boolean Whether appearance callbacks are forwarded to its children. Read-only. Override it with a function of this name.
---@field presentedViewController UIViewController? The controller that it, or else its nearest presenting ancestor, has presented. Read-only.
---@field presentingViewController UIViewController? The presenter of it, or else of its nearest presented ancestor. Read-only.
---@field modalPresentationStyle UIModalPresentationStyle The presentation style; reading `automatic` returns the style it resolves to.
---@field modalTransitionStyle UIModalTransitionStyle The animation for presenting and dismissing it.
---@field definesPresentationContext boolean Whether the context styles present over this controller.
---@field presentationController UIPresentationController? The presentation controller of its presentation; set the style before reading it. Read-only.
---@field popoverPresentationController UIPopoverPresentationController? Its presentation controller if it is, or would be, presented as a popover. Read-only.
---@field sheetPresentationController UISheetPresentationController? Its presentation controller if it is, or would be, presented as a sheet. Read-only.
---@field preferredContentSize CGSize Its preferred size in popovers and form sheets, in points; zero for the system's.
---@field contentUnavailableConfiguration UIListContentConfiguration? What stands for its contents while there are none; kept, no effect (iOS 17).
---@field isModalInPresentation boolean Whether the user is prevented from dismissing it.
---@field providesPresentationContextTransitionStyle boolean Whether its transition style applies to controllers presented in its context.
---@field modalPresentationCapturesStatusBarAppearance boolean Whether it controls the status bar although it doesn't cover the screen.
---@field restoresFocusAfterTransition boolean Whether the last focused item is focused again after a transition.
---@field transitioningDelegate (UIViewControllerTransitioningDelegate|table)? Provides a custom presentation controller and animators.
---@field isBeingPresented boolean Whether it is being presented: from the call until its completion handler. Read-only.
---@field isBeingDismissed boolean Whether it is being dismissed: from the call until its completion handler; true for each removed controller of a chain. Read-only.
---@field prefersStatusBarHidden boolean Whether the status bar is hidden; override it with a function of this name. Read-only. Override it with a function of this name.
---@field preferredStatusBarStyle UIStatusBarStyle The style of the status bar; override it with a function of this name. Read-only. Override it with a function of this name.
---@field childForStatusBarHidden UIViewController? The child that decides whether there is a status bar; nil for itself. Read-only. Override it with a function of this name.
---@field childForStatusBarStyle UIViewController? The child that decides the style of the status bar; nil for the controller itself. Read-only. Override it with a function of this name.
---@field preferredStatusBarUpdateAnimation UIStatusBarAnimation How the status bar changes; override it with a function of this name. Read-only. Override it with a function of this name.
---@field prefersHomeIndicatorAutoHidden boolean Whether the home indicator hides by itself; override it with a function of this name. Read-only. Override it with a function of this name.
---@field childForHomeIndicatorAutoHidden UIViewController? The child that decides on the home indicator; nil for itself. Read-only. Override it with a function of this name.
---@field preferredScreenEdgesDeferringSystemGestures UIRectEdge[] The edges at which its gestures come before the system's; override it with a function of this name. Read-only. Override it with a function of this name.
---@field childForScreenEdgesDeferringSystemGestures UIViewController? The child that decides on the edges; nil for itself. Read-only. Override it with a function of this name.
---@field prefersPointerLocked boolean Whether the pointer is locked; override it with a function of this name. Read-only. Override it with a function of this name.
---@field childViewControllerForPointerLock UIViewController? The child that decides on the pointer; nil for itself. Read-only. Override it with a function of this name.
---@field prefersInterfaceOrientationLocked boolean Whether the screen keeps its orientation when the device is turned; override it with a function of this name. Read-only. Override it with a function of this name.
---@field childViewControllerForInterfaceOrientationLock UIViewController? The child that decides whether the orientation is locked; nil for itself. Read-only. Override it with a function of this name.
---@field interfaceOrientation UIInterfaceOrientation How the contents of the screen are turned (iOS 2 to 7). Read-only.
---@field supportedInterfaceOrientations UIInterfaceOrientationMask|UIInterfaceOrientationMask[] The orientations it supports, asked as a root or a presented controller that fills the screen; override it with a function of this name. Read-only. Override it with a function of this name. `no-common-orientation`: UIApplicationInvalidInterfaceOrientation: the screen is turned to an orientation that both the controller and the application support; an exception is raised, and the screen isn't turned. Facts: E71, E75, E76 (:help E71).
---@field preferredInterfaceOrientationForPresentation UIInterfaceOrientation The orientation in which a full-screen presentation of it begins; override it with a function of this name. Read-only. Override it with a function of this name. `preferred-orientation`: UIApplicationInvalidInterfaceOrientation: a full-screen presentation begins in the preferred orientation, which has to be supported; an exception is raised, and nothing has changed. Facts: E75, E81 (:help E75).
---@field shouldAutorotate boolean Whether the screen turns at all (iOS 6 to 15); override it with a function of this name. Read-only. Override it with a function of this name.
---@field tab UITab? The tab that it, or a controller around it, was provided for; nil for others. Read-only.
---@field traitCollection UITraitCollection Its traits: those around its view, as they were updated last. Read-only.
---@field overrideUserInterfaceStyle UIUserInterfaceStyle The appearance of it, of its children and of their views; unspecified, the default, for the one around it.
---@field disablesAutomaticKeyboardDismissal boolean Whether the keyboard stays while nothing in it is edited; override it with a function of this name. Read-only. Override it with a function of this name.
---@field additionalSafeAreaInsets UIEdgeInsets What is added to the safe area of its view, and with it to those of its children; zero by default.
---@field systemMinimumLayoutMargins NSDirectionalEdgeInsets The smallest margins that the system wants in its view: 16 at the sides, on wide screens 20. Read-only.
---@field viewRespectsSystemMinimumLayoutMargins boolean Whether the margins of its view are at least `systemMinimumLayoutMargins`; true by default.
---@field automaticallyAdjustsScrollViewInsets boolean Whether a scroll view in it is inset (iOS 7 to 10); kept, no effect.
---@field topLayoutGuide UILayoutSupport What the bars at the top cover of its view (iOS 7 to 10). Read-only.
---@field bottomLayoutGuide UILayoutSupport What the bars at the bottom cover of its view (iOS 7 to 10). Read-only.
---@field segues table<string, string|fun(): UIViewController>? The segues that start here, as in a storyboard: for each identifier a function that creates the controller to show, or the name of an unwind action.
---@field restorationIdentifier string? The name under which its state is saved; nil leaves it out, with everything inside.
---@field restorationClass (UIViewControllerRestoration|table)? The class that recreates it: `Class.viewControllerWithRestorationIdentifierPath(path, coder)` returns a controller, or nil to leave it out. `not-a-restoration-class`: a warning: a restoration class makes the controller when the state is restored; the state is saved; the application's delegate is asked for the controller instead. Facts: B78 (:help B78).
---@field preferredTransition string|{ zoom: function, interactiveDismissShouldBegin?: function }? How it comes to the screen, set beforehand: a style, or `{ zoom = fn }` with a function of the two controllers that returns the view to zoom from.
---@field keyCommands UIKeyCommand[]? The commands of keys while it is in the responder chain; override it with a function of this name. Read-only. Override it with a function of this name.
---@field traitOverrides UITraitOverrides? The traits that it and its contents have in place of those around it. Read-only.
---@overload fun(arguments?: UIViewController.Arguments): UIViewController
---@overload fun(title: string): UIViewController
UIViewController = {}

---Asks for `updateProperties` at the end of the turn, before and without a layout (iOS 26).
function UIViewController:setNeedsUpdateProperties() end

---Calls `updateProperties` now if it needs to be, of the controller, its view and all that is in it (iOS 26).
function UIViewController:updatePropertiesIfNeeded() end

---Begins or ends editing; call super. A script may override it.
---
---`super-left-out`: a warning: the work is done in super; only the override's code runs.
---
---Facts: B61 (:help B61).
---@param editing? boolean
---@param animated? boolean
function UIViewController:setEditing(editing, animated) end

---Says which scroll view the bars at an edge follow; nil lets them look for one.
---@param view? UIScrollView
---@param edge NSDirectionalRectEdge
function UIViewController:setContentScrollView(view, edge) end

---The scroll view that the bars at an edge follow, as it was set; nil for none. A script may override it.
---
---`joined-edges`: NSInvalidArgumentException: each edge may have a scroll view of its own; an exception is raised, and nothing has changed.
---
---Facts: E43 (:help E43).
---@param edge NSDirectionalRectEdge
---@return UIScrollView?
function UIViewController:contentScrollView(edge) end

---Sets what a toolbar shows for it.
---@param items? UIBarButtonItem[]
---@param animated? boolean
function UIViewController:setToolbarItems(items, animated) end

---Loads the view if it isn't loaded: calls `loadView`, then `viewDidLoad`, even if the former created none.
function UIViewController:loadViewIfNeeded() end

---Calls a method by name, with an object, after a delay in seconds; 0 if omitted.
---@param method string
---@param object? any
---@param delay? number
function UIViewController:perform(method, object, delay) end

---Notifies a child that it will appear or disappear; for containers that don't forward appearance callbacks automatically.
---@param isAppearing? boolean
---@param animated? boolean
function UIViewController:beginAppearanceTransition(isAppearing, animated) end

---Notifies a child that it has appeared or disappeared, whichever was begun.
---
---`unbalanced`: a warning: begin/end appearance transition calls must be balanced; an end without a beginning does nothing; what was begun ends with the removal.
---
---Facts: A50, A75 (:help A50).
function UIViewController:endAppearanceTransition() end

---Replaces one child with another, in seconds; the completion receives true.
---
---`not-exchangeable`: NSInvalidArgumentException: both controllers must be children of the container, which forwards appearance; an exception is raised, and nothing has changed.
---
---Facts: A73, A74 (:help A73).
---@param from UIViewController
---@param to UIViewController
---@param duration number
---@param options? string|string[]|function
---@param animations? fun()
---@param completion? fun(finished: boolean)
function UIViewController:transition(from, to, duration, options, animations, completion) end

---Adds a child; calls its `willMove`.
---
---`child-cycle`: NSInvalidArgumentException: no controller is inside itself; an exception is raised, and nothing has changed.
---
---`is-presented`: NSInvalidArgumentException: a presented controller has no parent; an exception is raised, and nothing has changed.
---
---`view-elsewhere`: UIViewControllerHierarchyInconsistency: a controller's view stays with its present parent; an exception is raised, and nothing has changed.
---
---Facts: A79, P14, A71, A72 (:help A79).
---@param child UIViewController
function UIViewController:addChild(child) end

---Called on the primary column when a split view collapses: adds the secondary one; a navigation controller pushes it. A script may override it.
---
---Facts: A93 (:help A93).
---@param secondary UIViewController
---@param split UISplitViewController
function UIViewController:collapseSecondaryViewController(secondary, split) end

---Called on the primary column when a split view expands: returns the secondary column, or nil. A script may override it.
---
---Facts: A93 (:help A93).
---@param split UISplitViewController
---@return UIViewController?
function UIViewController:separateSecondaryViewController(split) end

---Removes it from its parent; calls its `didMove` with nil.
function UIViewController:removeFromParent() end

---Presents a controller; the completion runs when it has appeared.
---
---`present-nil`: NSInvalidArgumentException: the argument is nil; an exception is raised, and nothing has changed.
---
---`present-self`: NSInvalidArgumentException: a controller can't present itself; an exception is raised, and nothing has changed.
---
---`already-presenting`: a warning: a controller presents one at a time; the call is dropped, and its completion never runs.
---
---`searching`: a warning: an active search is presented by the controller that is searched; the call is dropped, and its completion never runs.
---
---`already-presented`: NSInvalidArgumentException: a controller can have one presenter only; an exception is raised, and nothing has changed.
---
---`has-parent`: NSInvalidArgumentException: a child can't be presented; its container can; an exception is raised, and nothing has changed.
---
---`still-dismissing`: a warning: a presenter can present again when the dismissal has ended; the call is dropped, and its completion never runs.
---
---`not-in-window`: a warning: a controller presents only while its view is in a window; the call is dropped, and its completion never runs.
---
---`detached-presenter`: a warning: a presenter should be in the view controller hierarchy; it is presented anyway; later releases may refuse.
---
---`root-presented`: NSInvalidArgumentException: the root of a window can't be presented over itself; an exception is raised, and nothing has changed.
---
---`presentation-in-progress`: a warning: a controller presents one at a time; the call is dropped, and its completion never runs.
---
---`transition-in-progress`: NSInternalInconsistencyException: old releases present one controller at a time; an exception is raised, and nothing has changed.
---
---`style-none`: NSInvalidArgumentException: the style none is a return value of delegates, not a style to present in; an exception is raised, and nothing has changed.
---
---`popover-source`: NSGenericException: a popover needs a source to point at; an exception is raised when the turn ends, and the popover isn't presented.
---
---`action-sheet-source`: NSGenericException: in a regular width an action sheet is a popover; an exception is raised, and nothing has changed.
---
---`partial-curl`: NSInvalidArgumentException: a curl needs a full-screen controller on both sides; an exception is raised, and nothing has changed.
---
---`popover-transition`: NSInvalidArgumentException: inside a popover old releases only support coverVertical; an exception is raised, and nothing has changed.
---
---Facts: P72, P73, P62, P79, P82, E20, E21, P74, P76, P75, P90, P63, P81, D4, P64, P67, P2, P65, D3, P83, P26, P77, P30, P45, P78, P46 (:help P72).
---@param controller UIViewController
---@param animated? boolean
---@param completion? fun()
function UIViewController:present(controller, animated, completion) end

---Dismisses what it presents with everything on top, otherwise itself.
---
---`dismissal-in-progress`: a warning: a controller can't be dismissed while it is being presented; the call is dropped, its completion never runs, and the presentation continues.
---
---Facts: P66, P81 (:help P66).
---@param animated? boolean
---@param completion? fun()
function UIViewController:dismiss(animated, completion) end

---Whether it performs an action, a function's name; override it to opt out. A script may override it.
---@param action string
---@param sender? any
---@return boolean
function UIViewController:canPerformAction(action, sender) end

---The controller itself or its nearest ancestor that overrides an action. A script may override it.
---@param action string
---@param sender? any
---@return UIViewController?
function UIViewController:targetViewController(action, sender) end

---Shows a controller as its container does: a stack pushes, others present. A script may override it.
---@param controller UIViewController
---@param sender? any
function UIViewController:show(controller, sender) end

---Shows a controller beside this one: a split view replaces its secondary column. A script may override it.
---@param controller UIViewController
---@param sender? any
function UIViewController:showDetailViewController(controller, sender) end

---Updates the status bar from the controllers that determine it.
function UIViewController:setNeedsStatusBarAppearanceUpdate() end

---Asks again whether the home indicator hides (iOS 11).
function UIViewController:setNeedsUpdateOfHomeIndicatorAutoHidden() end

---Asks again for the edges at which the system's gestures come later (iOS 11).
function UIViewController:setNeedsUpdateOfScreenEdgesDeferringSystemGestures() end

---Asks again whether the pointer is locked (iOS 14).
function UIViewController:setNeedsUpdateOfPrefersPointerLocked() end

---Asks again whether the orientation is locked; the screen follows the device if it isn't (iOS 26).
function UIViewController:setNeedsUpdateOfPrefersInterfaceOrientationLocked() end

---Called before the contents turn, with the old sizes (iOS 2 to 7). A script may override it.
---@param orientation UIInterfaceOrientation
---@param duration number
function UIViewController:willRotate(orientation, duration) end

---Called when the sizes are the new ones (iOS 2 to 7). A script may override it.
---@param orientation UIInterfaceOrientation
---@param duration number
function UIViewController:willAnimateRotation(orientation, duration) end

---Called when the contents have turned (iOS 2 to 7). A script may override it.
---@param orientation UIInterfaceOrientation
function UIViewController:didRotate(orientation) end

---Whether the screen turns to an orientation (iOS 2 to 5). A script may override it.
---@param orientation UIInterfaceOrientation
---@return boolean
function UIViewController:shouldAutorotateTo(orientation) end

---Asks again for the supported orientations, which have changed, and turns the screen (iOS 16).
function UIViewController:setNeedsUpdateOfSupportedInterfaceOrientations() end

---Asks again for the supported orientations, and turns the screen to that of the device (iOS 5 to 15).
function UIViewController.attemptRotationToDeviceOrientation() end

---Overrides traits for one child; nil ends that (iOS 8 to 16).
---@param collection? UITraitCollection
---@param child UIViewController
function UIViewController:setOverrideTraitCollection(collection, child) end

---The traits that it overrides for a child; nil for none.
---@param child UIViewController
---@return UITraitCollection?
function UIViewController:overrideTraitCollection(child) end

---Updates the traits of it and of what is in it now, and notifies all that have others (iOS 17).
function UIViewController:updateTraitsIfNeeded() end

---Called before the view changes its size; super forwards it. A script may override it.
---@param size CGSize
---@param coordinator UIViewControllerTransitionCoordinator
function UIViewController:viewWillTransition(size, coordinator) end

---The size that a child gets when the view has another; it is notified of it. A script may override it.
---@param child UIViewController
---@param parentSize CGSize
---@return CGSize
function UIViewController:sizeForChildContentContainer(child, parentSize) end

---Called when a child prefers another size. A script may override it.
---@param child UIViewController
function UIViewController:preferredContentSizeDidChange(child) end

---Called before the size classes change; super forwards it. A script may override it.
---@param newCollection UITraitCollection
---@param coordinator UIViewControllerTransitionCoordinator
function UIViewController:willTransition(newCollection, coordinator) end

---Called when the size classes have changed. A script may override it.
---@param previous? UITraitCollection
function UIViewController:traitCollectionDidChange(previous) end

---Whether it may be the destination of an unwind segue. A script may override it.
---@param action string
---@param source UIViewController
---@param sender? any
---@return boolean
function UIViewController:canPerformUnwindSegueAction(action, source, sender) end

---The children that are searched for the destination of an unwind segue, in order. A script may override it.
---@param source UIStoryboardUnwindSegueSource
---@return UIViewController[]
function UIViewController:allowedChildrenForUnwinding(source) end

---The child that contains the source of an unwind segue, or that requested the presentation containing it.
---@param source UIStoryboardUnwindSegueSource
---@return UIViewController?
function UIViewController:childContaining(source) end

---Called on each container on the way down to the destination of an unwind segue. A script may override it.
---@param segue UIStoryboardSegue
---@param next UIViewController
function UIViewController:unwind(segue, next) end

---Performs one of `segues`, without calling `shouldPerformSegue`.
---
---`no-such-segue`: NSInvalidArgumentException: a segue is found by its identifier in the controller's segues; an exception is raised, and nothing has changed.
---
---Facts: P124 (:help P124).
---@param identifier string
---@param sender? any
function UIViewController:performSegue(identifier, sender) end

---Acts like a control that is connected to an unwind segue: calls `shouldPerformSegue`, and unwinds to the nearest controller that has a function of the action's name, which is called `(self, segue)`.
---@param action string
---@param sender? any
---@param identifier? string
function UIViewController:performUnwind(action, sender, identifier) end

---Whether a segue that a control has started is performed. A script may override it.
---@param identifier? string
---@param sender? any
---@return boolean
function UIViewController:shouldPerformSegue(identifier, sender) end

---Called on the source before a segue is performed. A script may override it.
---@param segue UIStoryboardSegue
---@param sender? any
function UIViewController:prepare(segue, sender) end

---Presents a controller that plays a film, with its own animation.
---@param movie MPMoviePlayerViewController
function UIViewController:presentMoviePlayerViewControllerAnimated(movie) end

---Dismisses the presented movie player.
function UIViewController:dismissMoviePlayerViewControllerAnimated() end

---Stores its state in a coder; call super. A script may override it.
---@param coder Coder
function UIViewController:encodeRestorableState(coder) end

---Restores its state from a coder; call super. A script may override it.
---@param coder Coder
function UIViewController:decodeRestorableState(coder) end

---Called when all controllers have been restored. A script may override it.
function UIViewController:applicationFinishedRestoringState() end

---Called when its activity is saved, and `userInfo` is empty: add what continues it. A script may override it.
---@param activity NSUserActivity
function UIViewController:updateUserActivityState(activity) end

---Called by the program to continue an activity; does nothing itself. A script may override it.
---@param activity NSUserActivity
function UIViewController:restoreUserActivityState(activity) end

---Called while it is archived, after UIKit has archived its properties: archives the values of its class. A script may override it.
---@param coder Coder
function UIViewController:encode(coder) end

---Called when it is created from an archive, instead of `init`: reads what `encode` has archived. A script may override it.
---@param coder Coder
function UIViewController:initWithCoder(coder) end

---Creates the view; assign `self.view` in it. A script may override it.
function UIViewController:loadView() end

---Called when the view has been loaded. A script may override it.
function UIViewController:viewDidLoad() end

---Called before the view appears. A script may override it.
---
---`appearance-by-hand`: a warning: … was called by the program; only UIKit calls it; the callback runs once more than it should.
---
---Facts: A75, A77 (:help A75).
---@param animated? boolean
function UIViewController:viewWillAppear(animated) end

---Called when the view is in its window, before it has appeared. A script may override it.
---@param animated? boolean
function UIViewController:viewIsAppearing(animated) end

---Called when the view has appeared. A script may override it.
---
---`appearance-by-hand`: a warning: … was called by the program; only UIKit calls it; the callback runs once more than it should.
---
---Facts: A75, A77 (:help A75).
---@param animated? boolean
function UIViewController:viewDidAppear(animated) end

---Called before the view disappears. A script may override it.
---
---`appearance-by-hand`: a warning: … was called by the program; only UIKit calls it; the callback runs once more than it should.
---
---Facts: A75, A77 (:help A75).
---@param animated? boolean
function UIViewController:viewWillDisappear(animated) end

---Called when the view has disappeared. A script may override it.
---
---`appearance-by-hand`: a warning: … was called by the program; only UIKit calls it; the callback runs once more than it should.
---
---Facts: A75, A77 (:help A75).
---@param animated? boolean
function UIViewController:viewDidDisappear(animated) end

---Called to show what it shows, before a layout and after setNeedsUpdateProperties (iOS 26). A script may override it.
function UIViewController:updateProperties() end

---Called before the first layout, and after setNeedsUpdateConstraints. A script may override it.
function UIViewController:updateViewConstraints() end

---Called before the view lays out its subviews. A script may override it.
function UIViewController:viewWillLayoutSubviews() end

---Called when the view has laid out its subviews. A script may override it.
function UIViewController:viewDidLayoutSubviews() end

---Called when the margins of the view have changed, and before it first appears; call super. A script may override it.
function UIViewController:viewLayoutMarginsDidChange() end

---Called when the safe area of the view has changed, and before it first appears; call super. A script may override it.
function UIViewController:viewSafeAreaInsetsDidChange() end

---Called before the controller is added to a parent or removed from it. A script may override it.
---@param parent? UIViewController
function UIViewController:willMove(parent) end

---Called when the controller was added to a parent or removed from it. A script may override it.
---@param parent? UIViewController
function UIViewController:didMove(parent) end

---Called when memory is short. A script may override it.
function UIViewController:didReceiveMemoryWarning() end

---Called before a view that is not on screen is unloaded (iOS 5). A script may override it.
function UIViewController:viewWillUnload() end

---Called when a view that was not on screen has been unloaded (iOS 5). A script may override it.
function UIViewController:viewDidUnload() end

---Lets a key perform a command while the controller is in the chain of responders.
---@param command UIKeyCommand
function UIViewController:addKeyCommand(command) end

---Takes the command from its key again.
---@param command UIKeyCommand
function UIViewController:removeKeyCommand(command) end

---Calls a function with it and its former traits when one of some traits has changed.
---@param traits UITrait[]
---@param handler fun(environment: UIViewController, previous: UITraitCollection)
---@return UITraitChangeRegistration?
function UIViewController:registerForTraitChanges(traits, handler) end

---Ends a registration that registerForTraitChanges has returned.
---@param registration UITraitChangeRegistration
function UIViewController:unregisterForTraitChanges(registration) end

---What UIViewController is called with.
---@class UIViewController.Arguments : UIResponder.Arguments
---@field title? string
---@field view? UIView
---@field nibName? string
---@field isEditing? boolean
---@field setEditing? fun(self: UIViewController, editing: boolean, animated: boolean)
---@field hidesBottomBarWhenPushed? boolean
---@field wantsFullScreenLayout? boolean
---@field edgesForExtendedLayout? UIRectEdge|UIRectEdge[]
---@field contentScrollView? fun(self: UIViewController, edge: NSDirectionalRectEdge): UIScrollView?
---@field extendedLayoutIncludesOpaqueBars? boolean
---@field tabBarItem? UITabBarItem
---@field toolbarItems? UIBarButtonItem[]
---@field shouldAutomaticallyForwardAppearanceMethods? boolean|fun(self: UIViewController): boolean
---@field collapseSecondaryViewController? fun(self: UIViewController, secondary: UIViewController, split: UISplitViewController)
---@field separateSecondaryViewController? fun(self: UIViewController, split: UISplitViewController): UIViewController?
---@field modalPresentationStyle? UIModalPresentationStyle
---@field modalTransitionStyle? UIModalTransitionStyle
---@field definesPresentationContext? boolean
---@field preferredContentSize? CGSize
---@field contentUnavailableConfiguration? UIListContentConfiguration
---@field isModalInPresentation? boolean
---@field providesPresentationContextTransitionStyle? boolean
---@field modalPresentationCapturesStatusBarAppearance? boolean
---@field restoresFocusAfterTransition? boolean
---@field transitioningDelegate? UIViewControllerTransitioningDelegate|table
---@field canPerformAction? fun(self: UIViewController, action: string, sender?: any): boolean
---@field targetViewController? fun(self: UIViewController, action: string, sender?: any): UIViewController?
---@field show? fun(self: UIViewController, controller: UIViewController, sender?: any)
---@field showDetailViewController? fun(self: UIViewController, controller: UIViewController, sender?: any)
---@field prefersStatusBarHidden? boolean|fun(self: UIViewController): boolean
---@field preferredStatusBarStyle? UIStatusBarStyle|fun(self: UIViewController): UIStatusBarStyle
---@field childForStatusBarHidden? UIViewController|fun(self: UIViewController): UIViewController
---@field childForStatusBarStyle? UIViewController|fun(self: UIViewController): UIViewController
---@field preferredStatusBarUpdateAnimation? UIStatusBarAnimation|fun(self: UIViewController): UIStatusBarAnimation
---@field prefersHomeIndicatorAutoHidden? boolean|fun(self: UIViewController): boolean
---@field childForHomeIndicatorAutoHidden? UIViewController|fun(self: UIViewController): UIViewController
---@field preferredScreenEdgesDeferringSystemGestures? UIRectEdge[]|fun(self: UIViewController): UIRectEdge[]
---@field childForScreenEdgesDeferringSystemGestures? UIViewController|fun(self: UIViewController): UIViewController
---@field prefersPointerLocked? boolean|fun(self: UIViewController): boolean
---@field childViewControllerForPointerLock? UIViewController|fun(self: UIViewController): UIViewController
---@field prefersInterfaceOrientationLocked? boolean|fun(self: UIViewController): boolean
---@field childViewControllerForInterfaceOrientationLock? UIViewController|fun(self: UIViewController): UIViewController
---@field willRotate? fun(self: UIViewController, orientation: UIInterfaceOrientation, duration: number)
---@field willAnimateRotation? fun(self: UIViewController, orientation: UIInterfaceOrientation, duration: number)
---@field didRotate? fun(self: UIViewController, orientation: UIInterfaceOrientation)
---@field supportedInterfaceOrientations? UIInterfaceOrientationMask|UIInterfaceOrientationMask[]|fun(self: UIViewController): UIInterfaceOrientationMask|UIInterfaceOrientationMask[]
---@field preferredInterfaceOrientationForPresentation? UIInterfaceOrientation|fun(self: UIViewController): UIInterfaceOrientation
---@field shouldAutorotate? boolean|fun(self: UIViewController): boolean
---@field shouldAutorotateTo? fun(self: UIViewController, orientation: UIInterfaceOrientation): boolean
---@field overrideUserInterfaceStyle? UIUserInterfaceStyle
---@field viewWillTransition? fun(self: UIViewController, size: CGSize, coordinator: UIViewControllerTransitionCoordinator)
---@field sizeForChildContentContainer? fun(self: UIViewController, child: UIViewController, parentSize: CGSize): CGSize
---@field preferredContentSizeDidChange? fun(self: UIViewController, child: UIViewController)
---@field disablesAutomaticKeyboardDismissal? boolean|fun(self: UIViewController): boolean
---@field willTransition? fun(self: UIViewController, newCollection: UITraitCollection, coordinator: UIViewControllerTransitionCoordinator)
---@field traitCollectionDidChange? fun(self: UIViewController, previous?: UITraitCollection)
---@field additionalSafeAreaInsets? UIEdgeInsets
---@field viewRespectsSystemMinimumLayoutMargins? boolean
---@field automaticallyAdjustsScrollViewInsets? boolean
---@field canPerformUnwindSegueAction? fun(self: UIViewController, action: string, source: UIViewController, sender?: any): boolean
---@field allowedChildrenForUnwinding? fun(self: UIViewController, source: UIStoryboardUnwindSegueSource): UIViewController[]
---@field unwind? fun(self: UIViewController, segue: UIStoryboardSegue, next: UIViewController)
---@field segues? table<string, string|fun(): UIViewController>
---@field shouldPerformSegue? fun(self: UIViewController, identifier?: string, sender?: any): boolean
---@field prepare? fun(self: UIViewController, segue: UIStoryboardSegue, sender?: any)
---@field restorationIdentifier? string
---@field restorationClass? UIViewControllerRestoration|table
---@field encodeRestorableState? fun(self: UIViewController, coder: Coder)
---@field decodeRestorableState? fun(self: UIViewController, coder: Coder)
---@field applicationFinishedRestoringState? fun(self: UIViewController)
---@field updateUserActivityState? fun(self: UIViewController, activity: NSUserActivity)
---@field restoreUserActivityState? fun(self: UIViewController, activity: NSUserActivity)
---@field encode? fun(self: UIViewController, coder: Coder)
---@field initWithCoder? fun(self: UIViewController, coder: Coder)
---@field loadView? fun(self: UIViewController)
---@field viewDidLoad? fun(self: UIViewController)
---@field viewWillAppear? fun(self: UIViewController, animated: boolean)
---@field viewIsAppearing? fun(self: UIViewController, animated: boolean)
---@field viewDidAppear? fun(self: UIViewController, animated: boolean)
---@field viewWillDisappear? fun(self: UIViewController, animated: boolean)
---@field viewDidDisappear? fun(self: UIViewController, animated: boolean)
---@field updateProperties? fun(self: UIViewController)
---@field updateViewConstraints? fun(self: UIViewController)
---@field viewWillLayoutSubviews? fun(self: UIViewController)
---@field viewDidLayoutSubviews? fun(self: UIViewController)
---@field viewLayoutMarginsDidChange? fun(self: UIViewController)
---@field viewSafeAreaInsetsDidChange? fun(self: UIViewController)
---@field willMove? fun(self: UIViewController, parent?: UIViewController)
---@field didMove? fun(self: UIViewController, parent?: UIViewController)
---@field didReceiveMemoryWarning? fun(self: UIViewController)
---@field viewWillUnload? fun(self: UIViewController)
---@field viewDidUnload? fun(self: UIViewController)
---@field preferredTransition? string|{ zoom: function, interactiveDismissShouldBegin?: function }
---@field keyCommands? UIKeyCommand[]|fun(self: UIViewController): UIKeyCommand[]
