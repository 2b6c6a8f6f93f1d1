---@meta
-- Written by `drilldown meta`; do not edit.

---A nib: the objects of a view, as in Interface Builder.
---@class Nib
---@field view table The view: its class first, its properties, then its subviews, written the same way. Facts: B93 (:help B93).
---@field outlets table<string, string>? The fields of the File's Owner, and the `name` of the object that each gets.
---@field actions table<string, string>? The `name` of an object, and the method of the File's Owner that its main event calls.

---The application delegate: the functions of the table `app`.
---@class UIApplicationDelegate
---@field task (fun(fn: fun()): Task)? Predefined: runs a function concurrently from the next turn on; `wait` and `settle` suspend only this function.
---@field willFinishLaunching (fun(): boolean)? Called at a launch, before controllers are restored: build the roots here. Facts: B80 (:help B80).
---@field didFinishLaunching (fun(): boolean)? Called at a launch, when controllers have been restored. Facts: B80 (:help B80).
---@field willResignActive (fun())? Called before the app becomes inactive. Facts: A27 (:help A27).
---@field didEnterBackground (fun())? Called when the app has entered the background. Facts: A27 (:help A27).
---@field willEnterForeground (fun())? Called before the app enters the foreground. Facts: A27 (:help A27).
---@field didBecomeActive (fun())? Called when the app has become active again. Facts: A27 (:help A27).
---@field willContinueUserActivityWithType (fun(type: string): boolean)? Called before an activity that the user continues arrives, in an app without scenes. Facts: H111 (:help H111).
---@field continueUserActivity (fun(activity: NSUserActivity, restorationHandler?: any): boolean)? Called to continue an activity, in an app without scenes; the function passes it to the objects in its argument. Facts: H111 (:help H111).
---@field didUpdateUserActivity (fun(activity: NSUserActivity))? Called when controllers have updated an activity, in an app without scenes. Facts: H122 (:help H122).
---@field didFailToContinueUserActivityWithType (fun(type: string, error: string))? Called when an activity that was announced doesn't arrive, in an app without scenes. Facts: H122 (:help H122).
---@field willTerminate (fun())? Called before the user ends the app. Facts: A27 (:help A27).
---@field didReceiveMemoryWarning (fun())? Called on a memory warning, before the controllers receive it.
---@field supportedInterfaceOrientations (fun(window?: UIWindow): UIInterfaceOrientationMask|UIInterfaceOrientationMask[])? Asked for the orientations that the application supports, instead of Info.plist. Facts: E71 (:help E71).
---@field configurationForConnecting (fun(session: UISceneSession, options: SceneConnection): UISceneConfiguration?)? Asked at a launch, and for each new scene, how the scene is made. Facts: F2 (:help F2).
---@field didDiscardSceneSessions (fun(sessions: UISceneSession[]))? Called when scenes have been closed for good. Facts: F10 (:help F10).
---@field shouldRestoreApplicationState (fun(coder: Coder): boolean)? Asked at a launch whether to restore the saved state; only true does. Facts: B79 (:help B79).
---@field shouldRestoreSecureApplicationState (fun(coder: Coder): boolean)? The same question in newer releases, asked first; only true saves. Facts: B79 (:help B79).
---@field viewControllerWithRestorationIdentifierPath (fun(path: string[], coder: Coder): UIViewController?)? Asked for a saved controller, with the identifiers from the root down; nil leaves it to its restoration class. Facts: B79 (:help B79).
---@field didDecodeRestorableState (fun(coder: Coder))? Called when the controllers' state has been restored. Facts: B79 (:help B79).
---@field shouldSaveApplicationState (fun(coder: Coder): boolean)? Asked whether to save the state when the app enters the background; only true saves.
---@field shouldSaveSecureApplicationState (fun(coder: Coder): boolean)? The same question in newer releases, asked first; only true saves.
---@field willEncodeRestorableState (fun(coder: Coder))? Called before the controllers are saved: put what belongs to the app into the coder.

---Is notified of a scene's life cycle.
---@class UISceneDelegate
---@field willConnect (fun(scene: UIWindowScene, session: UISceneSession, options: SceneConnection))? Called when the scene is connected: make its window here. Facts: F1, F14 (:help F1).
---@field didDisconnect (fun(scene: UIWindowScene))? Called when the scene has left memory. Facts: F9, F10 (:help F9).
---@field willEnterForeground (fun(scene: UIWindowScene))? Called before the scene comes to the screen. Facts: F4 (:help F4).
---@field didBecomeActive (fun(scene: UIWindowScene))? Called when the scene receives events. Facts: F4, F8 (:help F4).
---@field willResignActive (fun(scene: UIWindowScene))? Called before the scene receives no events any more. Facts: F4, F8 (:help F4).
---@field didEnterBackground (fun(scene: UIWindowScene))? Called when the scene has left the screen. Facts: F4 (:help F4).
---@field openURLContexts (fun(scene: UIWindowScene, urls: string[]))? Called with the URLs that the running scene is asked to open. Facts: F11 (:help F11).
---@field stateRestorationActivity (fun(scene: UIWindowScene): NSUserActivity?)? Asked when the scene has left the screen for the activity that restores it. Facts: H47 (:help H47).
---@field restoreInteractionStateWith (fun(scene: UIWindowScene, activity: NSUserActivity))? Called after `willConnect` with the activity that was saved. Facts: H47 (:help H47).
---@field willContinueUserActivityWithType (fun(scene: UIWindowScene, type: string))? Called before the running scene gets an activity to continue. Facts: H48 (:help H48).
---@field continueUserActivity (fun(scene: UIWindowScene, activity: NSUserActivity))? Called with an activity that the running scene is asked to continue. Facts: H48 (:help H48).
---@field didUpdateUserActivity (fun(scene: UIWindowScene, activity: NSUserActivity))? Called when responders of the scene have updated an activity. Facts: H122 (:help H122).
---@field didFailToContinueUserActivityWithType (fun(scene: UIWindowScene, type: string, error: string))? Called when an activity that was announced to the scene doesn't arrive. Facts: H122 (:help H122).

---A class that recreates its controllers after a launch.
---@class UIViewControllerRestoration
---@field viewControllerWithRestorationIdentifierPath (fun(path: string[], coder: Coder): UIViewController?)? Asked for a saved controller, with the identifiers from the root down; nil leaves it out, with everything inside. Facts: B79 (:help B79).

---Is notified of what a navigation controller shows, and provides animators.
---@class UINavigationControllerDelegate
---@field willShow (fun(nav: UINavigationController, viewController: UIViewController, animated: boolean))? Called just before the new top appears. Facts: A54 (:help A54).
---@field didShow (fun(nav: UINavigationController, viewController: UIViewController, animated: boolean))? Called when the new top has appeared; not after a cancelled gesture. Facts: A54, A56 (:help A54).
---@field animationControllerFor (fun(nav: UINavigationController, operation: UINavigationController.Operation, from: UIViewController, to: UIViewController): UIViewControllerAnimatedTransitioning?)? Asked for the animator of a transition; the operation is "push" or "pop", nil is the usual animation.
---@field interactionControllerFor (fun(nav: UINavigationController, animator?: any): UIViewControllerInteractiveTransitioning?)? Asked for the interaction controller of an animator; nil lets it run by itself.
---@field supportedInterfaceOrientations (fun(nav: UINavigationController): UIInterfaceOrientationMask|UIInterfaceOrientationMask[])? Asked for the orientations that the container supports, instead of its children. Facts: E72 (:help E72).
---@field preferredInterfaceOrientationForPresentation (fun(nav: UINavigationController): UIInterfaceOrientation)? Asked for the orientation in which a full-screen presentation of it begins. Facts: E72, E81 (:help E72).

---Allows the user's selections, and is notified of them.
---@class UITabBarControllerDelegate
---@field shouldSelect (fun(tabs: UITabBarController, viewController: UIViewController): boolean)? Asked before a tap selects a tab; only false refuses.
---@field didSelect (fun(tabs: UITabBarController, viewController: UIViewController))? Called when a tap has selected a tab, the selected one included; a selection by a script does not call it. Facts: A85 (:help A85).
---@field shouldSelectTab (fun(tabs: UITabBarController, tab: UITab): boolean)? Asked before a tap selects a tab of `tabs`; only false refuses. Facts: F88 (:help F88).
---@field didSelectTab (fun(tabs: UITabBarController, selected: UITab, previous?: UITab))? Called when a tap has selected a tab of `tabs`. Facts: F88 (:help F88).
---@field displayedViewControllersFor (fun(tabs: UITabBarController, tab: UITab, proposed: UIViewController[]): UIViewController[]?)? Asked for what the stack of a group shows for one level; nil shows the proposed ones. Facts: F92 (:help F92).
---@field willBeginCustomizing (fun(tabs: UITabBarController, viewControllers: UIViewController[]))? Called before the user arranges the tabs. Facts: F86 (:help F86).
---@field willEndCustomizing (fun(tabs: UITabBarController, viewControllers: UIViewController[], changed: boolean))? Called when the user has tapped Done, with the new order. Facts: F86 (:help F86).
---@field didEndCustomizing (fun(tabs: UITabBarController, viewControllers: UIViewController[], changed: boolean))? Called when the tabs are seen again, with the new order. Facts: F86 (:help F86).
---@field willBeginEditing (fun(tabs: UITabBarController))? Called before the user edits the sidebar. Facts: F96 (:help F96).
---@field visibilityDidChangeFor (fun(tabs: UITabBarController, changed: UITab[]))? Called when the user has hidden or shown tabs in the sidebar. Facts: F96 (:help F96).
---@field displayOrderDidChangeFor (fun(tabs: UITabBarController, group: UITabGroup))? Called when the user has moved the children of a group in the sidebar. Facts: F96 (:help F96).
---@field didEndEditing (fun(tabs: UITabBarController))? Called when the user has edited the sidebar. Facts: F96 (:help F96).
---@field animationControllerFor (fun(tabs: UITabBarController, from: UIViewController, to: UIViewController): UIViewControllerAnimatedTransitioning?)? Asked for the animator of a change of tabs; nil changes them at once. Facts: F87 (:help F87).
---@field interactionControllerFor (fun(tabs: UITabBarController, animator?: any): UIViewControllerInteractiveTransitioning?)? Asked for the interaction controller of an animator; nil lets it run by itself. Facts: F87 (:help F87).
---@field supportedInterfaceOrientations (fun(tabs: UITabBarController): UIInterfaceOrientationMask|UIInterfaceOrientationMask[])? Asked for the orientations that the container supports, instead of its children. Facts: E72 (:help E72).
---@field preferredInterfaceOrientationForPresentation (fun(tabs: UITabBarController): UIInterfaceOrientation)? Asked for the orientation in which a full-screen presentation of it begins. Facts: E72, E81 (:help E72).

---Is notified of changes of a sidebar.
---@class UITabBarControllerSidebarDelegate
---@field sidebarVisibilityWillChange (fun(tabs: UITabBarController, sidebar: UITabBarControllerSidebar, animator: UIContextMenuInteractionAnimating))? Called before the sidebar is shown or hidden; the functions that are added to the animator are called with the change, and after it. Facts: H112 (:help H112).
---@field contextMenuConfigurationForTab (fun(tabs: UITabBarController, sidebar: UITabBarControllerSidebar, tab: UITab): UIContextMenuConfiguration?)? Asked for the menu of a tab that is pressed long in the sidebar; nil for none. Facts: H123 (:help H123).

---Decides how a split view collapses and expands.
---@class UISplitViewControllerDelegate
---@field collapseSecondary (fun(split: UISplitViewController, secondary: UIViewController, primary: UIViewController): boolean)? Asked when the columns collapse into one; true discards the secondary one.
---@field separateSecondaryFrom (fun(split: UISplitViewController, primary: UIViewController): UIViewController?)? Asked for the secondary column when the split view expands; nil takes it from the primary.
---@field topColumnForCollapsing (fun(split: UISplitViewController, proposed: UISplitViewController.Column): UISplitViewController.Column)? Asked which column is on top after a collapse; any other result uses the proposed one.
---@field show (fun(split: UISplitViewController, viewController: UIViewController, sender?: any): boolean)? Asked before `show` puts a controller into the primary column; true: the delegate did it.
---@field showDetail (fun(split: UISplitViewController, viewController: UIViewController, sender?: any): boolean)? Asked before a controller is shown in the secondary column; true: the delegate did it.
---@field willChangeTo (fun(split: UISplitViewController, mode: UISplitViewController.DisplayMode))? Called before other columns are shown, and before the split view expands. Facts: F49 (:help F49).
---@field didCollapse (fun(split: UISplitViewController))? Called when the columns have collapsed.
---@field didExpand (fun(split: UISplitViewController))? Called when the columns have expanded.
---@field displayModeForExpanding (fun(split: UISplitViewController, proposed: UISplitViewController.DisplayMode): UISplitViewController.DisplayMode)? Asked which mode to expand to; nil uses the proposed one. Facts: F41 (:help F41).
---@field willShow (fun(split: UISplitViewController, column: UISplitViewController.Column))? Called before the system or the user shows a column, not for `show`. Facts: F42 (:help F42).
---@field willHide (fun(split: UISplitViewController, column: UISplitViewController.Column))? Called before the system or the user hides a column, not for `hide`. Facts: F42 (:help F42).
---@field didShow (fun(split: UISplitViewController, column: UISplitViewController.Column))? Called when the system or the user has shown a column. Facts: F42 (:help F42).
---@field didHide (fun(split: UISplitViewController, column: UISplitViewController.Column))? Called when the system or the user has hidden a column; for a compact inspector when the drag begins. Facts: F42, F48 (:help F42).
---@field gestureWillBegin (fun(split: UISplitViewController))? Called before a drag shows or hides columns.
---@field gestureDidEnd (fun(split: UISplitViewController))? Called when that drag is over, cancelled or not.
---@field targetDisplayModeForAction (fun(split: UISplitViewController): UISplitViewController.DisplayMode)? Asked where a tap on `displayModeButtonItem` leads; nil leaves it to the split view. Facts: F36 (:help F36).
---@field primaryForCollapsing (fun(split: UISplitViewController): UIViewController?)? Asked for the primary controller to collapse onto; nil keeps it. Facts: F50 (:help F50).
---@field primaryForExpanding (fun(split: UISplitViewController): UIViewController?)? Asked for the primary controller to expand to; nil keeps it. Facts: F50 (:help F50).
---@field shouldHide (fun(split: UISplitViewController, viewController: UIViewController, orientation: UIInterfaceOrientation): boolean)? Asked up to iOS 7 whether the primary column is hidden; nil: in portrait. Facts: F50 (:help F50).
---@field willHideViewController (fun(split: UISplitViewController, viewController: UIViewController, button: UIBarButtonItem, popover: UIPopoverController))? Called up to iOS 7 before the primary column is hidden, with what shows it. Facts: F50 (:help F50).
---@field willShowViewController (fun(split: UISplitViewController, viewController: UIViewController, button: UIBarButtonItem))? Called up to iOS 7 before it is a column again: remove the button. Facts: F50 (:help F50).
---@field popoverWillPresent (fun(split: UISplitViewController, popover: UIPopoverController, viewController: UIViewController))? Called up to iOS 7 before the button shows the hidden column. Facts: F50 (:help F50).
---@field supportedInterfaceOrientations (fun(split: UISplitViewController): UIInterfaceOrientationMask|UIInterfaceOrientationMask[])? Asked for the orientations that the container supports, instead of its children. Facts: E72 (:help E72).
---@field preferredInterfaceOrientationForPresentation (fun(split: UISplitViewController): UIInterfaceOrientation)? Asked for the orientation in which a full-screen presentation of it begins. Facts: E72, E81 (:help E72).

---Is notified when the user turns pages.
---@class UIPageViewControllerDelegate
---@field willTransitionTo (fun(page: UIPageViewController, pending: UIViewController[]))? Called when a swipe begins, with the pages it leads to.
---@field didFinishAnimating (fun(page: UIPageViewController, finished: boolean, previous: UIViewController[], completed: boolean))? Called when a swipe is over; `completed` is false if it was cancelled.
---@field spineLocationFor (fun(page: UIPageViewController, orientation: UIInterfaceOrientation): UIPageViewController.SpineLocation)? Asked where the spine of curling pages is when the device turns; for "mid" it sets two pages. Facts: F118 (:help F118).
---@field supportedInterfaceOrientations (fun(pages: UIPageViewController): UIInterfaceOrientationMask|UIInterfaceOrientationMask[])? Asked for the orientations that the container supports, instead of its children. Facts: E72 (:help E72).
---@field preferredInterfaceOrientationForPresentation (fun(pages: UIPageViewController): UIInterfaceOrientation)? Asked for the orientation in which a full-screen presentation of it begins. Facts: E72, E81 (:help E72).

---Provides the pages of a page view controller.
---@class UIPageViewControllerDataSource
---@field viewControllerBefore (fun(page: UIPageViewController, viewController: UIViewController): UIViewController?)? Asked for the page before one; nil: it is the first.
---@field viewControllerAfter (fun(page: UIPageViewController, viewController: UIViewController): UIViewController?)? Asked for the page after one; nil: it is the last.
---@field presentationCount (fun(page: UIPageViewController): integer)? Asked after `setViewControllers` how many dots there are; both are needed for dots. Facts: F116 (:help F116).
---@field presentationIndex (fun(page: UIPageViewController): integer)? Asked after `setViewControllers` which dot is the current one, from 0. Facts: F116 (:help F116).

---Allows changes to the items of a standalone navigation bar, and is notified of them.
---@class UINavigationBarDelegate
---@field shouldPush (fun(bar: UINavigationBar, item: UINavigationItem): boolean)? Asked before an item is pushed; only false refuses. Facts: B43 (:help B43).
---@field didPush (fun(bar: UINavigationBar, item: UINavigationItem))? Called when an item has been pushed. Facts: B43 (:help B43).
---@field shouldPop (fun(bar: UINavigationBar, item: UINavigationItem): boolean)? Asked before an item is popped; only false refuses. Facts: B43 (:help B43).
---@field didPop (fun(bar: UINavigationBar, item: UINavigationItem))? Called when an item has been popped. Facts: B43 (:help B43).

---The delegate of a toolbar; none of its methods are called here.
---@class UIToolbarDelegate

---Decides how the user renames a document; none of its methods are called here.
---@class UINavigationItemRenameDelegate

---Decides how a presentation adapts, and is notified when the user dismisses it.
---@class UIAdaptivePresentationControllerDelegate
---@field shouldDismiss (fun(presentation: UIPresentationController): boolean)? Asked before the user's gesture dismisses it; only false refuses.
---@field willDismiss (fun(presentation: UIPresentationController))? Called when the user begins to dismiss it; a script's `dismiss` doesn't call it.
---@field didDismiss (fun(presentation: UIPresentationController))? Called when the user has dismissed it; a script's `dismiss` doesn't call it.
---@field didAttemptToDismiss (fun(presentation: UIPresentationController))? Called when the user tried to dismiss it and wasn't allowed to.
---@field adaptivePresentationStyle (fun(presentation: UIPresentationController, traits: UITraitCollection): UIModalPresentationStyle?)? Asked for the style on this device; nil uses the default.
---@field viewControllerForAdaptivePresentationStyle (fun(presentation: UIPresentationController, style: UIModalPresentationStyle): UIViewController?)? Asked what to present instead in an adapted style; nil is the controller itself.
---@field prepareForPopoverPresentation (fun(presentation: UIPresentationController))? Called before a popover is presented, the last moment to set its source.
---@field prepareAdaptive (fun(presentation: UIPresentationController, adaptive: UIPresentationController))? Called before it is presented in an adapted style, with that style's controller. Facts: F68 (:help F68).
---@field willPresentWithAdaptiveStyle (fun(presentation: UIPresentationController, style: UIModalPresentationStyle))? Called before it takes an adapted style; "none" where it returns to its own. Facts: F68, F72 (:help F68).
---@field willReposition (fun(presentation: UIPresentationController, rect: CGRect, view: UIView): any)? Called when a rotation or another size moves a popover; returns the new rectangle and view, or nothing. Facts: F71 (:help F71).
---@field didChangeSelectedDetentIdentifier (fun(sheet: UISheetPresentationController))? Called when the user has moved a sheet to another height. Facts: F55 (:help F55).

---Allows the user to dismiss a popover, and is notified of it; a script's `dismiss` calls neither.
---@class UIPopoverControllerDelegate
---@field shouldDismissPopover (fun(popover: UIPopoverController): boolean)? Asked before a tap outside dismisses it; only false refuses. Facts: B71 (:help B71).
---@field didDismissPopover (fun(popover: UIPopoverController))? Called when the user has dismissed it. Facts: B71 (:help B71).

---Gives a presented controller its presentation controller and animators; there is no sender.
---@class UIViewControllerTransitioningDelegate
---@field presentationControllerFor (fun(presented: UIViewController, presenting?: UIViewController, source: UIViewController): UIPresentationController?)? Asked for the presentation controller of the style `custom`.
---@field animationControllerForPresented (fun(presented: UIViewController, presenting: UIViewController, source: UIViewController): UIViewControllerAnimatedTransitioning?)? Asked for the animator of the presentation; nil uses the default animation.
---@field animationControllerForDismissed (fun(dismissed: UIViewController): UIViewControllerAnimatedTransitioning?)? Asked for the animator of the dismissal; nil uses the default animation.
---@field interactionControllerForPresentation (fun(animator?: any): UIViewControllerInteractiveTransitioning?)? Asked for the interaction controller of the presentation; nil lets it run by itself.
---@field interactionControllerForDismissal (fun(animator?: any): UIViewControllerInteractiveTransitioning?)? Asked for the interaction controller of the dismissal; nil lets it run by itself.

---Animates a transition: a table, or an object, that a delegate returns.
---@class UIViewControllerAnimatedTransitioning
---@field transitionDuration (fun(context?: UIViewControllerContextTransitioning): number)? Returns the duration, in seconds.
---@field animateTransition (fun(context: UIViewControllerContextTransitioning))? Called to animate; it must ensure that `context:completeTransition(true)` is called.
---@field animationEnded (fun(completed: boolean))? Called when the transition is over; false if it was cancelled.

---Drives an animator: a `UIPercentDrivenInteractiveTransition`, or a table.
---@class UIViewControllerInteractiveTransitioning
---@field wantsInteractiveStart boolean? Whether it starts interactively; only false doesn't.
---@field startInteractiveTransition (fun(context: UIViewControllerContextTransitioning))? Called instead of the animator; it reports the progress to the context.

---Gives the context menus of a view.
---@class UIContextMenuInteractionDelegate
---@field configurationForMenu (fun(interaction: UIContextMenuInteraction, location: CGPoint): UIContextMenuConfiguration?)? Asked for the menu at a point of the view; nil for none.
---@field willPerformPreviewAction (fun(interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionAnimating))? Called when the preview was tapped.
---@field willDisplayMenu (fun(interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionAnimating))? Called before the menu appears.
---@field willEnd (fun(interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionAnimating))? Called before the menu disappears.

---Is notified of the scrolling of a scroll view.
---@class UIScrollViewDelegate
---@field didScroll (fun(view: UIScrollView))? Called at every change of the offset.
---@field willBeginDragging (fun(view: UIScrollView))? Called when the user begins to drag.
---@field willEndDragging (fun(view: UIScrollView, velocity: CGPoint, target: CGPoint): CGPoint?)? Called before the finger is lifted, with its velocity in points per millisecond; may return another offset to stop at.
---@field didEndDragging (fun(view: UIScrollView, decelerate: boolean))? Called when the finger was lifted, with whether the content moves on.
---@field willBeginDecelerating (fun(view: UIScrollView))? Called when the content begins to move on without a finger.
---@field didEndDecelerating (fun(view: UIScrollView))? Called when the content has stopped.
---@field didEndScrollingAnimation (fun(view: UIScrollView))? Called when an animation of the offset has ended that the script began.
---@field shouldScrollToTop (fun(view: UIScrollView): boolean)? Asked when the user taps the status bar; only false refuses.
---@field didScrollToTop (fun(view: UIScrollView))? Called when a tap on the status bar has scrolled to the top.
---@field didChangeAdjustedContentInset (fun(view: UIScrollView))? Called when `adjustedContentInset` has changed.

---Provides the sections and rows of a table.
---@class UITableViewDataSource
---@field numberOfSections (fun(table: UITableView): integer)? Asked for the number of sections; 1 without this function.
---@field numberOfRows (fun(table: UITableView, section: integer): integer)? Asked for the number of rows in a section.
---@field cellForRow (fun(table: UITableView, indexPath: IndexPath): UITableViewCell)? Asked for the cell of a row; nil is an error. `no-cell`: NSInternalInconsistencyException: each row needs a cell; an exception is raised during the table's layout. Facts: B89 (:help B89).
---@field titleForHeader (fun(table: UITableView, section: integer): string?)? Asked for the text above a section.
---@field titleForFooter (fun(table: UITableView, section: integer): string?)? Asked for the text below a section.
---@field canEditRow (fun(table: UITableView, indexPath: IndexPath): boolean)? Asked whether a row may be edited; only false refuses.
---@field commit (fun(table: UITableView, style: UITableViewCell.EditingStyle, indexPath: IndexPath))? Called to carry out the user's edit: delete the row, or insert one.

---Allows the user's selections, and is notified of them; has all keys of UIScrollViewDelegate.
---@class UITableViewDelegate
---@field willSelectRow (fun(table: UITableView, indexPath: IndexPath): IndexPath?)? Asked for the row to select when one was tapped; nil selects none.
---@field didSelectRow (fun(table: UITableView, indexPath: IndexPath))? Called when the user has selected a row; a script's `selectRow` does not call it.
---@field willDeselectRow (fun(table: UITableView, indexPath: IndexPath): IndexPath?)? Asked for the row to deselect when another one is selected; nil deselects none.
---@field didDeselectRow (fun(table: UITableView, indexPath: IndexPath))? Called when a row has been deselected.
---@field viewForHeader (fun(table: UITableView, section: integer): UIView?)? Asked for the view above a section, which replaces its title.
---@field heightForHeader (fun(table: UITableView, section: integer): number)? Asked for the height of what is above a section, in points.
---@field viewForFooter (fun(table: UITableView, section: integer): UIView?)? Asked for the view below a section, which replaces its title.
---@field heightForFooter (fun(table: UITableView, section: integer): number)? Asked for the height of what is below a section, in points.
---@field heightForRow (fun(table: UITableView, indexPath: IndexPath): number)? Asked for the height of a row, in points; -1 lets its contents decide.
---@field editingStyleForRow (fun(table: UITableView, indexPath: IndexPath): UITableViewCell.EditingStyle)? Asked what the control of a row does while the table is being edited.
---@field leadingSwipeActionsConfigurationForRow (fun(table: UITableView, indexPath: IndexPath): UISwipeActionsConfiguration?)? Asked for the actions at the left edge of a row that is swiped; nil for none.
---@field trailingSwipeActionsConfigurationForRow (fun(table: UITableView, indexPath: IndexPath): UISwipeActionsConfiguration?)? Asked for the actions at the right edge of a row that is swiped; nil for Delete, if the data source has `commit`.
---@field titleForDeleteConfirmationButtonForRow (fun(table: UITableView, indexPath: IndexPath): string?)? Asked for the text of the button that deletes a row; "Delete" without this function.
---@field willBeginEditingRow (fun(table: UITableView, indexPath: IndexPath))? Called before a swipe moves a row aside.
---@field didEndEditingRow (fun(table: UITableView, indexPath?: IndexPath))? Called when a row that was swiped is back in its place; nil if it is gone.
---@field contextMenuConfigurationForRow (fun(table: UITableView, indexPath: IndexPath, point: CGPoint): UIContextMenuConfiguration?)? Asked for the menu of a row that is pressed long; nil for none.
---@field willDisplayContextMenu (fun(table: UITableView, configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionAnimating))? Called before the menu of a row appears.
---@field willEndContextMenuInteraction (fun(table: UITableView, configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionAnimating))? Called before the menu of a row disappears.
---@field willPerformPreviewAction (fun(table: UITableView, configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionAnimating))? Called when the preview of a row's menu was tapped.

---Provides the sections and items of a collection view.
---@class UICollectionViewDataSource
---@field numberOfSections (fun(view: UICollectionView): integer)? Asked for the number of sections; 1 without this function.
---@field numberOfItems (fun(view: UICollectionView, section: integer): integer)? Asked for the number of items in a section.
---@field cellForItem (fun(view: UICollectionView, indexPath: IndexPath): UICollectionViewCell)? Asked for the cell of an item; nil is an error. `no-item-cell`: NSInternalInconsistencyException: each item on screen needs a cell; an exception is raised during the layout. Facts: H2 (:help H2).
---@field viewForSupplementaryElement (fun(view: UICollectionView, kind: UICollectionView.ElementKind, indexPath: IndexPath): UICollectionReusableView)? Asked for the header or footer of a section, by its kind.

---Allows the user's selections, and is notified of them.
---@class UICollectionViewDelegate
---@field shouldHighlightItem (fun(view: UICollectionView, indexPath: IndexPath): boolean)? Asked whether a touched item may be selected; only false refuses.
---@field shouldSelectItem (fun(view: UICollectionView, indexPath: IndexPath): boolean)? Asked whether an item may be selected; only false refuses.
---@field shouldDeselectItem (fun(view: UICollectionView, indexPath: IndexPath): boolean)? Asked whether one of several selected items may be deselected; only false refuses.
---@field didHighlightItem (fun(view: UICollectionView, indexPath: IndexPath))? Called when an item is touched.
---@field didUnhighlightItem (fun(view: UICollectionView, indexPath: IndexPath))? Called when an item is no longer touched.
---@field didSelectItem (fun(view: UICollectionView, indexPath: IndexPath))? Called when the user has selected an item; a script's `selectItem` does not call it.
---@field didDeselectItem (fun(view: UICollectionView, indexPath: IndexPath))? Called when the user has deselected an item, or selected another one.
---@field willDisplay (fun(view: UICollectionView, cell: UICollectionViewCell, indexPath: IndexPath))? Called before the cell of an item appears.
---@field didEndDisplaying (fun(view: UICollectionView, cell: UICollectionViewCell, indexPath: IndexPath))? Called when the cell of an item has disappeared.
---@field sizeForItem (fun(view: UICollectionView, layout: UICollectionViewLayout, indexPath: IndexPath): CGSize)? Asked by a flow layout for the size of an item.
---@field insetForSection (fun(view: UICollectionView, layout: UICollectionViewLayout, section: integer): UIEdgeInsets)? Asked by a flow layout for the space around the items of a section.
---@field minimumLineSpacingForSection (fun(view: UICollectionView, layout: UICollectionViewLayout, section: integer): number)? Asked by a flow layout for the least distance between lines.
---@field minimumInteritemSpacingForSection (fun(view: UICollectionView, layout: UICollectionViewLayout, section: integer): number)? Asked by a flow layout for the least distance between the items of a line.
---@field referenceSizeForHeader (fun(view: UICollectionView, layout: UICollectionViewLayout, section: integer): CGSize)? Asked by a flow layout for the size of a section's header; zero for none.
---@field referenceSizeForFooter (fun(view: UICollectionView, layout: UICollectionViewLayout, section: integer): CGSize)? Asked by a flow layout for the size of a section's footer; zero for none.
---@field contextMenuConfigurationForItems (fun(view: UICollectionView, indexPaths: IndexPath[], point: CGPoint): UIContextMenuConfiguration?)? Asked for the menu of an item that is pressed long; nil for none.
---@field contextMenuConfigurationForItem (fun(view: UICollectionView, indexPath: IndexPath, point: CGPoint): UIContextMenuConfiguration?)? Asked in the same way if the other function gives none, as before iOS 16.
---@field willDisplayContextMenu (fun(view: UICollectionView, configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionAnimating))? Called before the menu of an item appears.
---@field willEndContextMenuInteraction (fun(view: UICollectionView, configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionAnimating))? Called before the menu of an item disappears.
---@field willPerformPreviewAction (fun(view: UICollectionView, configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionAnimating))? Called when the preview of an item's menu was tapped.

---Allows the editing of a text field, and is notified of it.
---@class UITextFieldDelegate
---@field shouldBeginEditing (fun(field: UITextField): boolean)? Asked before editing begins; only false refuses.
---@field didBeginEditing (fun(field: UITextField))? Called when editing has begun.
---@field shouldEndEditing (fun(field: UITextField): boolean)? Asked before editing ends; only false refuses.
---@field didEndEditing (fun(field: UITextField))? Called when editing has ended.
---@field shouldChangeCharacters (fun(field: UITextField, range: NSRange, text: string): boolean)? Asked before typed text replaces a part of the text; only false refuses.
---@field shouldReturn (fun(field: UITextField): boolean)? Asked when Return is pressed; only false ignores the key.

---Allows the editing of a text view, and is notified of it.
---@class UITextViewDelegate
---@field shouldBeginEditing (fun(view: UITextView): boolean)? Asked before editing begins; only false refuses.
---@field didBeginEditing (fun(view: UITextView))? Called when editing has begun.
---@field shouldEndEditing (fun(view: UITextView): boolean)? Asked before editing ends; only false refuses.
---@field didEndEditing (fun(view: UITextView))? Called when editing has ended.
---@field shouldChangeText (fun(view: UITextView, range: NSRange, text: string): boolean)? Asked before typed text replaces a part of the text; only false refuses.
---@field didChange (fun(view: UITextView))? Called when the user has changed the text.
---@field didChangeSelection (fun(view: UITextView))? Called when another part of the text is selected.

---Allows the gestures of a recogniser.
---@class UIGestureRecognizerDelegate
---@field shouldBegin (fun(recognizer: UIGestureRecognizer): boolean)? Asked before a gesture begins; only false refuses.
---@field shouldReceive (fun(recognizer: UIGestureRecognizer, touch: UITouch): boolean)? Asked when a finger touches the screen; only false keeps its touches away.
---@field shouldRecognizeSimultaneously (fun(recognizer: UIGestureRecognizer, other: UIGestureRecognizer): boolean)? Asked whether another one may recognise the gesture as well; only true lets it.
---@field shouldRequireFailure (fun(recognizer: UIGestureRecognizer, other: UIGestureRecognizer): boolean)? Asked whether it waits until another one fails; only true counts.
---@field shouldBeRequiredToFail (fun(recognizer: UIGestureRecognizer, other: UIGestureRecognizer): boolean)? Asked whether another one waits until it fails; only true counts.

---Is notified of the buttons of an alert.
---@class UIAlertViewDelegate
---@field willPresent (fun(alert: UIAlertView))? Called before it is shown.
---@field didPresent (fun(alert: UIAlertView))? Called when it has been shown.
---@field clickedButton (fun(alert: UIAlertView, buttonIndex: integer))? Called when the user has tapped a button; it dismisses itself then.
---@field willDismissWithButtonIndex (fun(alert: UIAlertView, buttonIndex: integer))? Called before it is dismissed.
---@field didDismissWithButtonIndex (fun(alert: UIAlertView, buttonIndex: integer))? Called when it has been dismissed.

---Is notified of the buttons of an action sheet.
---@class UIActionSheetDelegate
---@field willPresent (fun(sheet: UIActionSheet))? Called before it is shown.
---@field didPresent (fun(sheet: UIActionSheet))? Called when it has been shown.
---@field clickedButton (fun(sheet: UIActionSheet, buttonIndex: integer))? Called when the user has tapped a button; it dismisses itself then.
---@field willDismissWithButtonIndex (fun(sheet: UIActionSheet, buttonIndex: integer))? Called before it is dismissed.
---@field didDismissWithButtonIndex (fun(sheet: UIActionSheet, buttonIndex: integer))? Called when it has been dismissed.

---Allows the editing of a search bar, and is notified of it.
---@class UISearchBarDelegate
---@field shouldBeginEditing (fun(bar: UISearchBar): boolean)? Asked before editing begins; only false refuses.
---@field textDidBeginEditing (fun(bar: UISearchBar))? Called when editing has begun.
---@field shouldChangeText (fun(bar: UISearchBar, range: NSRange, text: string): boolean)? Asked before typed text replaces a part of the text; only false refuses.
---@field textDidChange (fun(bar: UISearchBar, text: string))? Called when the user has changed the text.
---@field searchButtonClicked (fun(bar: UISearchBar))? Called when the user presses the Search key.
---@field cancelButtonClicked (fun(bar: UISearchBar))? Called when the user taps the Cancel button.
---@field selectedScopeDidChange (fun(bar: UISearchBar, index: integer))? Called when the user has chosen another scope.
---@field shouldEndEditing (fun(bar: UISearchBar): boolean)? Asked before editing ends; only false refuses.
---@field textDidEndEditing (fun(bar: UISearchBar))? Called when editing has ended.

---Is notified of the presentations and dismissals of a search that the program doesn't make.
---@class UISearchControllerDelegate
---@field present (fun(search: UISearchController))? Called before the search is presented; it may present it itself.
---@field willPresent (fun(search: UISearchController))? Called before it is presented.
---@field didPresent (fun(search: UISearchController))? Called when it has been presented.
---@field willDismiss (fun(search: UISearchController))? Called before it is dismissed.
---@field didDismiss (fun(search: UISearchController))? Called when it has been dismissed.
---@field willChangeTo (fun(search: UISearchController, placement: UINavigationItem.SearchBarPlacement))? Called before the search bar gets another place.
---@field didChangeFrom (fun(search: UISearchController, placement: UINavigationItem.SearchBarPlacement))? Called when the search bar has another place.

---Updates the results of a search.
---@class UISearchResultsUpdating
---@field updateSearchResults (fun(search: UISearchController, suggestion?: UISearchSuggestionItem))? Called when the bar becomes first responder, when its text or scope changes, when a suggestion is chosen, and when the search ends.

---Is notified of an entered contact.
---@class ABNewPersonViewControllerDelegate
---@field didCompleteWithNewPerson (fun(controller: ABNewPersonViewController, person?: any))? Called with the new contact, or nil if the user cancelled; it dismisses.

---Is notified of a chosen contact.
---@class ABPeoplePickerNavigationControllerDelegate
---@field didSelectPerson (fun(picker: ABPeoplePickerNavigationController, person?: any, property?: integer, identifier?: integer))? Called with the contact, or with one value of it.
---@field shouldContinueAfterSelectingPerson (fun(picker: ABPeoplePickerNavigationController, person?: any, property?: integer, identifier?: integer): boolean)? Asked whether the picker continues; only true does.
---@field didCancel (fun(picker: ABPeoplePickerNavigationController))? Called when the user cancelled.

---Decides what a tap on a value does.
---@class ABPersonViewControllerDelegate
---@field shouldPerformDefaultActionForPerson (fun(controller: ABPersonViewController, person?: any, property: integer, identifier: integer): boolean)? Asked whether to call or write to a value; only true does.

---Is notified of what happens to an unknown contact.
---@class ABUnknownPersonViewControllerDelegate
---@field didResolveToPerson (fun(controller: ABUnknownPersonViewController, person?: any))? Called with the contact that was created or found, or nil.
---@field shouldPerformDefaultActionForPerson (fun(controller: ABUnknownPersonViewController, person?: any, property: integer, identifier: integer): boolean)? Asked whether to call or write to a value; only true does.

---Is notified of an edited event.
---@class EKEventEditViewDelegate
---@field didCompleteWith (fun(controller: EKEventEditViewController, action: EKEventEditViewAction))? Called with "canceled", "saved" or "deleted"; it dismisses.
---@field defaultCalendarForNewEvents (fun(controller: EKEventEditViewController): string?)? Asked for the title of the calendar of new events.

---Is notified of what the user did with an event.
---@class EKEventViewDelegate
---@field didCompleteWith (fun(controller: EKEventViewController, action: EKEventViewAction))? Called with "done", "responded" or "deleted".

---Is notified when a player is done.
---@class GKAchievementViewControllerDelegate
---@field didFinish (fun(controller: GKAchievementViewController))? Called when the player taps Done; it dismisses.

---Is notified when a player is done.
---@class GKLeaderboardViewControllerDelegate
---@field didFinish (fun(controller: GKLeaderboardViewController))? Called when the player taps Done; it dismisses.

---Is notified of the match that was found.
---@class GKMatchmakerViewControllerDelegate
---@field didFind (fun(controller: GKMatchmakerViewController, match?: any))? Called with the match that was found; it dismisses.
---@field didFindHostedPlayers (fun(controller: GKMatchmakerViewController, players: any[]))? Called with the players, if the program hosts.
---@field didFindPlayers (fun(controller: GKMatchmakerViewController, names: string[]))? Called with the names of the players, if the program hosts.
---@field didFailWithError (fun(controller: GKMatchmakerViewController, text: string))? Called when it failed, with the text of the error.
---@field wasCancelled (fun(controller: GKMatchmakerViewController))? Called when the player cancelled; it dismisses.

---Is notified of the chosen match.
---@class GKTurnBasedMatchmakerViewControllerDelegate
---@field didFind (fun(controller: GKTurnBasedMatchmakerViewController, match?: any))? Called with the match that was found; it dismisses.
---@field playerQuitFor (fun(controller: GKTurnBasedMatchmakerViewController, match?: any))? Called with a match that the player has quit.
---@field didFailWithError (fun(controller: GKTurnBasedMatchmakerViewController, text: string))? Called when it failed, with the text of the error.
---@field wasCancelled (fun(controller: GKTurnBasedMatchmakerViewController))? Called when the player cancelled; it dismisses.

---Is notified of the device that was found.
---@class GKPeerPickerControllerDelegate
---@field didSelect (fun(picker: GKPeerPickerController, type: GKPeerPickerConnectionType))? Called with the kind of connection, "nearby" or "online".
---@field sessionFor (fun(picker: GKPeerPickerController, type: GKPeerPickerConnectionType): any)? Asked for the session of a kind of connection.
---@field didConnectPeer (fun(picker: GKPeerPickerController, peer: string, session?: any))? Called when another device is connected; it dismisses.
---@field didCancel (fun(picker: GKPeerPickerController))? Called when the player cancelled.

---Is notified of the result of the mail.
---@class MFMailComposeViewControllerDelegate
---@field didFinishWith (fun(controller: MFMailComposeViewController, result: MFMailComposeResult, error?: string))? Called with "cancelled", "saved", "sent" or "failed"; it dismisses.

---Is notified of the result of the message.
---@class MFMessageComposeViewControllerDelegate
---@field didFinishWith (fun(controller: MFMessageComposeViewController, result: MessageComposeResult))? Called with "cancelled", "sent" or "failed"; it dismisses.

---Is notified of the chosen songs.
---@class MPMediaPickerControllerDelegate
---@field didPickMediaItems (fun(picker: MPMediaPickerController, items: any[]))? Called with the songs; it dismisses.
---@field didCancel (fun(picker: MPMediaPickerController))? Called when the user cancelled; it dismisses.

---Is notified of the chosen picture.
---@class UIImagePickerControllerDelegate
---@field didFinishPickingMediaWithInfo (fun(picker: UIImagePickerController, info: table))? Called with what is known of the picture, by the names of UIKit's keys; it dismisses.
---@field didCancel (fun(picker: UIImagePickerController))? Called when the user cancelled; it dismisses.

---Is notified of the result of the trimming.
---@class UIVideoEditorControllerDelegate
---@field didSaveEditedVideoToPath (fun(editor: UIVideoEditorController, path: string))? Called with the path of the shortened film; it dismisses.
---@field didFailWithError (fun(editor: UIVideoEditorController, text: string))? Called when it failed, with the text of the error.
---@field didCancel (fun(editor: UIVideoEditorController))? Called when the user cancelled; it dismisses.

---Is notified of a page and of the end.
---@class SFSafariViewControllerDelegate
---@field didFinish (fun(controller: SFSafariViewController))? Called when the user is done, and the controller is gone. Facts: F121 (:help F121).
---@field didCompleteInitialLoad (fun(controller: SFSafariViewController, didLoadSuccessfully: boolean))? Called when the page has been loaded.

---Is notified of chosen documents.
---@class UIDocumentPickerDelegate
---@field didPickDocumentsAt (fun(controller: UIDocumentPickerViewController, urls: string[]))? Called with the documents, while the picker is being dismissed. Facts: F119 (:help F119).
---@field wasCancelled (fun(controller: UIDocumentPickerViewController))? Called when the user cancelled.

---Is notified of chosen photos.
---@class PHPickerViewControllerDelegate
---@field didFinishPicking (fun(picker: PHPickerViewController, results: string[]))? Called with the photos, none for a cancel; it dismisses the picker. Facts: F120 (:help F120).
